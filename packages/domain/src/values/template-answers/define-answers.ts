import type { z } from 'zod'

/** The parts of an application that a template may add answers to; a line of goods is one of `productLines`. */
export type OwnedPart = 'recipient' | 'control' | 'transport' | 'productLines'

type Shape = Readonly<Record<string, z.ZodOptional>>

/** The answers that a template owns, with nothing in the parts that it leaves alone. */
type Answers<Owned> = {
  readonly [Part in OwnedPart]: Part extends keyof Owned ? Owned[Part] : Readonly<Record<never, never>>
}

const nothing = { recipient: {}, control: {}, transport: {}, productLines: {} } as const

/**
 * Answers that one template alone asks for: how each is stored, by the part of the application that it belongs to. They are
 * part of every application's shape, and only what a template asks counts of it. Each may be missing, as all of a draft.
 */
export const defineAnswers = <const Owned extends { readonly [Part in OwnedPart]?: Shape }>(
  owned: Owned,
): Answers<Owned> => ({ ...nothing, ...owned }) as Answers<Owned> // the parts that are left out are those of `nothing`
