import type { ReactNode } from 'react'
import styled from 'styled-components'
import { box, flex, font, touch } from '@/styles/mixins'
import { color } from '@/styles/tokens'

type Props<Value extends string> = {
  /** Accessible name: "Visões". */
  label: string
  options: readonly { value: Value; label: string; icon?: ReactNode }[]
  value: Value
  onChange: (value: Value) => void
}

/** A segmented choice between a few views. */
export const Segments = <Value extends string>({ label, options, value, onChange }: Props<Value>) => (
  <Track role="group" aria-label={label}>
    {options.map((option) => (
      <button
        key={option.value}
        type="button"
        aria-pressed={option.value === value}
        onClick={() => onChange(option.value)}
      >
        {option.icon}
        {option.label}
      </button>
    ))}
  </Track>
)

const Track = styled.div`
  display: inline-flex;
  gap: 2px;
  height: var(--control, 36px);
  padding: 2px;
  ${box.control};
  button {
    ${flex.inlineRow};
    gap: 7px;
    padding: 0 12px;
    border-radius: 6px;
    ${font.smallMuted};
    font-weight: 500;
  }
  button:hover {
    color: ${color.text};
  }
  button[aria-pressed='true'] {
    background: ${color.brandSoft};
    color: ${color.brandText};
    font-weight: 600;
  }
  ${touch.height}
`
