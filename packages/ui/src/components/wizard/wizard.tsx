'use client'
import { WizardFrame, type WizardFrameProps } from './wizard-frame.js'
import { WizardPage, type WizardPageProps } from './wizard-page.js'

/** Props of {@link Wizard}. */
export interface WizardProps<Id extends string = string>
  extends Omit<WizardFrameProps<Id>, 'side' | 'pageSide'>,
    Pick<WizardPageProps, 'title' | 'intro' | 'headingActions' | 'side' | 'actions' | 'firstPage' | 'wide'> {}

/** Frame and page in one, for a form whose steps are not routes of their own. */
export function Wizard<Id extends string>(props: WizardProps<Id>) {
  const { title, intro, headingActions, side, actions, firstPage, wide, children, ...frame } = props
  return (
    <WizardFrame {...frame} pageSide={side !== undefined}>
      <WizardPage {...{ title, intro, headingActions, side, actions, firstPage, wide }}>{children}</WizardPage>
    </WizardFrame>
  )
}
