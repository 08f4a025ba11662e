import { isBroken } from '../../db/broken-constraint.ts'
import { Refusal } from '../../refusals/refusal.ts'

/** [MAT-01] The number may be taken by an organisation whose applications nobody else sees, or at this very moment: then the database says so. */
export async function refuseUsed<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (error) {
    throw isBroken(error, 'applications_mats_replacement') ? new Refusal('MATS_REFERENCE_USED') : error
  }
}
