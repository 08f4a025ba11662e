import { readPatterns, renderPattern } from '../../../packages/ui/scripts/docs/patterns.ts'
import { demo } from './demo.ts'
import { publish, writePage } from './pages.ts'

const words = {
  en: { code: 'Code', file: 'One file that runs as it stands:', alone: 'Open it alone', live: 'live' },
  nb: { code: 'Kode', file: 'Én fil som virker som den står:', alone: 'Åpne alene', live: 'levende' },
}

/** Writes the pages of the patterns in both languages, each with its code. */
export function writePatterns(): void {
  for (const language of ['en', 'nb'] as const) {
    const { code, file, alone, live } = words[language]
    for (const pattern of readPatterns(language)) {
      const part = `stories/patterns/${pattern.stories[0]?.split('/')[0]}`
      const stories = pattern.stories.map((story) => story.split('/')[1] ?? '')
      const shown = demo('../../', part, stories, { title: `${pattern.title}, ${live}`, alone })
      writePage(
        `${language === 'nb' ? 'nb/' : ''}patterns/${pattern.name}`,
        { title: pattern.title, description: pattern.summary, tableOfContents: false },
        `${shown}\n\n${pattern.text}\n\n## ${code}\n\n${file}\n\n\`\`\`tsx title="${pattern.name}.tsx"\n${pattern.code.trim()}\n\`\`\``,
      )
      if (language === 'en') publish(`docs/patterns/${pattern.name}.md`, renderPattern(pattern))
    }
  }
}
