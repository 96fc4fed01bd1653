import { CheckboxGroup } from '@/components/ui/forms/CheckboxGroup'
import type { Actor } from '@/services/auth/actor.rules'
import { groupLabel } from '@/services/users/user-labels.rules'
import { assignableGroups } from '@/services/users/user-types.rules'

/** The groups of a member of staff: those that the actor may give. */
export const GroupsField = ({ actor }: { actor: Actor }) => (
  <CheckboxGroup
    name="groups"
    legend="Perfis"
    options={assignableGroups(actor).map((group) => ({ value: group, label: groupLabel(group, 'staff') }))}
  />
)
