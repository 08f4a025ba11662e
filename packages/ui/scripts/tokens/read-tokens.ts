/** A declaration of `tokens.css`: `--eks-page: light-dark(#faf7f4, #081e21)`. */
export interface Declared {
  /** Without `--eks-`. */
  readonly name: string
  readonly value: string
}

/** A group of declarations: the selectors, and the media query around them if there is one. */
export interface TokenBlock {
  readonly selectors: readonly string[]
  readonly media: string | undefined
  readonly tokens: readonly Declared[]
}

const flat = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

function readBlock(selector: string, body: string, media: string | undefined): TokenBlock {
  const tokens = body.split(';').flatMap((line) => {
    const match = /^\s*--eks-([\w-]+):([\s\S]+)$/.exec(line)
    return match ? [{ name: match[1] ?? '', value: flat(match[2] ?? '') }] : []
  })
  return { selectors: selector.split(',').map(flat), media, tokens }
}

/** The rules of a stylesheet whose rules are top-level or inside one media query; comments are skipped. */
export function readTokenBlocks(css: string): readonly TokenBlock[] {
  const rules = /(@media[^{]+)\{((?:[^{}]|\{[^{}]*\})*)\}|([^{}]+)\{([^{}]*)\}/g
  const read = (text: string, media: string | undefined): readonly TokenBlock[] =>
    [...text.matchAll(rules)].flatMap(([, query, inside = '', selector = '', body = '']) =>
      query === undefined ? [readBlock(selector, body, media)] : read(inside, flat(query)),
    )
  return read(css.replaceAll(/\/\*[\s\S]*?\*\//g, ''), undefined).filter(({ tokens }) => tokens.length > 0)
}
