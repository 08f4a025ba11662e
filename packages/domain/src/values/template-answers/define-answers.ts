import type { z } from 'zod'

/** The parts of an application to which a template may add answers; for product lines, `productLines`. */
export type OwnedPart = 'recipient' | 'control' | 'transport' | 'productLines'

type Shape = Readonly<Record<string, z.ZodOptional>>

/** The answers that a template defines, with empty shapes for the parts that it does not extend. */
type Answers<Owned> = {
  readonly [Part in OwnedPart]: Part extends keyof Owned ? Owned[Part] : Readonly<Record<never, never>>
}

const nothing = { recipient: {}, control: {}, transport: {}, productLines: {} } as const

/**
 * Answers that only one template asks for: the stored shape of each, by the part of the application to which it belongs. They are
 * part of every application's shape, but count only where a template asks for them. Each may be missing, as everything in a
 * draft.
 */
export const defineAnswers = <const Owned extends { readonly [Part in OwnedPart]?: Shape }>(
  owned: Owned,
): Answers<Owned> => ({ ...nothing, ...owned }) as Answers<Owned> // the parts that are left out are those of `nothing`
