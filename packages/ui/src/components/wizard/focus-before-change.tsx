import { Component } from 'react'

interface FocusBeforeChangeProps {
  readonly step: string | undefined
}

/**
 * Gives up the focus of what goes with a page before the page goes; the next heading takes it. A browser that is to take away what has
 * the focus lays out the half-changed page first, which is a tenth of a step's change. What React calls before it changes anything is a
 * class's alone.
 */
export class FocusBeforeChange extends Component<FocusBeforeChangeProps> {
  override getSnapshotBeforeUpdate({ step }: FocusBeforeChangeProps): null {
    if (step !== this.props.step) document.querySelector<HTMLElement>('.eks-wizard :focus')?.blur()
    return null
  }

  /** React wants it beside the one above. */
  override componentDidUpdate(): void {}

  override render(): null {
    return null
  }
}
