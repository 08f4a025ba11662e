import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { unpackWoff } from './woff.ts'

const woff = readFileSync(fileURLToPath(import.meta.resolve('@fontsource/inter/files/inter-latin-400-normal.woff')))

/** The checksum of a table as the font format defines it: the sum of its 32-bit words. */
const checksum = (bytes: Buffer) => {
  const padded = Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)])
  let sum = 0
  for (let at = 0; at < padded.length; at += 4) sum = (sum + padded.readUInt32BE(at)) >>> 0
  return sum
}

describe('unpackWoff', () => {
  it('gives a plain font whose tables all match their checksums', () => {
    const font = unpackWoff(woff)
    expect(font.readUInt32BE(0)).toBe(0x00010000)
    const count = font.readUInt16BE(4)
    expect(count).toBeGreaterThan(8)
    for (let index = 0; index < count; index += 1) {
      const at = 12 + index * 16
      const tag = font.toString('latin1', at, at + 4)
      const table = Buffer.from(
        font.subarray(font.readUInt32BE(at + 8), font.readUInt32BE(at + 8) + font.readUInt32BE(at + 12)),
      )
      // The head's own adjustment counts as zero.
      if (tag === 'head') table.writeUInt32BE(0, 8)
      expect([tag, checksum(table)]).toEqual([tag, font.readUInt32BE(at + 4)])
    }
  })

  it('refuses what is no WOFF', () => {
    expect(() => unpackWoff(Buffer.from('%PDF-1.7 not a font'))).toThrow('Not a WOFF font')
  })
})
