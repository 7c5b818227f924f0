import { createBirpc } from 'birpc';
import type { Reply } from '../../worker/api.ts';
import { isMessage } from '../protocol/envelope.ts';
import { ledger, members, moves, positionSummary, turns } from '../protocol/factGuards.ts';
import type { PanelHostApi, PanelViewApi } from '../protocol/panelApi.ts';
import {
  listedMoves,
  listedStacks,
  marginSeries,
  placedMove,
  rankedPhotos,
  stackChange,
  verifiable,
  verifyResult,
} from '../protocol/questionGuards.ts';
import { moveReasons, positionReasons } from '../protocol/reasonGuards.ts';
import type { Guard } from '../protocol/shape.ts';
import { viewCalls } from '../protocol/viewGuards.ts';
import { checkedReply, type MessagePort } from './frame.ts';
import type { Host, HostListener } from './host.ts';

/** Connects the panel to the extension and says that it is up. What comes in is checked; what fails the check is dropped. */
export function connect(port: MessagePort, listener: HostListener): Host {
  const api: PanelViewApi = {
    setState: (state) => listener.setState(state),
    setCurrentLine: (line) => listener.setCurrentLine(line),
    setVerifyProgress: (share) => listener.setVerifyProgress?.(share),
    look: (index, position) => listener.look?.(index, position),
    setPredictFirst: (on) => listener.setPredictFirst?.(on),
    play: () => listener.play?.(),
    verify: () => listener.verify?.(),
    sendChart: () => listener.sendChart?.(),
  };
  const remote = createBirpc<PanelHostApi, PanelViewApi>(api, {
    post: (message) => port.post(message),
    on: (receive) =>
      port.listen((message) => {
        if (isMessage(message, viewCalls)) receive(message);
        else log('The panel got a message that it does not know.');
      }),
    timeout: -1,
    eventNames: [
      'ready',
      'solve',
      'cancel',
      'chooseGame',
      'reveal',
      'applyFix',
      'openSample',
      'openFile',
      'showLog',
      'showProblems',
      'log',
      'cancelVerify',
      'togglePin',
      'looking',
      'exportAs',
      'saveChart',
      'copySummary',
      'showPlainText',
      'highlight',
    ],
  });
  const log = (text: string): void => void remote.log(text);

  const checked = <Value>(question: string, answer: Promise<unknown>, guard: Guard<Value>): Promise<Reply<Value>> =>
    checkedReply(question, answer, guard, log);

  void remote.ready();
  return {
    solve: () => void remote.solve(),
    cancel: () => void remote.cancel(),
    chooseGame: (game) => void remote.chooseGame(game),
    reveal: (line, start, end) => void remote.reveal(line, start, end),
    applyFix: (index) => void remote.applyFix(index),
    openSample: () => void remote.openSample(),
    openFile: () => void remote.openFile(),
    showLog: () => void remote.showLog(),
    showProblems: () => void remote.showProblems(),
    cancelVerify: () => void remote.cancelVerify(),
    togglePin: () => void remote.togglePin(),
    looking: (uri, version, index, position, hidden) => void remote.looking(uri, version, index, position, hidden),
    exportAs: (form) => void remote.exportAs(form),
    saveChart: (svg) => void remote.saveChart(svg),
    copySummary: () => void remote.copySummary(),
    showPlainText: () => void remote.showPlainText(),
    highlight: (line) => void remote.highlight(line),
    ledger: (version, index) => checked('ledger', remote.ledger(version, index), ledger),
    members: (version, index, part, window) => checked('members', remote.members(version, index, part, window), members),
    position: (version, index, at) => checked('position', remote.position(version, index, at), positionSummary),
    line: (version, index, at, window) => checked('line', remote.line(version, index, at, window), turns),
    wholeLine: (version, index, at, points) => checked('wholeLine', remote.wholeLine(version, index, at, points), marginSeries),
    moves: (version, index, at, window) => checked('moves', remote.moves(version, index, at, window), moves),
    filteredMoves: (version, index, at, filter, window) =>
      checked('filteredMoves', remote.filteredMoves(version, index, at, filter, window), listedMoves),
    move: (version, index, at, move, filter) => checked('move', remote.move(version, index, at, move, filter), placedMove),
    explainPosition: (version, index, at, most) =>
      checked('explainPosition', remote.explainPosition(version, index, at, most), positionReasons),
    explainMoves: (version, index, at, moves) => checked('explainMoves', remote.explainMoves(version, index, at, moves), moveReasons),
    verifiable: (version, index, at) => checked('verifiable', remote.verifiable(version, index, at), verifiable),
    verify: (version, index, at) => checked('verify', remote.verify(version, index, at), verifyResult),
    stacks: (version, index, order, window) => checked('stacks', remote.stacks(version, index, order, window), listedStacks),
    hottest: (version, index, count) => checked('hottest', remote.hottest(version, index, count), rankedPhotos),
    changedStack: (version, index, stack, values) =>
      checked('changedStack', remote.changedStack(version, index, stack, values), stackChange),
  };
}
