/**
 * Continues after a change, even if the component that requested it is unmounted by then, as often happens because of the answer;
 * a callback of `mutate` would not be called. A failure is reported where the change was requested.
 */
export function whenDone<Answer>(change: Promise<Answer>, follow: (answer: Answer) => unknown): void {
  void change.then(follow, () => undefined)
}
