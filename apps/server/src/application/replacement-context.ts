import {
  type Application,
  type ComparedApplication,
  changeKeys,
  diffApplication,
  type TransitionContext,
} from '@eksport/domain'

type Replaced = ComparedApplication & Pick<Application, 'applicationStatus'>

/** What the status machine must know of the certificate that an application replaces; nothing where it replaces none of ours. */
export function replacementContext(
  document: ComparedApplication,
  original: Replaced | undefined,
): Pick<TransitionContext, 'changes' | 'originalAnnulled'> {
  if (original === undefined) return {}
  return {
    changes: changeKeys(diffApplication(original, document)),
    originalAnnulled: original.applicationStatus === 'ANNULLERT',
  }
}
