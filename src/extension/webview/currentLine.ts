/** The line of the file whose rows are marked: that under the pointer, else that of the cursor. Tells every change once. */
export class CurrentLine {
  private readonly _tell: (line: number | null) => void;
  private _cursor: number | null = null;
  private _pointer: number | null = null;
  private _told: number | null = null;

  constructor(tell: (line: number | null) => void) {
    this._tell = tell;
  }

  set cursor(line: number | null) {
    this._cursor = line;
    this._update();
  }

  set pointer(line: number | null) {
    this._pointer = line;
    this._update();
  }

  /** It is another file. */
  clear(): void {
    this._cursor = null;
    this._pointer = null;
    this._update();
  }

  /** Who is told knows nothing yet. */
  again(): void {
    this._told = null;
    this._update();
  }

  private _update(): void {
    const line = this._pointer ?? this._cursor;
    if (line === this._told) return;
    this._told = line;
    this._tell(line);
  }
}
