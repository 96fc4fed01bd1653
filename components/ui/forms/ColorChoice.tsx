import styled from 'styled-components'
import { flex, font } from '@/styles/mixins'
import { color, radius } from '@/styles/tokens'

type Option = { value: string | number; label: string; hex?: string | null }

type Props = {
  legend: string
  /** For pages whose title is already the question. */
  hideLegend?: boolean
  name: string
  options: readonly Option[]
  value: string | number | null
  onChange: (value: string | number) => void
}

export const ColorChoice = ({ legend, hideLegend = false, name, options, value, onChange }: Props) => (
  <Group>
    <legend className={hideLegend ? 'visually-hidden' : undefined}>{legend}</legend>
    {options.map((option) => (
      <label key={option.value}>
        <input
          className="visually-hidden"
          type="radio"
          name={name}
          checked={option.value === value}
          onChange={() => onChange(option.value)}
        />
        {option.hex && <i style={{ background: option.hex }} aria-hidden />}
        {option.label}
      </label>
    ))}
  </Group>
)

const Group = styled.fieldset`
  ${flex.wrap};
  gap: 12px;
  legend {
    padding: 0 0 12px;
    ${font.choiceTitle};
    font-weight: 600;
  }
  label {
    position: relative;
    ${flex.inlineRow};
    gap: 10px;
    height: 48px;
    padding: 0 16px 0 12px;
    border: 1px solid ${color.line2};
    border-radius: ${radius.tile};
    background: ${color.surface};
    font-weight: 550;
    cursor: pointer;
  }
  label:not(:has(i)) {
    padding-left: 16px;
  }
  label:hover {
    border-color: ${color.field};
  }
  label:has(input:checked) {
    border-color: ${color.brandText};
    box-shadow: 0 0 0 1px ${color.brandText};
  }
  label:has(input:focus-visible) {
    outline: 2px solid ${color.brandText};
    outline-offset: 3px;
  }
  i {
    width: 22px;
    height: 22px;
    border-radius: 50%;
    box-shadow: inset 0 0 0 1px ${color.line2};
  }
`
