/** Fine lines as on printed certificates, computed to be small in the bundle and sharp at any size. */

const width = 432
const height = 540
const round = (value: number) => value.toFixed(1)

const toPath = (points: readonly (readonly [x: number, y: number])[]) =>
  points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('')

/** One line of the wave: the lines fan out at both sides and meet near the middle. */
function swellLine(index: number, count: number): string {
  const spread = index / (count - 1) - 0.5
  const points: [number, number][] = []
  for (let x = 0; x <= width; x += 6) {
    const u = x / width
    const waist = (u - 0.5) ** 2 * 4
    const crest = Math.sin(u * 4.4 - 0.7 + spread * 1.6)
    const twist = Math.cos(u * Math.PI * 2.1 + 0.4)
    points.push([x, height * 0.45 + spread * height * (0.16 + 1.02 * waist) + crest * 86 * spread * 1.9 - twist * 58])
  }
  return toPath(points)
}

/** One ring of the seal: a circle whose radius oscillates `waves` times. */
function ring(radius: number, swing: number, waves: number, phase: number): string {
  const steps = waves * 12
  const points: [number, number][] = []
  for (let step = 0; step <= steps; step += 1) {
    const angle = (step / steps) * Math.PI * 2
    const r = radius + swing * Math.sin(waves * angle + phase)
    points.push([322 + r * Math.cos(angle), 408 + r * Math.sin(angle)])
  }
  return `${toPath(points)}z`
}

export const artSize = { width, height } as const

export const swell: readonly string[] = Array.from({ length: 34 }, (_, index) => swellLine(index, 34))

export const seal: readonly string[] = Array.from({ length: 6 }, (_, index) =>
  ring(54, 21, 14, (index * Math.PI * 2) / 6),
)
