import { artSize, seal, swell } from './guilloche.logic.ts'

/** The picture of the login page; decorative, so hidden from screen readers. */
export function Guilloche() {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${artSize.width} ${artSize.height}`}
      preserveAspectRatio="xMidYMid slice"
      className="landing-art"
    >
      <g className="landing-art__swell">
        {swell.map((line) => (
          <path key={line} d={line} />
        ))}
      </g>
      <circle cx="322" cy="408" r="84" className="landing-art__ground" />
      <g className="landing-art__seal">
        {seal.map((line) => (
          <path key={line} d={line} />
        ))}
      </g>
      <path d="M307 408l11 11 20-22" className="landing-art__tick" />
    </svg>
  )
}
