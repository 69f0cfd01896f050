import { IMAGE_SIZES, IMPORT_SIZES } from './limits'

/**
 * What kind of refusal an error is, and what that means. A code is for programs and stays as it is; the message
 * next to it is for people and may change. Two refusals that a program would treat differently have two codes.
 */
export const ERROR_CODES = {
  // Any call
  invalid_input: 'A value is missing or not valid; `errors` names the fields.',
  invalid_request: 'The request cannot be read.',
  invalid_cursor: 'The cursor belongs to no page of this list. Start from the first page.',
  unsupported_media_type: 'The body has another content type than this call takes.',
  request_too_large: 'The request or its headers are larger than this call takes.',
  request_timeout: 'The request took too long to arrive.',
  file_too_large: `The uploaded file is larger than ${IMAGE_SIZES.largest}, or ${IMPORT_SIZES.largest} for an import.`,
  not_found: 'What the call names does not exist, or no longer exists.',
  already_exists: 'Something with this name or address exists already.',
  already_done: 'What the call asks for has already been done.',
  changed_meanwhile:
    'Another call changed the same data at the same time. Read it again, then repeat the call.',
  stale: 'Somebody else saved since this was read. Read it again before saving.',
  changed:
    'Somebody else saved the newsletter since it was read. Read it again before approving or sending it.',
  too_many_tries: 'Too many calls of this kind. Wait as long as Retry-After says.',
  database_unavailable: 'The database cannot be reached. Wait as long as Retry-After says.',
  storage_full: 'A disk is full, so nothing can be stored. Wait as long as Retry-After says.',
  stopping: 'This instance is about to stop. Another one takes the next calls.',
  too_busy: 'Too many calls of this kind at this moment. Wait as long as Retry-After says.',
  mail_unavailable: 'The mail server did not take the mail.',
  internal_error: 'An error in the server; its log says more.',

  // Who calls
  not_signed_in: 'There is no session, or it has ended.',
  not_validated: 'The e-mail address of this session is not confirmed yet.',
  domain_not_given:
    'A manager may let in single addresses only, of the domains that an administrator gave to the group, and nobody of another group. Test copies go to those domains and to their own people.',
  not_admin: 'Only administrators may do this.',
  proof_needed:
    'This asks for the second factor, which was not proved in this session, or too long ago. `ways` names what the administrator has.',
  second_factor_missing: 'Administrators and managers need a second factor here. Set one up first.',
  other_person: 'The page was loaded for another person than the session belongs to. Load it again.',
  foreign_origin: 'The call comes from a page of another site.',
  evaluation_only: 'This exists in evaluation mode only.',
  not_direct: 'In an evaluation this is closed to requests through a proxy or to a foreign name.',
  invalid_token: 'The bearer token is missing or wrong.',
  invalid_key: 'The API key is wrong, was revoked or has ended.',
  key_in_address: 'An API key belongs into the header Authorization. This one is in logs now: revoke it.',
  cookie_beside_key: 'A call has an API key or a session, not both.',
  scope: 'The API key does not have the scope that this call needs; `scope` names it.',
  not_for_keys: 'No API key may make this call.',
  repeated_otherwise: 'Another call was made with this Idempotency-Key.',
  call_under_way: 'The first call with this Idempotency-Key is under way. Repeat it a little later.',
  call_cut_off:
    'The server stopped in the middle of the first call with this Idempotency-Key. Look whether it was done before calling again with another.',
  too_many: 'There are as many of these as there can be. Remove one first.',
  not_delivered: 'The test did not arrive; the message says why.',
  turned_off: 'It is turned off, so nothing is sent. Turn it on first.',
  invalid_signature: 'The signature of the request is missing, wrong or too old.',

  // Signing in
  invalid_email: 'No whitelist entry has the domain of this address.',
  unauthorized_email: 'The domain is known, but this address is not on the whitelist.',
  account_off: 'The company’s directory turned this account off.',
  admin_account: 'This is not for the accounts of administrators.',
  test_access_off: 'Test access is turned off.',
  too_soon: 'A mail was just sent to this address. Wait as long as Retry-After says.',
  invalid_link: 'The link is wrong, used or expired.',
  needs_code: 'This link also needs the code of its mail.',
  wrong_code: 'This is not the code of the mail.',
  invalid_code: 'The code is wrong or expired.',
  code_ended: 'The code is no longer valid after too many wrong tries. Ask for a new one.',
  invalid_credentials: 'The address or the password is wrong.',
  wrong_password: 'This is not the current password.',
  no_password: 'This administrator has no password.',
  weak_password: 'The password is too short or easy to guess.',
  wrong_proof: 'The passkey, the code or the recovery code is wrong, used or expired.',
  app_unreadable:
    'The authenticator app was set up under another SECRET. Prove by something else, and set it up again.',
  invalid_passkey: 'The browser made no passkey that can be used here.',
  too_many_passkeys: 'The administrator has as many passkeys as fit.',
  last_second_factor: 'The only second factor cannot be removed where administrators need one.',
  last_admin: 'This is the last administrator.',

  // People and the directory
  invalid_pause: 'A pause ends one or three months from today.',
  wrong_address: 'This is not the address of the person.',
  unknown_department: 'The department is not on the list of the person.',
  default_department: 'The default department cannot be deleted.',
  too_many_entries: 'The list has more rows or columns than fit in one import.',
  bad_import_file: 'The file is not CSV, or has no rows.',
  import_running: 'Another import is running. Try again when it is over.',
  import_not_done: 'The file is not imported yet.',
  too_many_tokens: 'The directory has two tokens already. Revoke one first.',
  no_employee_file: 'There is no employee file.',
  bad_employee_file: 'The employee file cannot be used.',

  // The programme
  set_by_operator: 'The operator decided this by a setting, which overrides what is stored.',
  first_programme: 'The first programme cannot be archived.',
  open_rounds: 'The programme has rounds that are not completed; the message names them.',

  // Pairings
  pairing_active: 'There is an active pairing. Complete or delete it first.',
  pairing_completed: 'The pairing is completed and can no longer change.',
  pairing_announced: 'A newsletter has already told people their matches of this pairing.',
  no_domain_group: 'There is no domain group.',
  not_asked: 'Nobody has been asked yet whether they take part.',
  too_few_people: 'Too few people are ready to pair.',
  no_hosts: 'Nobody hosts the round: who hosts the programme takes no part at the moment.',
  no_guests: 'The round has no guests: everybody who takes part hosts.',
  no_match_possible: 'The rules allow no match between these people.',
  undo_over:
    'It is too late to take this back: ten seconds for an answer, which can then be changed by `change: true`; ten minutes for a change of many.',
  match_left: 'The other person of the match has left.',
  not_taking_part: 'The person is not taking part at the moment.',
  round_is_made: 'The round has been made.',
  already_announced: 'Everybody in this round has already been told about it.',
  runs_by_itself: 'The automatic cycle does this by itself.',
  newsletter_approved: 'The newsletter of the pairing is approved. Make it a draft again first.',
  round_begun: 'People of the pairing have already said whether they met.',
  cycle_running: 'The automatic cycle is at work on the pairing.',
  wishes_refused: 'The round cannot be changed like this; the message names the rule.',
  unknown_colleague: 'Nobody can be found by this address, or it is the caller’s own.',
  people_left: 'Since the round was looked at, somebody in it has stopped taking part.',
  match_called_off: 'The match was called off, and the person has another one.',
  not_met: 'The caller has not said that the two met.',
  feedback_shown:
    'The feedback is already shown together with other people’s, so it can no longer be changed or given again.',
  meeting_changed: 'The time was booked, moved or cancelled meanwhile; `meeting` has how it is now.',
  booking_off: 'The programme suggests and books no times.',
  no_meeting: 'No time is booked.',
  calendar_unreadable: 'The calendar could not be read; the message says why. Nothing was stored.',
  time_taken: 'Somebody of the match has another coffee at that time. Choose another time.',
  match_over: 'The match is over: completed, or its round is.',
  not_stranded: 'Both people of the match take part, so it stands.',
  rescue_over: 'It is too late in the month for other matches. The next pairing brings one.',
  nobody_stranded: 'Nobody of the pairing has asked for another match.',
  restored:
    'A round may have been made before a backup was restored. POST /api/admin/restored says that none was.',
  already_paired: 'People were paired this month already. `again=true` pairs them once more.',

  // Newsletters
  no_pairing_linked: 'No pairing is linked to the newsletter.',
  unknown_pairing_file: 'No pairing file has this name.',
  nobody_to_mail: 'No match of the linked pairing has people who take part.',
  not_approved: 'The newsletter is not approved.',
  critical:
    'Sending is probably a mistake; the message says why. `override` with the name of the pairing sends anyway.',
  pairings_overlap: 'One newsletter would mail people of these pairings twice, or they are of another month.',
  newsletter_being_sent:
    'Mails of the newsletter are being sent. Wait until they have been sent, or cancel the send.',
  newsletter_sent: 'The newsletter has been sent.',
  newsletter_not_sent: 'No newsletter has been sent.',
  unknown_recipient: 'Nobody with this address gets the newsletter.',
  send_over: 'The send is over.',
  send_not_paused: 'The send is not paused.',
  nothing_to_resend:
    'No mail of the send is uncertain, nobody of it can be mailed again, or its invitations are for people who have joined.',
  purged: 'The personal content of this log is deleted.',
  not_archived: 'The log belongs to the current month.',

  // Invitations
  domain_entry: 'An entry for a whole domain names nobody who could be invited.',
  name_missing: 'The caller has no name yet. Give it as `inviter`: invitations go out in it.',
  nobody_to_invite: 'An invitation would reach nobody of these people; the message says why.',

  // Images
  invalid_image: 'The file is not an image that can be used.',
  too_many_pixels: 'The image has too many pixels.',
  attribute_in_use: 'A programme goes by the attribute; the message names it.',
  image_in_use: 'A newsletter that is not sent yet shows the image.',
  built_in_image: 'The image is part of the product and cannot be deleted.',
} as const

export type ErrorCode = keyof typeof ERROR_CODES
