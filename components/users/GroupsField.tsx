import { CheckSet } from '@/components/ui/forms/CheckSet'
import type { Actor } from '@/services/auth/actor.rules'
import { groupLabel } from '@/services/users/user-labels.rules'
import { assignableGroups } from '@/services/users/user-types.rules'

/** The groups of a member of staff: those that the actor may give. */
export const GroupsField = ({ actor }: { actor: Actor }) => (
  <CheckSet
    name="groups"
    legend="Perfis"
    options={assignableGroups(actor).map((group) => ({ value: group, label: groupLabel(group, 'staff') }))}
  />
)
