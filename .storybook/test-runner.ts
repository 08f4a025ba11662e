import { getStoryContext, type TestRunnerConfig } from '@storybook/test-runner'
import { injectAxe } from 'axe-playwright'
import { accessible } from './checks/accessible.ts'
import { enter, leave, modes } from './checks/modes.ts'
import { checkPicture } from './checks/pictures.ts'
import { uncut } from './checks/spacing.ts'
import { clean, move, still } from './checks/still.ts'
import { reachable } from './checks/targets.ts'

/**
 * What .storybook/run-tests.ts asks for: `compare` is everything, `only` leaves axe out, `update` takes new baselines.
 * A run against the hot server, which has other scripts in its pages, plays and checks without pictures.
 */
const pictures = process.env.PICTURES
const onlyPictures = pictures === 'update' || pictures === 'only'
// The whole run has its time: it looks in both themes, and `npm run pictures:stories` in forced colours and at 320 px too.
const looks = onlyPictures ? modes : modes.filter((mode) => mode === 'light' || mode === 'dark')

/**
 * Every story, after its play function, in each mode: its picture, axe in both themes, and the size of its targets;
 * with the command for pictures also whether text that takes more room is cut off.
 */
const config: TestRunnerConfig = {
  // The panel's own axe is for people: here it would only repeat, in one mode, what is done below in two.
  async prepare({ page }) {
    await page.goto(new URL('iframe.html?globals=a11y.manual:!true', process.env.TARGET_URL).href, {
      waitUntil: 'load',
    })
  },
  async preVisit(page) {
    await clean(page)
    // A page plays all the stories of a file, and keeps what it was given.
    if (!onlyPictures && !(await page.evaluate(() => 'axe' in window))) await injectAxe(page)
  },
  async postVisit(page, context) {
    const { parameters } = await getStoryContext(page, context)
    const wrong: (string | undefined)[] = []
    await still(page)
    for (const mode of looks) {
      await enter(page, mode)
      if (pictures !== undefined && parameters.pictures !== false)
        wrong.push(await checkPicture(page, context.id, mode))
      if (!onlyPictures) wrong.push(await accessible(page, mode), await reachable(page, mode))
    }
    // Takes as long as all pictures: the command for pictures has the time.
    if (pictures === 'only') wrong.push(await uncut(page))
    await leave(page)
    await move(page)
    const said = wrong.filter((words) => words !== undefined)
    if (said.length > 0) throw new Error(said.join('\n'))
  },
}

export default config
