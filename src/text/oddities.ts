/** Problems of any text of numbers, with the arguments of their sentences. */
export interface TextProblems {
  readonly 'not-a-number': { readonly token: string };
}
