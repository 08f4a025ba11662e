import type { MeansOfTransport } from '@eksport/domain'
import { destinationStep } from '@eksport/domain/templates'
import { useText } from '@eksport/portal/text/use-text.ts'

/** Returns the name of a means of transport as the form shows it. */
export function useMeansWords(): (means: MeansOfTransport) => string {
  const say = useText()
  const fields = destinationStep.sections.flatMap(({ fields: own }) => own['transport.meansOfTransport'] ?? [])
  const options = fields.flatMap((field) => (field.kind === 'choice' ? field.options : []))
  return (means) => {
    const option = options.find(({ value }) => value === means)
    return option ? say(option.label) : means
  }
}
