import { useText } from '@eksport/portal/text/use-text.ts'
import { Button, ButtonLink, Menu, MenuLink } from '@eksport/ui'
import { Link } from '@tanstack/react-router'
import { ChevronDown } from 'lucide-react'
import { overviewTexts as texts } from '../overview.texts.ts'

/** The same on a phone, in the sheet of the list. */
export function ReplaceMats() {
  const say = useText()
  return (
    <ButtonLink className="whitespace-normal text-center" render={<Link to="/skjematjenesten-erstatning/soeknader" />}>
      {say(texts.replaceMats)}
    </ButtonLink>
  )
}

/** [RTE-02] What is begun less often than an application. */
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
