import { readTokenBlocks, type TokenBlock } from './read-tokens.ts'
import { type DesignToken, type Scheme, toToken } from './to-dtcg.ts'

type Group = Readonly<Record<string, DesignToken | string>>

const isThemed = ({ value }: TokenBlock['tokens'][number]) => value.includes('light-dark(')

const group = (
  description: string,
  tokens: TokenBlock['tokens'],
  { scheme = 'light', only = () => true }: { scheme?: Scheme; only?: typeof isThemed } = {},
): Group => ({
  $description: description,
  ...Object.fromEntries(tokens.filter(only).map(({ name, value }) => [name, toToken(name, value, scheme)])),
})

/**
 * `tokens.css` as a design token document. The last part of each path is the name of the CSS variable without `--eks-`;
 * the parts before it say when it applies.
 */
export function makeDocument(css: string) {
  const blocks = readTokenBlocks(css)
  const at = (selector: string, media = '') =>
    blocks
      .filter((block) => block.selectors.at(-1) === selector && (block.media ?? '').includes(media))
      .filter((block) => (media === '') === (block.media === undefined))
      .flatMap(({ tokens }) => tokens)
  const themed = at('[data-color-scheme]')
  return {
    $description: 'Tokens of @eksport/ui. The last part of a name is the CSS variable: theme.light.page is --eks-page.',
    theme: {
      light: group('data-color-scheme="light"', themed, { scheme: 'light', only: isThemed }),
      dark: group('data-color-scheme="dark"', themed, { scheme: 'dark', only: isThemed }),
    },
    base: group('The same in every theme and density', [...themed.filter((token) => !isThemed(token)), ...at(':root')]),
    density: {
      md: group('data-size="md", for exporters', at("[data-size='md']")),
      sm: group('data-size="sm", for officers', at("[data-size='sm']")),
    },
    narrow: group('Instead of base and density.md in windows up to 767 px', [
      ...at('[data-size]', 'max-width'),
      ...at("[data-size='md']", 'max-width'),
    ]),
    coarse: {
      all: group('Instead, in every density, where a finger points', at('[data-size]', 'pointer')),
      sm: group('And in density.sm', at("[data-size='sm']", 'pointer')),
    },
  }
}
