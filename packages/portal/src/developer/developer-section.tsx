import type { LocalizedText } from '@eksport/forms'
import { Section, Switch } from '@eksport/ui'
import type { ReactNode } from 'react'
import { useFlag } from '../flags/flags.ts'
import { useText } from '../text/use-text.ts'
import { useTraceChoice } from './use-traces.ts'

const texts = {
  title: { nb: 'For utviklere', nn: 'For utviklarar', en: 'For developers' },
  traces: { nb: 'Vis sporing når noe feiler', nn: 'Vis sporing når noko feilar', en: 'Show traces of what fails' },
  tracesHint: {
    nb: 'Valgene her gjelder bare denne nettleseren.',
    nn: 'Vala her gjeld berre denne nettlesaren.',
    en: 'The choices here hold for this browser only.',
  },
} as const satisfies Record<string, LocalizedText>

/** [RTE-23] Settings shown in developer mode only; `children` are those of one portal. */
export function DeveloperSection({ children }: { readonly children?: ReactNode }) {
  return useFlag('developerMode') && <Settings>{children}</Settings>
}

function Settings({ children }: { readonly children: ReactNode }) {
  const say = useText()
  const [on, turn] = useTraceChoice()
  return (
    <Section heading={say(texts.title)} className="mt-10 max-w-form">
      <div className="grid gap-6">
        <div>
          <Switch label={say(texts.traces)} checked={on} onCheckedChange={turn} />
          <p className="mt-1 text-small text-subtle">{say(texts.tracesHint)}</p>
        </div>
        {children}
      </div>
    </Section>
  )
}
