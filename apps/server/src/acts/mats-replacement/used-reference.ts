import { isBroken } from '../../db/broken-constraint.ts'
import { Refusal } from '../../refusals/refusal.ts'

/**
 * [MAT-01] Translates the unique index into a refusal: the number may be used by an organisation whose applications the
 * caller cannot see, or may have been taken this moment.
 */
export async function refuseUsed<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (error) {
    throw isBroken(error, 'applications_mats_replacement') ? new Refusal('MATS_REFERENCE_USED') : error
  }
}
