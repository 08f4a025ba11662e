import { commonIssueTexts, summarize } from '@eksport/forms'
import {
  exampleCodeLists,
  exampleIssueTexts,
  exampleNow,
  exampleSections,
  otherSections,
} from '../../components/form/example.fixture.js'
import { StepForm } from '../../components/form/step-form.js'
import { Summary } from '../../components/summary/summary.js'
import type { ConformanceRow } from '../conformance-row.js'

const nothing = () => undefined
const same = (text: string) => ({ nb: text, nn: text, en: text })
const steps = summarize(
  {
    id: 'example',
    version: 1,
    title: same('Eksempel'),
    steps: [{ id: 'transport', title: same('Transport'), sections: exampleSections }],
  },
  { transport: { meansOfTransport: 'AIR', placeOfLoading: 'Tromsø' } },
  { locale: 'nb', labels: (_list, code) => code },
)

/** Forms from a template, with a widget for every kind of field. */
export const formRows: readonly ConformanceRow[] = [
  {
    name: 'StepForm',
    render: (p) => (
      <StepForm
        {...p}
        sections={[...exampleSections, ...otherSections]}
        answers={{}}
        onAnswersChange={nothing}
        onValid={nothing}
        now={exampleNow}
        codeLists={exampleCodeLists}
        lookups={{ producers: { search: async () => [] } }}
        issueTexts={{ ...commonIssueTexts, ...exampleIssueTexts }}
      />
    ),
  },
  { name: 'Summary', render: (p) => <Summary {...p} steps={steps} /> },
]
