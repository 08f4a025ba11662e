import { DocsRenderer } from '@storybook/addon-docs'
import type { Renderer } from 'storybook/internal/types'

/**
 * Draws a page of documentation once. A change in the toolbar draws its stories anew by itself, and the theme is heard where it
 * is needed; drawn a second time, the page would throw away stories that are being drawn, and Storybook then loads it anew: the
 * language that was asked for is lost.
 */
export class SteadyDocs extends DocsRenderer<Renderer> {
  constructor() {
    super()
    const { render } = this
    let drawn: ReturnType<typeof render> | undefined
    this.render = (...page) => {
      drawn ??= render(...page)
      return drawn
    }
  }
}
