/** Stands for Pagefind's own class, which it fetches when the dialog of Starlight's search is opened for the first time. */
export class PagefindUI {
  constructor(options: object) {
    const dialog = document.querySelector<HTMLDialogElement>('site-search dialog')
    if (!dialog) throw new Error('The page has no search.')
    const draw = async () => {
      if (!dialog.open) return
      watch.disconnect()
      const { PagefindUI: Search } = await import('@pagefind/default-ui')
      new Search(options)
      dialog.querySelector('input')?.focus()
    }
    const watch = new MutationObserver(() => void draw())
    watch.observe(dialog, { attributeFilter: ['open'] })
    void draw()
  }
}
