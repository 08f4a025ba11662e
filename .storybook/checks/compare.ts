import type { Page } from 'playwright'

/** How much two pictures may differ and still be the same to the eye. */
export interface Tolerance {
  /** Edge of the squares that are compared by their mean, in pixels. */
  readonly block: number
  /** Greatest difference of a colour channel of a square, of 255. */
  readonly channel: number
  /** Share of the squares that may differ more. */
  readonly share: number
  /** So many squares may differ in any case. */
  readonly least: number
  /** Pixels by which width or height may differ. */
  readonly size: number
}

/** The browser that drew the baseline: only the anti-aliasing of another machine is forgiven. */
export const strict: Tolerance = { block: 1, channel: 24, share: 0.001, least: 20, size: 0 }
/** Another major version of the browser: text may be drawn otherwise, but everything stands where it stood. */
export const loose: Tolerance = { block: 8, channel: 40, share: 0.02, least: 12, size: 4 }

export interface Comparison {
  readonly same: boolean
  readonly reason: string
  /** PNG in base64: the new picture faded, with what differs in red. */
  readonly diff?: string
}

/** Compares two PNG files. The browser decodes and counts, so no library is needed for either. */
export const compare = (page: Page, before: Buffer, after: Buffer, tolerance: Tolerance): Promise<Comparison> =>
  page.evaluate(comparePixels, {
    before: before.toString('base64'),
    after: after.toString('base64'),
    tolerance,
  })

async function comparePixels(task: { before: string; after: string; tolerance: Tolerance }): Promise<Comparison> {
  const { block, channel, share, least, size } = task.tolerance
  const decode = async (base64: string) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
    const context = canvas.getContext('2d', { willReadFrequently: true })
    if (!context) throw new Error('The browser gives no canvas to compare pictures on.')
    context.drawImage(bitmap, 0, 0)
    return { canvas, context, width: bitmap.width, height: bitmap.height }
  }
  const [before, after] = [await decode(task.before), await decode(task.after)]
  const sizes = `${before.width} × ${before.height} was, ${after.width} × ${after.height} is`
  if (Math.abs(before.width - after.width) > size || Math.abs(before.height - after.height) > size)
    return { same: false, reason: `another size: ${sizes}` }

  const [width, height] = [Math.min(before.width, after.width), Math.min(before.height, after.height)]
  const was = before.context.getImageData(0, 0, width, height).data
  const is = after.context.getImageData(0, 0, width, height).data
  const columns = Math.ceil(width / block)
  const rows = Math.ceil(height / block)
  const differs = (column: number, row: number) => {
    const sums = [0, 0, 0]
    let count = 0
    for (let y = row * block; y < Math.min((row + 1) * block, height); y += 1)
      for (let x = column * block; x < Math.min((column + 1) * block, width); x += 1) {
        const at = (y * width + x) * 4
        for (let part = 0; part < 3; part += 1)
          sums[part] = (sums[part] ?? 0) + (is[at + part] ?? 0) - (was[at + part] ?? 0)
        count += 1
      }
    return sums.some((sum) => Math.abs(sum) / count > channel)
  }
  const wrong: [number, number][] = []
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) if (differs(column, row)) wrong.push([column, row])
  const allowed = Math.max(least, Math.floor(columns * rows * share))
  const unit = block === 1 ? 'pixels' : `squares of ${block} px`
  const reason = `${wrong.length} of ${columns * rows} ${unit} differ, ${allowed} may`
  if (wrong.length <= allowed) return { same: true, reason }

  const { context, canvas } = after
  context.fillStyle = 'rgb(255 255 255 / 75%)'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.fillStyle = 'red'
  for (const [column, row] of wrong) context.fillRect(column * block, row * block, block, block)
  const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer())
  return { same: false, reason, diff: btoa(bytes.reduce((text, byte) => text + String.fromCharCode(byte), '')) }
}
