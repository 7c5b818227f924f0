import { html, LitElement, nothing, type TemplateResult } from 'lit';
import type { RankedPhoto } from '../../../games/familyPhotos/facts.ts';
import type { Failure } from '../../../worker/api.ts';
import { grouped, signed } from '../../../words/numbers.ts';
import { hottestHeading, hottestTurns, photoName } from '../../../words/stackTable.ts';
import { stackTableLabels } from '../../../words/stackTableLabels.ts';
import type { CaseScene } from '../../scene.ts';
import { who } from '../../parts/who.ts';
import { missingPart } from '../../views/notices.ts';
import { ChooseStack } from './links.ts';

const mostPhotos = 20;

/** The hottest photos of the pool at the start of the game, which are the first turns of the line of play. */
export class HottestPhotos extends LitElement {
  static override properties = { scene: { attribute: false } };
  declare scene: CaseScene | null;
  private data: CaseScene['data'] | null = null;
  private photos: readonly RankedPhoto[] = [];
  private failure: Failure | null = null;

  constructor() {
    super();
    this.scene = null;
  }

  protected override createRenderRoot(): this {
    return this;
  }

  protected override willUpdate(): void {
    const { scene } = this;
    if (scene === null || scene.data === this.data) return;
    this.data = scene.data;
    this.photos = [];
    void this.ask(scene);
  }

  protected override render(): TemplateResult | typeof nothing {
    const { scene, photos, failure } = this;
    if (scene === null) return nothing;
    if (failure !== null) return missingPart(scene.context, failure, () => void this.ask(scene));
    if (photos.length === 0) return nothing;
    const { l10n } = scene.context;
    const labels = stackTableLabels(l10n);
    return html`<section class="sec" aria-labelledby="hottest">
      <header>
        <h2 id="hottest">${hottestHeading(l10n, photos.length)}</h2>
        <span class="meta">${hottestTurns(l10n, photos.length)}</span>
      </header>
      <table class="top">
        <caption class="sr">
          ${labels.hottestCaption}
        </caption>
        <thead>
          <tr>
            <th scope="col" class="t"><span class="sr">${labels.rank}</span></th>
            <th scope="col">${labels.photo}</th>
            <th scope="col" class="r">${labels.swing}</th>
            <th scope="col" class="r">${labels.takenFor}</th>
          </tr>
        </thead>
        <tbody>
          ${photos.map((photo) => this.row(scene, photo))}
        </tbody>
      </table>
    </section>`;
  }

  private row(scene: CaseScene, { stack, line, place, photo, rank, taker }: RankedPhoto): TemplateResult {
    const { context } = scene;
    const choose = (event: Event): void => {
      event.currentTarget?.dispatchEvent(new ChooseStack(stack));
      scene.reveal(line);
    };
    return html`<tr data-link=${stack} data-line=${line} class=${line === scene.currentLine ? 'linked' : ''}>
      <td class="t num">${rank}</td>
      <td><button type="button" class="link" @click=${choose}>${photoName(context.l10n, stack, place)}</button></td>
      <td class="r num">${grouped(photo.swing)}</td>
      <td class="r">${taker === null ? nothing : html`<span class="num">${signed(worth(photo, taker))}</span> ${who(context, taker)}`}</td>
    </tr>`;
  }

  private async ask(scene: CaseScene): Promise<void> {
    const { data } = scene;
    this.failure = null;
    const reply = await scene.context.host.hottest(data.version, data.index, mostPhotos);
    if (data !== this.data) return;
    if (reply.ok) this.photos = reply.value;
    else this.failure = reply.failure;
    this.requestUpdate();
  }
}

/** What it does to the margin that a player takes the photo. */
function worth({ a, b }: RankedPhoto['photo'], taker: 0 | 1): string {
  return taker === 0 ? a : String(-BigInt(b));
}

customElements.define('op-hottest', HottestPhotos);
