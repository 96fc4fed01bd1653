import { useField } from 'formik'
import { useId } from 'react'
import styled from 'styled-components'
import type { Actor } from '@/services/auth/actor.rules'
import { groupLabel } from '@/services/users/user-labels.rules'
import { assignableGroups } from '@/services/users/user-types.rules'
import { color } from '@/styles/tokens'

/** The groups of a member of staff: those that the actor may give. */
export const GroupsField = ({ actor }: { actor: Actor }) => {
  const [{ value }, { touched, error }, { setValue }] = useField<string[]>('groups')
  const wrongId = useId()
  const wrong = touched && error
  const toggle = (group: string): void =>
    void setValue(value.includes(group) ? value.filter((one) => one !== group) : [...value, group])
  return (
    <Set aria-describedby={wrong ? wrongId : undefined}>
      <legend>Perfis</legend>
      {assignableGroups(actor).map((group, place) => (
        <label key={group}>
          <input
            type="checkbox"
            checked={value.includes(group)}
            aria-invalid={wrong && place === 0 ? true : undefined}
            onChange={() => toggle(group)}
          />
          {groupLabel(group, 'staff')}
        </label>
      ))}
      {wrong && <p id={wrongId}>{error}</p>}
    </Set>
  )
}

const Set = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  min-width: 0;
  margin: 0 0 18px;
  padding: 0;
  border: 0;
  legend {
    margin-bottom: 6px;
    padding: 0;
    font-size: 13px;
    line-height: 20px;
    font-weight: 500;
  }
  label {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-height: 28px;
    cursor: pointer;
  }
  input {
    width: 18px;
    height: 18px;
    margin: 0;
    accent-color: ${color.fill};
  }
  p {
    flex-basis: 100%;
    color: ${color.bad};
    font-size: 13px;
    font-weight: 500;
  }
  @media (pointer: coarse) {
    label {
      min-height: 44px;
    }
  }
`
