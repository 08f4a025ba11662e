/**
 * What follows when a change is made, also where the component that asked for it is gone by then: an answer often takes it away, and
 * a callback of `mutate` goes with it. A failure is said where the change was asked for.
 */
export function whenDone<Answer>(change: Promise<Answer>, follow: (answer: Answer) => unknown): void {
  void change.then(follow, () => undefined)
}
