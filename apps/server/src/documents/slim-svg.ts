const sheet = /<path class="typst-shape" fill="#ffffff"[^>]* d="M 0 0v [\d.]+ h [\d.]+ v -[\d.]+ Z "\/>/
const definition = /<(symbol|clipPath) id="(\w+)"[^>]*>([\s\S]*?)<\/\1>/g
const ordinary =
  / class="[^"]*"| fill-rule="nonzero"| stroke-linecap="butt"| stroke-linejoin="miter"| stroke-miterlimit="4"| [xy]="0"/g

/** Rounds to hundredths of a point, finer than any screen shows. */
const rounded = (text: string) =>
  text.replace(/-?\d+\.\d{3,}/g, (value) => String(Math.round(Number(value) * 100) / 100))

const path = (_: string, data: string) => ` d="${data.replace(/ ?([a-zA-Z]) ?/g, '$1').trim()}"`

const slim = (text: string) =>
  rounded(text)
    .replace(ordinary, '')
    .replace(/>\s+</g, '><')
    .replace(/ d="([^"]*)"/g, path)

/** A cache of slimmed glyphs. The engine names glyphs by their shape, and most recur in every drawing. */
const letters = new Map<string, string>()

function letter(id: string, shape: string): string {
  const known = letters.get(id)
  if (known !== undefined) return known
  const slimmed = slim(shape).trim()
  letters.set(id, slimmed)
  return slimmed
}

interface Definition {
  readonly kind: string
  readonly shape: string
}

/** A standalone page: only the shapes that it uses, under short names. */
function page(body: string, definitions: ReadonlyMap<string, Definition>, size: string): string {
  const names = new Map<string, string>()
  const short = (id: string) => {
    const name = names.get(id) ?? `a${names.size.toString(36)}`
    names.set(id, name)
    return name
  }
  const drawn = slim(body)
    // Nearly every glyph is wrapped in a group without attributes.
    .replace(/<g>(<use [^>]*\/>)<\/g>/g, '$1')
    .replace(/xlink:href="#(\w+)"/g, (_, id: string) => `href="#${short(id)}"`)
    .replace(/url\(#(\w+)\)/g, (_, id: string) => `url(#${short(id)})`)
  const shapes = [...names].map(([id, name]) => {
    const { kind, shape } = definitions.get(id) ?? { kind: 'symbol', shape: '<path/>' }
    return kind === 'clipPath'
      ? `<clipPath id="${name}">${slim(shape)}</clipPath>`
      : letter(id, shape).replace('<path', `<path id="${name}"`)
  })
  const head = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size}">`
  return `${head}<defs>${shapes.join('')}</defs><path fill="#fff" d="M0 0h9999v9999H0Z"/>${drawn.trim()}</svg>`
}

/**
 * Splits the engine's SVG of all pages into one SVG per page, at about a fifth of the size: only the shapes that a page
 * uses, short names, two decimals, no default attributes.
 */
export function slimPages(svg: string): string[] {
  const definitions = new Map(
    [...svg.matchAll(definition)].map(([, kind = '', id = '', shape = '']) => [id, { kind, shape }] as const),
  )
  const [, height = '841.89', width = '595.28'] = /<path [^>]*d="M 0 0v ([\d.]+) h ([\d.]+)/.exec(svg) ?? []
  return svg
    .slice(svg.indexOf('\n') + 1, svg.indexOf('<defs id="glyph">'))
    .split(sheet)
    .slice(1)
    .map((body) => {
      // Later pages are in a group that moves them below the first.
      const own = body.replace(/^\s*<g transform="matrix\(1 0 0 1 0 [\d.]+\)">/, '<g>')
      return page(own, definitions, `${width} ${height}`)
    })
}
