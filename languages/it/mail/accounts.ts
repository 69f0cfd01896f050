import { formatsOf } from '../../../shared/languages/formats'
import type { MailWords } from '../../words'

const { plural } = formatsOf('it')

const ignore =
  'Se non l’hai chiesto tu, qualcuno ha scritto il tuo indirizzo per errore. Puoi ignorare questa e-mail: non succede nulla.'

export const accounts: MailWords['accounts'] = {
  link: {
    subject: 'Il tuo link di accesso a Cup of Joe',
    title: 'Il tuo link di accesso',
    preheader: 'Valido per 24 ore, e una volta sola.',
    open: 'Apri questo link nel browser in cui l’hai chiesto, e lì premi «Accedi»:',
    button: 'Accedi a Cup of Joe',
    elsewhere: 'In un altro browser, o sul telefono, la pagina chiede anche questo codice:',
    once: 'Il link vale 24 ore e funziona una volta, come anche i due link precedenti. Non dare il codice a nessuno.',
    ignore,
  },
  code: {
    preheader: 'Sei cifre, valide per 15 minuti.',
    once: 'Il codice vale 15 minuti e funziona una volta. Non darlo a nessuno.',
    for: {
      code: {
        title: 'Il tuo codice di accesso',
        intro: 'Inseriscilo nel browser in cui l’hai chiesto:',
        subject: 'Il tuo codice per Cup of Joe',
        ignore,
      },
      validation: {
        title: 'Controlla la tua e-mail',
        intro: 'Inserisci questo codice per confermare il tuo indirizzo:',
        subject: 'Conferma il tuo indirizzo per Cup of Joe',
        ignore,
      },
      deletion: {
        title: 'Elimina il tuo account',
        intro: 'Inserisci questo codice per eliminare per sempre il tuo account e tutto ciò che ti riguarda:',
        subject: 'Elimina il tuo account di Cup of Joe',
        ignore:
          'Se non l’hai chiesto tu, qualcun altro ha fatto l’accesso al tuo account. Senza il codice non si elimina nulla: tienilo per te, e nel tuo profilo chiudi tutte le altre sessioni.',
      },
    },
  },
  deleted: {
    subject: 'Il tuo account di Cup of Joe è eliminato',
    title: 'Il tuo account è eliminato',
    preheader: 'Non riceverai più nulla.',
    what: 'Il tuo account di Cup of Joe è eliminato, insieme al profilo, alla foto, agli accessi e alle e-mail per te. Tra gli incontri passati degli altri ora compari come «Ex collega».',
    last: 'Questa è l’ultima e-mail che ricevi da Cup of Joe. Le copie di sicurezza precedenti contengono ancora i tuoi dati, finché chi gestisce Cup of Joe non le elimina.',
    notYou: (contact) => `Se non è opera tua, scrivi a ${contact}.`,
  },
  moved: {
    title: 'Il tuo indirizzo in Cup of Joe è cambiato',
    intro:
      'Il tuo account di Cup of Joe ha un altro indirizzo. Tutte le tue sessioni sono state chiuse, e da ora accedi con il nuovo indirizzo. I tuoi incontri passati e tutto il resto rimangono.',
    before: 'Prima',
    now: 'Ora',
    wrong:
      'È un errore, o il nuovo indirizzo non è tuo? Rispondi a questa e-mail: la tua risposta arriva a chi gestisce Cup of Joe.',
  },
  manager: {
    subject: (group) => `Ora sei responsabile di ${group} in Cup of Joe`,
    title: (group) => `Ora sei responsabile di ${group}`,
    intro: (group) =>
      `L’amministrazione ti ha affidato ${group} in Cup of Joe: ne segui le persone, i giri, le newsletter e le cifre.`,
    noPassword:
      'Non ti serve un’altra password: accedi con questo indirizzo e apri l’amministrazione. Mostra solo i tuoi gruppi.',
  },
  openDashboard: 'Apri il pannello',
  inquiry: {
    subject: (company) => `Cup of Joe: richiesta di ${company}`,
    title: 'Un’azienda chiede di Cup of Joe',
    preheader: (company, people) => `${company}, ${people} persone`,
    footer:
      'Ricevi questa e-mail perché le richieste arrivano a questo indirizzo. La tua risposta va all’azienda.',
    company: 'Azienda',
    contact: 'Contatto',
    users: 'Persone previste',
    more: 'Altre informazioni',
    none: 'nessuna',
    write: 'Rispondi',
  },
  notice: {
    wasYou: 'Se eri tu, non devi fare nulla.',
    what: 'Che cosa',
    when: 'Quando',
    moment: (moment, zone) => `${moment} (${zone})`,
  },
  device: {
    subject: 'Accesso a Cup of Joe da un nuovo dispositivo',
    title: 'Accesso da un nuovo dispositivo',
    intro:
      'Qualcuno ha fatto l’accesso al tuo account di amministrazione da un browser che non avevi mai usato.',
    device: 'Dispositivo',
    how: 'Come',
    ip: 'Indirizzo IP',
    notYou:
      'Se non eri tu, chiudi tutte le altre sessioni e cambia la password, in «Il tuo account», e avvisa chi gestisce il server.',
    unknown: 'Un browser sconosciuto',
    browserOn: (browser, system) => `${browser} su ${system}`,
    ways: {
      magic_link: 'Con un link via e-mail',
      code: 'Con un codice via e-mail',
      validation: 'Con il codice che conferma l’indirizzo',
      password: 'Con la password',
      passkey: 'Con una passkey',
      single_sign_on: 'Con l’accesso unico aziendale',
      test_access: 'Con l’accesso di prova',
    },
  },
  secondFactor: {
    subject: 'Il tuo secondo fattore per Cup of Joe è cambiato',
    title: 'Il tuo secondo fattore è cambiato',
    intro: 'Il secondo passaggio del tuo accesso è cambiato.',
    notYou:
      'Se non eri tu, avvisa subito chi gestisce il server: «npm run admin -- reset-second-factor» toglie il secondo fattore dal tuo account e chiude tutte le tue sessioni.',
    what: {
      passkeyAdded: (name) => `È stata aggiunta la passkey «${name}»`,
      passkeyRemoved: (name) => `È stata tolta la passkey «${name}»`,
      appAdded: 'È stata configurata un’app di autenticazione',
      appRemoved: 'È stata tolta l’app di autenticazione',
      newCodes: 'Sono stati creati nuovi codici di recupero; i precedenti non funzionano più',
      codeUsed: 'È stato usato un codice di recupero',
      allRemoved: 'Chi gestisce il server ha tolto tutto',
    },
  },
  wrongCodes: {
    subject: 'Molti codici di accesso errati in Cup of Joe',
    title: 'Molti codici di accesso errati',
    intro: (count) =>
      plural(count, {
        one: 'In dieci minuti è stato inserito # codice di accesso errato. Forse qualcuno tira a indovinare, per entrare in un account.',
        many: 'In dieci minuti sono stati inseriti # di codici di accesso errati. Forse qualcuno tira a indovinare, per entrare in un account.',
        other:
          'In dieci minuti sono stati inseriti # codici di accesso errati. Forse qualcuno tira a indovinare, per entrare in un account.',
      }),
    limits:
      'Cup of Joe limita i tentativi, e nessuno resta bloccato: i link via e-mail funzionano, i browser già usati non vengono rallentati, e ogni altro browser ha almeno un tentativo al minuto.',
    whatToDo:
      'Se in questo momento accedono centinaia di persone, forse sono i loro errori di battitura. Se no, chiedi a chi gestisce il server di cercare nel suo registro gli indirizzi da cui arrivano le chiamate rifiutate, e di bloccarli.',
    onceADay: 'Ricevi questa e-mail al massimo una volta al giorno.',
  },
}
