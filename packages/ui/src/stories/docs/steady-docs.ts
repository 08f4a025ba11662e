import { DocsRenderer } from '@storybook/addon-docs'
import type { Renderer } from 'storybook/internal/types'

/**
 * Renders a docs page only once. Stories render again by themselves on a toolbar change, and the theme is handled
 * separately; rendering the page again would discard stories that are being rendered, and Storybook would reload it and
 * lose the selected language.
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
