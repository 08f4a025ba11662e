import { officeZone } from '@eksport/domain'
import { type Issue, validateSections } from '@eksport/forms'
import { useFlag } from '@eksport/portal/flags/flags.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { StepForm } from '@eksport/ui'
import { Fragment, useId, useMemo, useState } from 'react'
import { useAnswers } from '../../draft/draft-context.ts'
import { pickerSectionId, retrievalSections } from '../../draft/retrieval-sections.ts'
import { usePickupOffices } from '../../draft/use-pickup-offices.ts'
import { useRefusedAt } from '../../draft/use-refused.ts'
import { useSurroundings } from '../../draft/use-surroundings.ts'
import { FormPage } from '../../form/form-page.tsx'
import { DoubleFee } from '../../form/outcome/fee.tsx'
import { PickupPicker } from '../../form/pickup-picker.tsx'
import { useStep } from '../../form/step-page.tsx'
import { useNext } from '../../form/use-next.ts'

/** [WIZ-15] Where and when the paper certificate is collected. */
export function RetrievalPage() {
  const say = useText()
  const formId = useId()
  const step = useStep('henting')
  const { answers, change, generation } = useAnswers()
  const offices = usePickupOffices()
  const withCompany = useFlag('pickupCompanyField')
  const sections = useMemo(
    () => retrievalSections(step.sections, withCompany, offices.checks),
    [step, withCompany, offices.checks],
  )
  const surroundings = useSurroundings(noSections, {}, offices.lists)
  const [tried, setTried] = useState(false)
  const refusedAt = useRefusedAt({ step: 'henting' })
  const refused = useMemo(() => withOwn(refusedAt, offices.issues), [refusedAt, offices.issues])
  const { busy, next, back } = useNext('henting')
  return (
    <FormPage
      step="henting"
      intro={step.intro && say(step.intro)}
      actions={{ form: formId, busy, ...(back && { onBack: back }) }}
    >
      <StepForm
        {...surroundings}
        key={generation}
        id={formId}
        sections={sections}
        issues={refused}
        answers={{ ...answers }}
        onAnswersChange={(given) => change(given)}
        onInvalid={() => setTried(true)}
        onValid={() => void next()}
        renderSection={(section) =>
          section.id === pickerSectionId ? (
            <Fragment key={section.id}>
              <PickupPicker
                id={`${formId}-certificateRetrieval`}
                issues={[
                  ...refused,
                  ...(tried
                    ? validateSections(
                        [section],
                        { ...answers },
                        { now: surroundings.now, timeZone: officeZone, given: surroundings.given },
                      )
                    : []),
                ]}
              />
              <DoubleFee />
            </Fragment>
          ) : undefined
        }
      />
    </FormPage>
  )
}

const noSections = [] as const

/** Merges the issues of server and page, so that each is shown once. */
const withOwn = (refused: readonly Issue[], own: readonly Issue[]): readonly Issue[] => [
  ...refused,
  ...own.filter(({ path }) => refused.every((one) => one.path !== path)),
]
