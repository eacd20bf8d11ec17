import { defineTexts } from "../../../texts/defineTexts.ts"

/** Texts of an organisation's members and invitations. */
export const membersTexts = defineTexts("organisationMembers", {
  title: { nb: "Medlemmer", sv: "Medlemmar", en: "Members" },
  nameless: { nb: "Uten navn", sv: "Utan namn", en: "No name given" },
  you: { nb: "{{name}} (deg)", sv: "{{name}} (du)", en: "{{name}} (you)" },
  inactive: { nb: "Slått av", sv: "Avstängd", en: "Switched off" },
  change: { nb: "Endre", sv: "Ändra", en: "Change" },
  changing: { nb: "Endre {{name}}", sv: "Ändra {{name}}", en: "Change {{name}}" },
  role: { nb: "Rolle", sv: "Roll", en: "Role" },
  remove: { nb: "Fjern fra bedriften", sv: "Ta bort från företaget", en: "Remove from the company" },
  sure: {
    nb: "{{name}} kan ikke bestille for bedriften etterpå uten en ny invitasjon.",
    sv: "{{name}} kan inte beställa för företaget efteråt utan en ny inbjudan.",
    en: "{{name}} cannot order for the company afterwards without another invitation.",
  },
  removeNow: { nb: "Ja, fjern", sv: "Ja, ta bort", en: "Yes, remove" },
  removing: { nb: "Fjerner …", sv: "Tar bort …", en: "Removing …" },
  invitations: { nb: "Invitasjoner", sv: "Inbjudningar", en: "Invitations" },
  invite: { nb: "Inviter en kollega", sv: "Bjud in en kollega", en: "Invite a colleague" },
  inviteHelp: {
    nb: "Kollegaen får en lenke på SMS eller e-post, som gjelder i 14 dager.",
    sv: "Kollegan får en länk via sms eller e-post, som gäller i 14 dagar.",
    en: "Your colleague gets a link by SMS or e-mail, which is valid for 14 days.",
  },
  phone: { nb: "Telefon", sv: "Telefon", en: "Phone" },
  email: { nb: "E-post", sv: "E-post", en: "E-mail" },
  or: { nb: "det ene holder", sv: "det ena räcker", en: "one of them is enough" },
  send: { nb: "Send invitasjonen", sv: "Skicka inbjudan", en: "Send the invitation" },
  sending: { nb: "Sender …", sv: "Skickar …", en: "Sending …" },
  none: {
    nb: "Ingen er invitert ennå.",
    sv: "Ingen är inbjuden ännu.",
    en: "Nobody has been invited yet.",
  },
  somebody: { nb: "En kollega", sv: "En kollega", en: "A colleague" },
  pending: { nb: "Venter, til {{day}}", sv: "Väntar, till {{day}}", en: "Waiting, until {{day}}" },
  accepted: { nb: "Takket ja", sv: "Tackade ja", en: "Accepted" },
  expired: { nb: "Gikk ut {{day}}", sv: "Gick ut {{day}}", en: "Expired {{day}}" },
  withdrawn: { nb: "Trukket tilbake", sv: "Återkallad", en: "Withdrawn" },
  again: { nb: "Send igjen", sv: "Skicka igen", en: "Send again" },
})
