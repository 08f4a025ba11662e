import { useText } from '@eksport/portal/text/use-text.ts'
import { Button, ButtonLink, Menu, MenuLink } from '@eksport/ui'
import { Link } from '@tanstack/react-router'
import { ChevronDown } from 'lucide-react'
import { overviewTexts as texts } from '../overview.texts.ts'

/** The replacement of an older certificate, for the sheet on a phone. */
export function ReplaceMats() {
  const say = useText()
  return (
    <ButtonLink className="whitespace-normal text-center" render={<Link to="/skjematjenesten-erstatning/soeknader" />}>
      {say(texts.replaceMats)}
    </ButtonLink>
  )
}

/** [RTE-02] Less common ways to start an application. */
export function MoreChoices() {
  const say = useText()
  return (
    <Menu
      label={say(texts.moreChoices)}
      trigger={<Button iconEnd={<ChevronDown aria-hidden="true" />}>{say(texts.moreChoices)}</Button>}
    >
      <MenuLink render={<Link to="/skjematjenesten-erstatning/soeknader" />}>{say(texts.replaceMats)}</MenuLink>
    </Menu>
  )
}
