import type { SavedView } from '@eksport/api'
import { decodeQuery } from '@eksport/domain'
import { ConfirmDialog, Menu, MenuItem, MenuSeparator, toast } from '@eksport/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { isApiError } from '../../server/is-api-error.ts'
import { useText } from '../../text/use-text.ts'
import type { ShownList } from '../list-view.ts'
import { NameDialog } from './name-dialog.tsx'
import { savedViewsQuery, useChangeView, useRemoveView, useSaveView } from './saved-views.ts'
import { contentOf, isChanged, openedView } from './view-content.ts'
import { viewsTexts as texts } from './views.texts.ts'
import { viewsTriggerTexts as triggerTexts } from './views-trigger.texts.ts'
import { ViewsTrigger, type ViewsTriggerProps } from './views-trigger.tsx'

interface ViewsMenuProps extends ShownList, Pick<ViewsTriggerProps, 'icon' | 'className'> {
  readonly defaultOpen: boolean
}

type Asking = 'save' | 'rename' | 'remove'

/** [LST-18] The person's views of the list, to be opened, saved, renamed and deleted. */
export function ViewsMenu({ defaultOpen, icon, className, ...list }: ViewsMenuProps) {
  const say = useText()
  const [asking, setAsking] = useState<Asking>()
  const views = useQuery(savedViewsQuery(list.view.source.key))
  const active = views.data?.find(({ id }) => id === list.as.view)
  const changed = active !== undefined && isChanged(active, list)
  const change = useChangeView(list.view.source.key)
  const open = (view: SavedView) => {
    const { query, as } = openedView(view, list.query)
    list.onQueryChange(query, as)
  }
  const openUsual = () =>
    list.onQueryChange({ ...decodeQuery({}, list.view.source.usualSort), size: list.query.size }, {})
  const saveChanges = (view: SavedView) =>
    change.mutate(
      { ...view, ...contentOf(list) },
      {
        onSuccess: ({ name }) => toast.success(say(texts.saved, { name })),
        onError: (error) => toast.error(say(isApiError(error, 412) ? texts.stale : texts.saveFailed)),
      },
    )
  const notice = noticeOf(views)
  return (
    <>
      <Menu
        label={say(triggerTexts.views)}
        defaultOpen={defaultOpen}
        trigger={
          <ViewsTrigger
            icon={icon}
            busy={change.isPending}
            changed={changed}
            {...(className !== undefined && { className })}
            {...(active && { name: active.name })}
          />
        }
        className="max-w-80"
        header={notice && <span className="text-small text-subtle">{say(texts[notice])}</span>}
      >
        {views.isError && <MenuItem onSelect={() => void views.refetch()}>{say(texts.tryAgain)}</MenuItem>}
        {views.data && views.data.length > 0 && (
          <>
            <MenuItem checked={list.as.view === undefined} onSelect={openUsual}>
              {say(texts.usual)}
            </MenuItem>
            {views.data.map((view) => (
              <MenuItem
                key={view.id}
                checked={view === active}
                hint={view === active && changed && say(triggerTexts.changed)}
                onSelect={() => open(view)}
                className="wrap-anywhere"
              >
                {view.name}
              </MenuItem>
            ))}
            <MenuSeparator />
          </>
        )}
        {active && changed && <MenuItem onSelect={() => saveChanges(active)}>{say(texts.saveChanges)}</MenuItem>}
        <MenuItem onSelect={() => setAsking('save')}>{say(texts.saveAs)}</MenuItem>
        {active && (
          <>
            <MenuItem onSelect={() => setAsking('rename')}>{say(texts.rename)}</MenuItem>
            <MenuItem tone="danger" onSelect={() => setAsking('remove')}>
              {say(texts.remove)}
            </MenuItem>
          </>
        )}
      </Menu>
      {asking === 'save' && <SaveDialog list={list} onClose={() => setAsking(undefined)} />}
      {asking === 'rename' && active && <RenameDialog list={list} view={active} onClose={() => setAsking(undefined)} />}
      <RemoveDialog list={list} view={asking === 'remove' ? active : undefined} onClose={() => setAsking(undefined)} />
    </>
  )
}

interface Fetched {
  readonly data?: readonly SavedView[] | undefined
  readonly isError: boolean
}

function noticeOf({ data, isError }: Fetched): 'loading' | 'loadFailed' | 'none' | undefined {
  if (data !== undefined) return data.length === 0 ? 'none' : undefined
  return isError ? 'loadFailed' : 'loading'
}

interface DialogProps {
  readonly list: ShownList
  readonly onClose: () => void
}

function SaveDialog({ list, onClose }: DialogProps) {
  const say = useText()
  const save = useSaveView(list.view.source.key)
  return (
    <NameDialog
      title={say(texts.saveTitle)}
      description={say(texts.saveText)}
      onClose={onClose}
      onSave={async (name) => {
        const view = await save.mutateAsync({ name, ...contentOf(list) })
        toast.success(say(texts.saved, { name: view.name }))
        list.onQueryChange(list.query, openedView(view, list.query).as)
      }}
    />
  )
}

function RenameDialog({ list, view, onClose }: DialogProps & { readonly view: SavedView }) {
  const say = useText()
  const change = useChangeView(list.view.source.key)
  return (
    <NameDialog
      title={say(texts.renameTitle)}
      nameNow={view.name}
      onClose={onClose}
      onSave={async (name) => {
        await change.mutateAsync({ ...view, name })
        toast.success(say(texts.saved, { name }))
      }}
    />
  )
}

function RemoveDialog({ list, view, onClose }: DialogProps & { readonly view: SavedView | undefined }) {
  const say = useText()
  const remove = useRemoveView(list.view.source.key)
  return (
    <ConfirmDialog
      open={view !== undefined}
      onOpenChange={onClose}
      title={say(texts.removeQuestion, { name: view?.name ?? '' })}
      confirmLabel={say(texts.removeLabel)}
      errorText={() => say(texts.removeFailed)}
      onConfirm={async () => {
        if (view === undefined) return
        await remove.mutateAsync(view.id)
        const { view: _, ...as } = list.as
        list.onQueryChange(list.query, as)
        onClose()
        toast.success(say(texts.removed))
      }}
    >
      {say(texts.removeText)}
    </ConfirmDialog>
  )
}
