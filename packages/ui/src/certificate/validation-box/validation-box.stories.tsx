import type { RuleViolation } from '@eksport/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { ValidationBox, type ValidationBoxProps } from './validation-box.js'

const violations: RuleViolation[] = [
  {
    code: 'FISH_IS_OLDER_THAN_15_DAYS',
    severity: 'CRITICAL',
    message: 'Fersk fisk kan ikke være eldre enn 15 dager.',
    lines: [2],
    step: 'varelinjer',
  },
  {
    code: 'PROCESSING_ESTABLISHMENTS_NOT_EQUAL',
    severity: 'MANUAL_PROCESSING',
    message: 'Produksjonsanleggene er ikke like på alle varelinjer.',
  },
  {
    code: 'PACKAGING_TYPES_NOT_EQUAL',
    severity: 'MANUAL_PROCESSING',
    message: 'Pakningstypene er ikke like på alle varelinjer.',
  },
]

const meta = {
  title: 'Certificates/ValidationBox',
  id: 'case-validationbox',
  component: ValidationBox,
  args: { violations, linkFor: ({ step }) => (step ? { href: `#${step}`, place: 'varelinje 2' } : undefined) },
} satisfies Meta<typeof ValidationBox>

export default meta
type Story = StoryObj<typeof meta>

export const Check: Story = {}

/** A message may contain links; any other HTML is shown as text. */
export const WithLink: Story = {
  args: {
    violations: [
      {
        code: 'ILA_PD_OCCURRENCES',
        severity: 'CRITICAL',
        message:
          'Lokalitet 10790 ligger i en sone med påvist ILA. Se <a href="https://www.mattilsynet.no/fisk-og-akvakultur">oversikten over soner</a> før du <strong>endrer</strong> slakteperioden.',
      },
    ],
  },
}

export const WarningsOnly: Story = {
  args: {
    violations: [
      {
        code: 'STREET_ADDRESS_MISSING',
        severity: 'WARNING',
        message: 'Kina krever gateadresse for Midnattsol Testlaks AS.',
      },
    ],
  },
}
export const FromServer: Story = {
  args: { violations: violations.slice(0, 1), source: 'server', onHide: () => undefined },
}

/** A caseworker ticks each finding once it is assessed. */
export const Ticking: Story = {
  parameters: { size: 'sm' },
  render: (args) => <WithTicks {...args} violations={violations.slice(1)} />,
}

function WithTicks(props: ValidationBoxProps) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set(['PACKAGING_TYPES_NOT_EQUAL']))
  const tick = (keys: readonly string[], on: boolean) =>
    setTicked(new Set(on ? [...ticked, ...keys] : [...ticked].filter((other) => !keys.includes(other))))
  return <ValidationBox {...props} ticked={ticked} onTick={tick} />
}
