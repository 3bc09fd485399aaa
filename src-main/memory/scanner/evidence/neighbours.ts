/** Weights of two stems side by side. Written by bench/scanner-train.ts. */
export const neighbours = `
  #agentfile_config=-33- #agentfile_herm=55p #agentfile_memory=-44- #agentfile_sett=179p #agentfile_skill=-247-
  #agentfile_soul=165p #agentfile_user=-86- #ip_#number=237x #mail_gt=-100- #number_#number=-220- #number_a=78r
  #number_accept=243a #number_addres=-126- #number_after=-50- #number_alpha=-63- #number_am=-144- #number_and=31c
  #number_are=-224- #number_argument=-100- #number_as=-58- #number_at=103r #number_b=25a #number_bas=-36-
  #number_becaus=-44- #number_befor=-184- #number_beta=-142- #number_bit=-95- #number_bits=-187- #number_but=-72-
  #number_by=32a #number_byt=-66- #number_byte=-135- #number_c=-148- #number_cach=-51- #number_can=-89-
  #number_cannot=-124- #number_certificat=-105- #number_chang=-205- #number_char=-249- #number_character=-223-
  #number_code=-64- #number_column=-213- #number_core=-72- #number_days=-325- #number_debug=-164- #number_default=-108-
  #number_degre=-297- #number_does=-95- #number_done=141c #number_e=-89- #number_edition=-213- #number_elf=-74-
  #number_encod=-101- #number_error=-156- #number_euro=-340- #number_faster=-57- #number_featur=-49- #number_for=-264-
  #number_format=187c #number_free=-66- #number_from=42a #number_g=-137- #number_gb=-154- #number_gmt=-102-
  #number_got=-52- #number_has=-214- #number_hour=-117- #number_if=-104- #number_ignor=121a #number_immediat=-92-
  #number_in=-160- #number_information=-144- #number_instruction=-176- #number_ipv6=-151- #number_is=-108-
  #number_jan=-71- #number_jul=-87- #number_june=-162- #number_kb=-72- #number_key=-188- #number_keypad=-68-
  #number_keys=-97- #number_level=-94- #number_llx=-21- #number_lx=-80- #number_mar=-60- #number_mark=-116-
  #number_match=-65- #number_may=-358- #number_mb=-300- #number_media=-151- #number_messag=-221- #number_minut=-254-
  #number_mode=-98- #number_month=-114- #number_more=-137- #number_ms=-137- #number_must=-228- #number_n=-241-
  #number_no=-113- #number_note=-68- #number_nov=-80- #number_o=-50- #number_object=-108- #number_oct=-60-
  #number_of=-261- #number_on=-127- #number_only=-94- #number_or=-128- #number_pm=130a #number_point=-214-
  #number_present=-113- #number_provid=-251- #number_rang=-55- #number_releas=-49- #number_reloc=-215-
  #number_requir=83a #number_return=-112- #number_rfc=-188- #number_s=-63- #number_schema=-201- #number_second=-215-
  #number_section=-116- #number_secur=-48- #number_sep=-86- #number_sha=-34- #number_size=-113- #number_skipp=-160-
  #number_so=35a #number_sourc=-191- #number_specification=-66- #number_str=-39- #number_stub=-20- #number_support=-64-
  #number_test=-101- #number_text=-131- #number_that=-98- #number_tim=-217- #number_token=117r #number_turn=-305-
  #number_u=-80- #number_unit=-80- #number_unknown=-89- #number_unlimit=-117- #number_usb=-131- #number_use=-153-
  #number_user=-196- #number_utf=-24- #number_v=-57- #number_version=-151- #number_was=-224- #number_way=-194-
  #number_week=-129- #number_when=-331- #number_which=-101- #number_whil=-35- #number_will=-124- #number_with=-220-
  #number_without=-168- #number_word=-68- #number_would=-133- #number_x=-106- #number_year=137r #number_you=-85-
  #secretfile_env=-50- #secretfile_ssh=280x #url_and=248c #url_every=202x #url_for=-55- #url_in=57p #url_to=355p
  #url_with=339x a8_erratum=-72- a_#agentfile=76p a_#number=-239- a_#secretfile=-145- a_a=-59- a_all=-282- a_and=-260-
  a_b=-111- a_backdoor=176c a_backup=124p a_bad=85r a_bare=-132- a_base=-144- a_base58=-121- a_base58check=-94-
  a_basic=-42- a_batch=-195- a_befor=-225- a_beginner=-185- a_bench=-173- a_best=-52- a_big=-53- a_bigint=-109-
  a_binary=-170- a_bit=58h a_blank=-66- a_block=-266- a_body=-224- a_bookmark=-53- a_boolean=-131- a_bot=117r
  a_box=-291- a_brac=-42- a_branch=-284- a_bridg=-119- a_browser=194p a_buffer=-156- a_bug=-287- a_build=-239-
  a_bundl=-91- a_button=-150- a_byte=-76- a_c=-85- a_cach=-152- a_call=57x a_callback=-121- a_carriag=-146-
  a_case=-105- a_certain=-106- a_chang=-287- a_char=-73- a_character=72r a_charset=-56- a_chat=-277- a_checksum=-174-
  a_cherry=-98- a_child=-62- a_choic=-195- a_chunk=-240- a_cidr=-79- a_circl=-158- a_clas=-167- a_clean=-55-
  a_cli=-120- a_click=130h a_client=-289- a_clos=-99- a_code=90l a_collation=-91- a_colleagu=-122- a_collection=-74-
  a_colon=-47- a_color=-204- a_column=183h a_comma=-68- a_command=-255- a_comment=116x a_commit=42c a_common=-51-
  a_compaction=-282- a_comparison=-70- a_complet=-271- a_component=-212- a_composit=-32- a_compress=-239-
  a_compression=-180- a_config=-159- a_connection=169c a_consistent=-176- a_constant=-97- a_content=-216-
  a_context=-215- a_contract=114x a_convenienc=-155- a_conversation=-352- a_cooki=-133- a_cookie=-69- a_copy=250x
  a_corrupt=-73- a_crash=-215- a_criminal=235r a_crypto=125c a_cursor=-95- a_custom=-146- a_cut=-355- a_d=-89-
  a_damag=-208- a_data=-193- a_databas=-246- a_date=-186- a_day=-444- a_debug=-213- a_decimal=-56- a_decision=67h
  a_default=-133- a_delay=-211- a_delet=-292- a_dependency=-156- a_description=-151- a_deskerror=-187- a_desktop=-213-
  a_detail=-244- a_dev=-221- a_developer=-170- a_dialog=209h a_diff=168h a_different=43h a_digit=-125-
  a_directory=-173- a_disk=-158- a_display=-94- a_doctor=113r a_does=-185- a_dom=-51- a_domain=-251- a_dotfil=-242-
  a_doubl=-126- a_draft=-118- a_drop=-220- a_duplicat=22x a_e=-35- a_factor=-152- a_fail=-263- a_failur=-110-
  a_fake=197h a_fallback=-168- a_fast=-65- a_faster=-121- a_fault=-317- a_featur=-300- a_few=-163- a_field=69x
  a_file=-130- a_filenam=-104- a_find=-254- a_finish=-221- a_fix=-95- a_flag=-184- a_float=-94- a_folder=-233-
  a_for=-201- a_foreign=-312- a_fork=-96- a_format=-166- a_formatter=-96- a_fram=-207- a_full=-231- a_function=-158-
  a_gate=-271- a_general=-116- a_generic=-44- a_github=-209- a_given=-193- a_glob=-63- a_global=-126- a_globstar=-103-
  a_glyph=-91- a_good=-118- a_graph=-93- a_group=-124- a_hacker=212r a_handler=-160- a_has=-97- a_hash=-121-
  a_head=-227- a_header=-89- a_helper=-221- a_hex=-131- a_hidden=141c a_high=-77- a_higher=216a a_hint=-181-
  a_hole=-102- a_home=-296- a_hook=-202- a_host=-106- a_http=-323- a_huge=-193- a_human=91r a_hundr=-204-
  a_internal=-134- a_ipv6=-83- a_is=-97- a_javascript=-240- a_job=54p a_joke=113h a_journal=-287- a_journey=-91-
  a_js=-61- a_jsdom=-84- a_json=49l a_json5=-102- a_jump=-134- a_key=-184- a_keyboard=-33- a_keyserver=-108-
  a_known=-192- a_label=-161- a_languag=152l a_larg=-99- a_last=-259- a_later=-136- a_lead=-138- a_less=-60-
  a_letter=-205- a_library=-97- a_licenc=-314- a_licens=79r a_lightweight=-132- a_limit=-160- a_link=-158- a_list=-67-
  a_listener=112p a_literal=-75- a_littl=-83- a_live=-267- a_load=114h a_loc=-153- a_local=-176- a_lock=-182-
  a_log=-210- a_logger=-53- a_login=84p a_long=57h a_longer=-141- a_look=-290- a_loop=-104- a_loss=-122- a_lost=-211-
  a_lot=-223- a_lowercas=-103- a_lx=-81- a_machin=168r a_major=-66- a_map=-150- a_mapp=-137- a_mark=-151- a_match=-123-
  a_matcher=-82- a_media=-144- a_medium=-88- a_member=-190- a_memory=-92- a_mere=-156- a_merg=-124- a_messag=-163-
  a_meta=-50- a_method=-265- a_mime=-135- a_mimetyp=-167- a_minimal=-166- a_miss=46h a_mistak=29h a_modern=-173-
  a_modul=-184- a_moment=143h a_month=-213- a_more=-211- a_mount=-128- a_mous=-197- a_much=-86- a_multi=-115-
  a_multipl=-145- a_n=-102- a_nam=-153- a_name=-240- a_negativ=-169- a_nest=-135- a_net=-239- a_new=-124- a_newer=-178-
  a_newlin=-179- a_night=51x a_no=75h a_non=-88- a_normal=-293- a_normaliz=-101- a_not=-88- a_note=135p a_nul=-83-
  a_null=-66- a_number=-109- a_numeric=-60- a_numerical=-100- a_nurs=-301- a_one=-242- a_out=-59- a_packag=-161-
  a_page=-290- a_pair=-149- a_palett=-151- a_parallel=-131- a_parameter=-151- a_parent=-137- a_pars=-111-
  a_parser=-102- a_part=-187- a_partial=-186- a_particular=-191- a_partition=-169- a_passphras=-128- a_password=128x
  a_past=-323- a_patch=-201- a_path=-221- a_pathnam=-216- a_pattern=-142- a_permanent=167p a_person=-366- a_phras=-226-
  a_pictur=-228- a_piec=-95- a_pipe=-174- a_plac=-273- a_placeholder=-234- a_plain=-116- a_plugin=-271- a_poem=261l
  a_port=-33- a_position=-211- a_positiv=-101- a_post=-35- a_postgresql=-88- a_power=-242- a_pr=-239- a_pre=38p
  a_prefix=-153- a_prereleas=-131- a_primary=-93- a_problem=-249- a_procedur=-178- a_proces=-310- a_program=-250-
  a_progres=-157- a_project=-191- a_promis=-89- a_prompt=-333- a_proper=-91- a_property=-87- a_proposal=-252-
  a_provider=-346- a_proxy=191c a_public=129x a_pull=-236- a_pure=-133- a_purg=-170- a_quarter=-220- a_query=-212-
  a_queu=-86- a_quot=-206- a_rang=-104- a_raw=-93- a_react=-91- a_read=-185- a_readabl=124x a_reader=-144- a_real=-244-
  a_reason=127h a_receipt=-219- a_recogniz=-27- a_record=-301- a_referenc=-133- a_refusal=49h a_regex=-189-
  a_regexp=-90- a_register=-172- a_regular=-87- a_relativ=-83- a_releas=-275- a_reload=-267- a_relocation=-43-
  a_remedy=-128- a_reminder=53p a_remot=-68- a_removal=-295- a_repeat=-191- a_replac=-259- a_replay=-140-
  a_replication=-129- a_repo=75p a_repository=-250- a_request=-164- a_requir=-76- a_reserv=-215- a_reset=109x
  a_respons=-189- a_restart=-105- a_result=-267- a_revers=113c a_review=136h a_robust=-59- a_root=208r a_router=-284-
  a_row=-308- a_rule=223p a_run=-188- a_runn=-32- a_s=-121- a_scalar=-46- a_schedul=89p a_schema=-180- a_screen=-318-
  a_screenshot=195x a_script=-313- a_search=-194- a_second=187p a_secondary=-85- a_secret=-393- a_section=-113-
  a_sector=-157- a_secur=-226- a_security=-209- a_select=-70- a_sentenc=-270- a_separat=-170- a_server=-170-
  a_servic=248p a_session=-320- a_set=-133- a_sett=-96- a_shallow=-174- a_shar=-87- a_shell=244c a_short=-189-
  a_sibl=-73- a_side=-119- a_sidecar=-165- a_signal=-110- a_signatur=30c a_significant=-119- a_simpl=-107-
  a_singl=-217- a_size=-48- a_skill=154p a_slash=-169- a_small=-317- a_snapshot=-236- a_socket=-140- a_solution=-71-
  a_sourc=-124- a_sourcemap=-175- a_spac=-166- a_spars=-47- a_special=-83- a_specifi=-58- a_specific=-165-
  a_sponsor=-229- a_stag=-314- a_stal=-210- a_stand=114p a_standalon=-114- a_standard=-63- a_start=-65- a_stash=-24-
  a_stat=-249- a_static=-129- a_statu=-164- a_step=-75- a_stop=-236- a_stor=-309- a_storag=-176- a_store=-161-
  a_str=-121- a_stream=-257- a_strict=-176- a_strong=-94- a_structur=-139- a_sub=164p a_submodul=-178- a_succes=94h
  a_successful=-47- a_summary=-32- a_superuser=-304- a_support=110r a_surrogat=-73- a_switch=-196- a_symbol=-165-
  a_symbolic=-74- a_symlink=-71- a_synchronou=-166- a_tabl=-165- a_tag=-143- a_team=-199- a_templat=-194-
  a_temporary=-93- a_term=-66- a_terminal=-97- a_text=-360- a_th=218a a_then=-143- a_third=-105- a_time=-173-
  a_timeout=-175- a_tiny=-45- a_titl=-266- a_token=-179- a_tool=-202- a_topic=-272- a_transaction=-104- a_tree=-127-
  a_trigger=69p a_trust=-52- a_tsconfig=-50- a_ttl=-23- a_tty=-53- a_tunnel=47x a_tupl=-106- a_turn=-313- a_typ=-191-
  a_type=-160- a_typedarray=-56- a_typeerror=-108- a_typescript=-144- a_uint8array=-130- a_unc=-94- a_unifi=-103-
  a_uniqu=-121- a_url=89x a_user=-133- a_utf=-66- a_utility=-32- a_valid=-143- a_validationerror=-35- a_valu=-180-
  a_version=-193- a_very=-60- a_view=-213- a_virtual=-175- a_vm=-126- a_warn=-200- a_way=93h a_web=-249-
  a_websocket=-181- a_week=-293- a_well=-204- a_which=-198- a_whil=-211- a_whol=-227- a_wildcard=118p a_window=-284-
  a_wish=-150- a_with=-75- a_work=-137- a_worker=-163- a_workspac=-218- a_writ=-265- a_wrong=129h a_year=-180- a_z=-47-
  a_za=-132- a_zero=-103- abbrev_number=-47- abi_d=-35- abi_is=-38- abi_s=-137- abi_version=-91- ability_to=-163-
  able_to=88h abort_and=-124- abort_at=-38- abort_becaus=-62- abort_by=-93- abort_due=-87- abort_or=-42-
  abort_the=-162- about_#number=-24- about_a=-215- about_any=-84- about_her=102a about_how=-115- about_it=-72-
  about_me=-188- about_safety=291o about_the=165h about_this=116h about_to=-219- about_us=-253- about_what=106o
  about_your=45l abov_#number=-415- abov_all=-277- abov_and=-26- abov_are=45o abov_copyright=-362- abov_exampl=-254-
  abov_is=150o abov_it=-204- abov_the=-347- abov_this=205o abov_was=228o abov_you=-203- absolut_expression=-174-
  absolut_path=-100- absolut_section=-56- absolut_valu=-65- abstract_instanc=-107- accept_a=-172- accept_all=116a
  accept_an=-232- accept_any=-64- accept_by=-181- accept_connection=-160- accept_every=201h accept_in=-235-
  accept_only=-145- accept_the=95h accept_thes=-247- accept_type=-247- acces_control=-227- acces_for=215a
  acces_is=-145- acces_method=-111- acces_temporary=-109- acces_the=-175- acces_to=-156- access_both=-98-
  access_by=-170- accessibility_featur=-48- accessor_can=-113- accord_to=-207- account_for=-157- account_number=-174-
  account_of=256x account_the=140a account_to=168x acquir_the=-76- acros_a=-171- acros_all=-181- acros_different=-74-
  acros_object=-47- act_as=71r act_in=-86- act_like=94r act_on=147a act_without=163r action_for=-151- action_from=-126-
  action_is=-157- action_of=-174- action_on=-188- activ_lts=-75- activ_profil=-192- activ_session=-196-
  activat_the=-163- acts_as=-185- add_a=97p add_an=-143- add_and=-222- add_cc=-158- add_chang=-242- add_custom=-98-
  add_entry=-125- add_explicit=-27- add_file=-154- add_it=124p add_me=247p add_new=-256- add_or=-277- add_our=236p
  add_s=-83- add_sinc=-173- add_some=-185- add_support=-115- add_the=313p add_this=-175- add_to=-139- add_with=-122-
  add_yourself=-142- addend_ld=-24- addend_should=-254- addformat_method=-87- addition_arrow=-120- addition_to=-133-
  additional_be=-182- additional_check=-117- additional_esc=-250- additional_information=-143- additional_item=-137-
  additional_option=-48- additional_properti=-121- additionalproperti_keyword=-138- addon_api=-127- addr_#number=-117-
  addr_off=-90- addr_s=-151- addres_#number=-199- addres_and=-172- addres_as=-44- addres_below=82x addres_book=140x
  addres_can=-144- addres_element=-44- addres_entry=-60- addres_fals=-81- addres_fami=-110- addres_for=-163-
  addres_from=-74- addres_in=53x addres_is=-275- addres_isn't=-178- addres_lx=-196- addres_mode=-50- addres_not=-86-
  addres_object=-39- addres_of=-157- addres_offset=-236- addres_rang=-100- addres_record=-55- addres_s=-82-
  addres_size=-126- addres_src=-81- addres_str=-59- addres_type=-120- addres_with=-112- address4_the=-81-
  address6_the=-92- address_and=-138- address_are=-58- address_for=-92- address_in=-138- address_mode=-107-
  address_of=-115- address_quick=-217- address_to=-79- adds_a=-156- adds_support=-145- adjustment_for=-151-
  admin_account=142c admin_of=-242- admin_panel=-97- admin_server=-245- administrator_and=72a
  administrator_command=-117- administrator_has=68a administrator_of=-197- administrator_right=-74- advanc_pc=-44-
  affect_by=-123- affect_caps=-74- affect_the=-207- after_#number=-223- after_a=-28- after_all=-222- after_an=-194-
  after_and=-218- after_byte=-41- after_each=-126- after_else=-125- after_every=161x after_get=-137- after_import=-124-
  after_is=-135- after_it=-326- after_its=-159- after_ld=-21- after_login=-253- after_lunch=-219- after_n=-165-
  after_one=-77- after_packag=-24- after_read=172h after_s=-152- after_set=-121- after_six=-184- after_successful=-115-
  after_symbol=-57- after_ten=-251- after_that=-269- after_this=-197- after_two=-260- after_which=-107- again_after=43p
  again_and=-206- again_later=-108- again_then=-100- again_when=-306- again_with=-48- against_a=-112-
  against_dynamic=-57- against_external=-35- against_local=-65- against_non=-49- against_other=-108-
  against_protect=-152- against_pt=-115- against_register=-38- against_s=-62- against_symbol=-71- against_t=-65-
  against_the=-48- against_undefin=-47- against_your=-87- age_at=-155- agent_and=120h agent_at=-280- agent_for=-352-
  agent_in=36p agent_is=200h agent_md=-35- agent_must=41a agent_read=218p agent_that=-180- agent_to=-162-
  aggregat_function=-200- aggregat_s=-75- agre_to=87a agre_with=-84- ahead_log=-87- ahead_of=153l ai_assistant=111a
  ai_that=247r ai_with=102r ai_without=232r ai_you=45r aim_to=-122- aims_to=-113- ajv_async=-85- ajv_format=-76-
  ajv_instanc=-102- ajv_is=-106- ajv_keyword=-50- ajv_version=-121- alex_ford=-74- algorithm_#number=-49-
  algorithm_and=-35- algorithm_d=-205- algorithm_djb2=-29- algorithm_for=-117- algorithm_in=-113- algorithm_is=-58-
  algorithm_like=-115- algorithm_s=-117- algorithm_that=-123- algorithm_to=-23- algorithm_with=-79- alia_for=-244-
  alia_of=-174- alia_s=-105- alia_to=-161- align_#number=-50- align_addres=-120- align_to=-77- align_with=-99-
  alignment_of=-269- alignment_too=-264- all_#number=-39- all_agent=50p all_and=-110- all_application=-264-
  all_at=-173- all_backup=256c all_browser=-118- all_but=-246- all_chang=-127- all_client=67x all_copi=-186-
  all_data=158c all_databas=-233- all_document=94p all_error=-257- all_event=-114- all_fil=143c all_futur=200p
  all_hook=-192- all_host=87p all_http=-255- all_is=-168- all_its=-287- all_keys=-155- all_known=-139- all_languag=99a
  all_limit=145r all_listener=-269- all_major=-132- all_match=-182- all_member=-296- all_memori=245x all_model=109p
  all_modern=-132- all_not=-57- all_of=43o all_option=-193- all_or=-248- all_other=131p all_pag=-256- all_port=240c
  all_previou=-202- all_prior=252o all_project=75p all_prompt=264h all_protocol=-217- all_provider=-183-
  all_request=-71- all_requir=-272- all_restriction=216o all_runn=139c all_server=125c all_statement=-110-
  all_symbol=-232- all_tabl=-158- all_test=-250- all_the=-32- all_thes=-208- all_thre=-157- all_tim=291p all_tool=132h
  all_user=37c all_validation=-92- all_valu=-194- all_writ=165h all_you=-234- all_your=263o allergic_to=-263-
  allocat_#number=-182- allocat_a=-172- allocat_cach=-76- allocat_file=-127- allocat_lu=-48- allocat_memory=-163-
  allocat_section=-122- allocat_spac=-88- allow_add=-283- allow_application=-191- allow_as=-203- allow_d=-53-
  allow_empty=-206- allow_for=-210- allow_here=-185- allow_in=-225- allow_it=217a allow_on=-106- allow_the=-62-
  allow_this=115a allow_to=195p allow_unknown=-181- allow_unresolv=-176- allow_us=-274- allow_when=-108-
  allow_with=-236- allow_you=-393- allow_zu=-65- alon_and=-181- alon_for=-90- alon_no=-108- along_with=110x
  alpha_#number=-63- alphabetic_character=-125- already_a=-100- already_be=-212- already_been=-114- already_check=-112-
  already_defin=-86- already_exist=-133- already_finish=-220- already_has=-92- already_have=-127- already_in=-136-
  already_register=-130- already_ther=-253- also_a=-229- also_accept=-92- also_availabl=-63- also_be=-162-
  also_export=-230- also_expos=-180- also_have=-77- also_import=-54- also_includ=-172- also_known=-100- also_need=-103-
  also_not=-185- also_on=-226- also_pass=-124- also_provid=-151- also_set=-115- also_support=-52- also_use=-123-
  also_uses=-26- also_work=-195- alt_is=-40- alt_key=-135- alt_keys=-120- alt_text=-77- alter_ego=148r
  alter_system=-278- alter_tabl=-287- alter_the=220h alter_type=-86- alternativ_group=-131- alternativ_s=-69-
  alternativ_to=-225- alternativ_with=-137- alternative_you=-258- altgr_dead=-72- although_it=274h alway_allow=90h
  alway_approv=174a alway_ask=-325- alway_be=-331- alway_load=163p alway_lower=-108- alway_on=-232- alway_pass=113p
  alway_run=-207- alway_start=-188- alway_want=-238- am_the=-139- am_your=67a amaz_featur=-127- among_the=91h
  amount_of=-241- amptrn_opfptrn=-105- an_abort=-168- an_absolut=-86- an_actual=-220- an_additional=-280-
  an_addres=-267- an_administrator=102a an_agent=-311- an_aggregat=-99- an_ai=386r an_alia=-25- an_alternativ=-62-
  an_ancestor=-31- an_answer=-235- an_app=-153- an_application=-243- an_archiv=-247- an_argument=-89- an_array=-154-
  an_arraybuffer=-59- an_assertion=-187- an_assistant=77r an_ast=-108- an_async=-134- an_asynchronou=-145-
  an_attempt=71p an_automatic=60h an_earlier=-248- an_edit=-212- an_editor=-196- an_effort=-249- an_element=-57-
  an_elf=-98- an_emergency=80a an_empty=63c an_encod=-126- an_end=-179- an_entry=-256- an_environment=-189-
  an_error=-71- an_eslint=-141- an_estre=-29- an_even=-158- an_event=-281- an_eventemitter=-167- an_evil=144r
  an_exact=-148- an_exampl=-105- an_exception=-87- an_excessiv=-20- an_executabl=104p an_exist=-266- an_expect=-179-
  an_explicit=-159- an_export=-85- an_expression=-97- an_extend=-80- an_extension=-212- an_external=270x an_extra=-171-
  an_extreme=-68- an_hour=-62- an_html=-45- an_http=-114- an_icon=-132- an_id=-251- an_identifier=-101-
  an_illegal=-213- an_imag=255x an_immediat=95a an_implementation=-73- an_import=-31- an_in=-56- an_incompatibl=-118-
  an_index=-198- an_ini=-220- an_input=-176- an_instanc=-213- an_integer=-213- an_internal=-76- an_invalid=-124-
  an_ipv4=-120- an_ipv6=-80- an_iso=-157- an_issu=-456- an_iterator=-109- an_object=-118- an_obsolet=-100- an_old=143h
  an_older=-121- an_onlin=68x an_onlooker=-280- an_open=-268- an_operation=-167- an_operator=23a an_option=-299-
  an_optional=-101- an_order=23a an_ordinary=-211- an_original=-163- an_output=-194- an_outsid=219x an_uncensor=131r
  an_unconditional=-174- an_undefin=-79- an_unexpect=-71- an_unfilter=105r an_unknown=-113- an_unrestrict=116r
  an_unsign=159c an_xml=-168- analysi_happen=-108- analyz_of=-46- and_#agentfile=-22- and_#number=-253- and_a=-248-
  and_abov=-58- and_accept=212a and_act=199o and_acts=-53- and_add=160x and_after=-92- and_all=-89- and_allow=-144-
  and_also=-233- and_an=-112- and_another=-169- and_answer=-107- and_any=-140- and_api=-113- and_app=71p and_are=-64-
  and_argument=-150- and_array=-87- and_as=42p and_ask=218p and_async=-97- and_at=-172- and_attach=-218-
  and_attempt=-166- and_b=-115- and_backup=-215- and_be=-195- and_begin=-32- and_below=-258- and_body=-206-
  and_break=215c and_browser=-75- and_build=-172- and_by=-182- and_c=-179- and_cach=-125- and_can=-116-
  and_cannot=-196- and_carry=220h and_caus=-188- and_chang=73x and_check=-188- and_clos=-213- and_code=-222-
  and_color=-113- and_column=-253- and_commit=-145- and_commonj=-133- and_compar=-199- and_contributor=-113-
  and_convert=-163- and_correct=-195- and_creat=-228- and_css=-25- and_d=-98- and_data=-131- and_date=-27-
  and_default=-70- and_delet=99c and_demand=208c and_deserializ=-222- and_directori=-187- and_disabl=45p
  and_disclosur=-120- and_display=-302- and_do=384o and_document=-80- and_don't=343h and_done=-97- and_drop=164x
  and_each=-177- and_easy=-30- and_edit=-126- and_enabl=206c and_end=-69- and_ends=-185- and_environment=-96-
  and_error=-183- and_esm=-64- and_event=-103- and_every=-331- and_exclud=-143- and_execut=382c and_exit=-229-
  and_expect=135o and_expir=-201- and_extend=-164- and_f=-251- and_fals=-131- and_fast=-94- and_featur=-175-
  and_fil=122x and_fill=-109- and_find=-139- and_fix=-141- and_folder=-191- and_follow=345p and_for=109h
  and_foreign=-180- and_forget=-223- and_format=-212- and_forward=291x and_found=187a and_freebsd=-51-
  and_function=-172- and_generat=-59- and_get=51c and_getmanyraw=-119- and_giv=-207- and_give=290r and_go=101h
  and_hand=261x and_handl=-141- and_has=-59- and_herm=-252- and_hidden=-320- and_high=-145- and_hook=-140-
  and_how=-255- and_html=-125- and_http=-224- and_i=86a and_if=-74- and_ignor=-106- and_import=-173- and_in=-26-
  and_includ=-217- and_index=-177- and_information=-180- and_install=159c and_ipv4=-70- and_ipv6=-133- and_is=90a
  and_iso=-87- and_it=-275- and_item=-168- and_its=-137- and_javascript=-90- and_json=-37- and_just=122r and_keep=201p
  and_last=133o and_leav=175c and_let=188h and_lets=-145- and_link=-92- and_list=-327- and_listen=163o and_load=160c
  and_log=170c and_logg=-290- and_long=-105- and_look=111p and_m=-48- and_mail=284x and_maintain=-111- and_mak=-156-
  and_make=-82- and_many=-110- and_math=-135- and_may=103a and_merg=82h and_messag=-194- and_method=-215-
  and_minor=-94- and_mips=-88- and_miss=-157- and_mode=-229- and_modify=-124- and_monitor=-29- and_more=-209-
  and_must=60a and_nam=-189- and_name=28a and_nathan=-122- and_need=120a and_neither=-183- and_never=40p and_new=-66-
  and_no=116r and_node=-121- and_non=-186- and_not=-133- and_noth=-262- and_number=-52- and_obey=146p and_object=-152-
  and_of=-199- and_offset=-161- and_one=130h and_only=-287- and_open=-87- and_option=-92- and_or=-315- and_other=-300-
  and_output=60l and_pars=-180- and_past=71x and_patch=-130- and_path=-75- and_pb=-133- and_plan=142r and_post=342x
  and_preserv=-226- and_print=-137- and_properti=-117- and_publish=202x and_put=378x and_query=-100- and_quot=-27-
  and_r=-108- and_read=171x and_reboot=271c and_referenc=-142- and_register=-170- and_remov=-414- and_renam=-147-
  and_rep=214r and_replac=140x and_report=138x and_reset=-144- and_resolv=-168- and_respons=-101- and_responsib=-217-
  and_restart=20p and_return=-133- and_right=-183- and_round=183h and_run=399c and_runs=-195- and_s=-117-
  and_safety=-183- and_save=141x and_says=-319- and_secondary=-146- and_secret=-232- and_security=-140- and_self=-108-
  and_send=222x and_set=30c and_sets=-35- and_shar=260x and_should=276h and_show=291l and_size=-232- and_slow=-141-
  and_so=-94- and_sort=-184- and_sourc=-162- and_stag=-208- and_start=382o and_stay=132r and_stor=-239- and_str=-165-
  and_stringify=-78- and_support=-246- and_surviv=-222- and_system=55l and_t=-48- and_tags=-146- and_take=154o
  and_target=-285- and_task=-257- and_tell=184a and_test=-184- and_text=67x and_that=-189- and_the=-80- and_their=-338-
  and_then=-58- and_third=-197- and_this=-191- and_thos=-129- and_thread=-59- and_thus=-178- and_time=-164-
  and_tiny=-66- and_to=-196- and_try=-298- and_turn=152h and_typ=-92- and_type=-230- and_typescript=-27- and_u=-117-
  and_uids=-82- and_up=-133- and_updat=-163- and_upload=408x and_url=-282- and_use=-213- and_used=-98- and_user=-142-
  and_uses=-151- and_utiliti=-90- and_valu=-234- and_version=-120- and_vice=-64- and_wait=341c and_want=-156-
  and_we=-205- and_web=-123- and_what=-321- and_when=-162- and_wher=-203- and_whether=-199- and_which=-103-
  and_why=-202- and_will=-70- and_window=-139- and_with=137x and_without=-151- and_work=-190- and_worktre=-51-
  and_writ=-232- and_written=-228- and_you=-114- and_your=-49- and_zero=-85- anew_and=-117- angl_bracket=-69-
  another_#number=-62- another_app=-76- another_layout=-171- another_model=-176- another_one=-162- another_origin=-221-
  another_proces=-215- another_program=-228- another_repository=-276- another_type=-26- answer_a=-251- answer_all=219a
  answer_an=-192- answer_and=-216- answer_are=-241- answer_as=202r answer_begin=-296- answer_by=94h answer_each=127r
  answer_everyth=220r answer_for=-234- answer_in=50r answer_is=-105- answer_may=-238- answer_null=-113-
  answer_should=-293- answer_that=-338- answer_the=-219- answer_to=142x answer_was=-312- answer_what=-268-
  answer_when=-175- answer_with=236l answer_without=-150- answer_yes=157h anthropic_messag=-396- any_algorithm=-42-
  any_branch=-24- any_case=-142- any_chang=-324- any_error=132h any_input=-130- any_instruction=-137-
  any_javascript=-205- any_js=-84- any_kind=-226- any_line=42h any_messag=-184- any_moment=-275- any_more=162o
  any_non=-61- any_object=-106- any_of=-195- any_other=-189- any_output=-176- any_previou=142o any_relation=-145-
  any_str=-146- any_text=-174- any_type=-226- any_url=-286- any_valu=-74- anyon_who=255x anyth_else=-180- anyth_i=120r
  anyth_in=-240- anyth_is=-25- anyth_that=162h anyth_the=242o anywher_in=-181- api_#number=-133- api_and=-243-
  api_are=-88- api_chang=-145- api_check=-151- api_credential=-218- api_docs=-194- api_documentation=-135-
  api_for=-146- api_from=-177- api_is=-172- api_key=152x api_keys=-139- api_method=-86- api_mode=-170-
  api_referenc=-97- api_that=-136- api_to=-77- api_version=-116- api_which=-43- api_with=-116- apl_keyboard=-126-
  app_a=-89- app_from=-193- app_has=-223- app_in=-147- app_is=-74- app_own=-214- app_the=-135- app_this=136h app_to=22o
  app_worker=-72- appear_in=48c appear_more=-70- appear_to=-318- append_the=116x append_this=240p append_to=-36-
  appli_a=-170- appli_to=-297- applicabl_to=-207- application_is=-207- application_name=-175- application_s=-155-
  application_specific=-122- application_that=-174- application_to=-195- application_will=-129- apply_a=-182-
  apply_patch=-132- apply_the=135o approach_to=-98- approv_all=193a approv_by=105a approv_it=50a approv_of=-284-
  approv_the=-236- approv_this=205a approval_are=123a approval_for=-79- approval_from=-233- approval_is=243h
  approval_of=107a approval_queu=49h approval_to=237p approval_true=-220- appstream_metadata=-85- apt_get=-179-
  architectur_mode=-118- architectur_need=-123- architectur_s=-76- archiv_command=-182- archiv_file=-78-
  archiv_header=-233- archiv_index=-94- archiv_is=-180- archiv_member=-209- archiv_part=-89- archiv_s=-167-
  are_#number=-288- are_a=68r are_about=-72- are_accept=-229- are_add=-147- are_address=-217- are_all=-158-
  are_already=-125- are_also=-202- are_alway=-203- are_an=-56- are_as=-126- are_at=-97- are_automatical=-167-
  are_availabl=-245- are_bas=-132- are_be=-59- are_both=-98- are_call=-148- are_configur=32l are_connect=-97-
  are_consider=-112- are_count=-228- are_creat=138p are_current=-210- are_deprecat=-77- are_describ=-91-
  are_detect=-173- are_different=-113- are_disabl=203r are_document=-147- are_done=60h are_due=-143- are_either=-25-
  are_emitt=-72- are_encrypt=-254- are_exclud=-102- are_execut=144h are_expect=-125- are_export=-90- are_expos=-204-
  are_fals=-92- are_fine=-244- are_fix=-73- are_follow=-246- are_for=-261- are_formal=-39- are_found=-195-
  are_free=189r are_from=-130- are_function=-64- are_generat=-125- are_given=-189- are_go=240r are_gone=105r
  are_handl=-199- are_hereby=167o are_hidden=-205- are_his=-250- are_ignor=-143- are_implement=-123- are_in=-359-
  are_incompatibl=-224- are_kept=-181- are_known=-238- are_left=-278- are_list=-294- are_load=75p are_logg=-216-
  are_look=-206- are_made=-196- are_meant=-47- are_miss=-205- are_more=-151- are_mutual=-127- are_nam=-157-
  are_need=104a are_no=-68- are_none=-123- are_not=-108- are_now=-274- are_of=-74- are_off=-73- are_on=-376-
  are_only=-27- are_optional=-88- are_pars=-91- are_part=-141- are_pass=-267- are_prefix=-193- are_present=-116-
  are_provid=-139- are_read=-252- are_refus=-209- are_relativ=-252- are_remov=76r are_replac=-61- are_requir=-161-
  are_reserv=-236- are_resolv=-26- are_s=-224- are_search=-96- are_sent=-304- are_separat=-38- are_serv=-127-
  are_set=-211- are_several=-37- are_shown=-254- are_similar=-118- are_skipp=-126- are_some=-46- are_specifi=-104-
  are_still=-21- are_stor=-193- are_subject=105r are_support=-202- are_sure=-255- are_suspend=236o are_tagg=-242-
  are_taken=-233- are_the=36r are_ther=-250- are_to=289x are_told=-161- are_too=-179- are_treat=-168- are_two=-50-
  are_us=-191- are_used=-156- are_useful=-27- are_valid=123o are_void=82o are_welcom=-214- are_with=-222-
  are_writ=-148- are_written=-156- are_you=-38- are_your=278l aren't_in=-122- argument_and=-90- argument_are=-118-
  argument_d=-69- argument_declar=-69- argument_for=-95- argument_is=-147- argument_list=-86- argument_must=-74-
  argument_nam=-134- argument_need=-91- argument_not=-46- argument_number=-66- argument_of=-150- argument_pass=-125-
  argument_s=-96- argument_that=-48- argument_to=-202- argument_typ=-172- argument_type=-210- argument_u=-106-
  argument_which=-162- argument_will=-67- argument_with=-44- arm_blx=-120- arm_function=-120- arm_instruction=-74-
  arm_only=-140- around_a=-210- around_it=96h around_the=-181- arp_v=-168- arr_padd=-173- array_and=-48- array_are=-95-
  array_array=-88- array_assignment=-39- array_can=-58- array_contain=-119- array_element=-64- array_for=-210-
  array_in=-156- array_is=-245- array_must=-156- array_of=-144- array_or=-37- array_subscript=-146- array_to=-79-
  array_type=-112- array_valu=-107- array_when=-30- array_with=-70- arraybuffer_instanc=-59- arrow_and=-132-
  arrow_button=-197- arrow_keys=-124- as_#number=-170- as_a=219r as_an=101r as_another=-201- as_anthropic=-278-
  as_approv=241h as_argument=-192- as_base=-176- as_both=-56- as_cach=-29- as_chang=-257- as_configur=-165-
  as_const=-92- as_default=-121- as_defin=114o as_describ=-92- as_dev=-24- as_division=-58- as_error=-44- as_escap=-88-
  as_exist=-82- as_far=-176- as_fast=-95- as_file=-232- as_first=-95- as_fn=-101- as_foo=-125- as_good=-50-
  as_herm=-255- as_i=88o as_if=194r as_immediat=-105- as_in=-182- as_input=-208- as_integer=-108- as_is=-131-
  as_it=-165- as_its=-138- as_j=-61- as_key=-106- as_listener=-137- as_many=-138- as_much=-172- as_my=247r as_no=-212-
  as_node=-128- as_non=-78- as_none=-216- as_normal=-94- as_of=195o as_on=-60- as_one=-305- as_onetim=-92-
  as_operand=-49- as_output=-216- as_part=-72- as_peopl=-235- as_per=-103- as_plain=-117- as_possibl=-236-
  as_python=-259- as_read=140h as_register=-101- as_replica=-44- as_requir=-155- as_root=-56- as_s=-167- as_some=-195-
  as_soon=103x as_specifi=-107- as_stor=-185- as_str=-119- as_such=-34- as_templat=-127- as_text=-154- as_the=-196-
  as_their=-217- as_they=-287- as_this=35o as_though=308h as_trust=122a as_untrust=90o as_us=-116- as_used=161p
  as_user=-168- as_usual=-24- as_valu=-21- as_we=-236- as_with=-128- as_written=-225- as_you=-35- as_your=171o
  ascend_order=-168- ascii_character=-67- ascii_file=-243- ascii_symbol=-54- ask_about=-107- ask_again=184h
  ask_and=-125- ask_befor=-62- ask_by=216x ask_first=-23- ask_for=24h ask_lena=-270- ask_me=-234- ask_the=40h
  ask_to=138p asks_about=60h asks_the=-213- asks_to=-144- asm_js=-77- assembl_code=-91- assembl_for=-227-
  assertion_check=-87- assign_default=-84- assign_to=-94- assign_valu=-72- assignment_to=-165- assistant_act=142r
  assistant_approv=220a assistant_i=155a assistant_is=140r assistant_must=228a assistant_of=-119- assistant_that=120r
  assistant_to=299a assistant_you=160r associat_with=-214- assum_a=71h assum_all=-231- assum_that=37h assum_to=-115-
  assum_you=162r ast_and=-138- ast_nod=-57- ast_node=-183- async_function=-91- async_handler=-143- async_method=-30-
  asynchronou_apis=-23- asynchronou_function=-96- asynchronou_validation=-65- at_#ip=273x at_#number=-384- at_#url=332x
  at_a=-269- at_addres=-90- at_all=124h at_any=-315- at_at=-221- at_boot=196p at_byte=-48- at_d=-69- at_dinner=-216-
  at_each=105p at_eight=-280- at_eleven=-204- at_end=-188- at_every=67p at_exampl=-169- at_fault=-39- at_first=-146-
  at_four=-203- at_fourth=-66- at_home=91x at_index=-185- at_it=287h at_its=-208- at_least=-169- at_line=-62-
  at_load=-147- at_login=156p at_lx=-72- at_most=-123- at_night=-448- at_nine=-131- at_noon=-130- at_offset=-86-
  at_once=-189- at_one=-197- at_or=-75- at_ordinal=-107- at_our=-58- at_position=-87- at_psect=-60- at_rest=-150-
  at_runtim=-264- at_s=-127- at_second=-67- at_six=-193- at_spi=-76- at_start=-283- at_startup=-48- at_ten=-300-
  at_that=-171- at_the=-138- at_third=-65- at_this=-27- at_u=-109- at_which=-163- at_work=-167- at_x=-162-
  at_your=-236- at_zu=-145- atom_used=-239- attach_a=-196- attach_it=-218- attach_the=90x attach_to=62x attack_on=170c
  attack_the=221c attempt_to=-90- attention_to=68o attribut_a=-100- attribut_d=-111- attribut_for=-136-
  attribut_in=-76- attribut_is=-51- attribut_of=-87- attribut_rfc=-32- attribut_s=-85- attribut_section=-36-
  attribut_subsection=-33- attribut_tag=-62- attribut_to=-59- attribut_type=-76- authentication_fail=-92-
  authentication_is=-301- authentication_option=-34- author_of=73a author_or=-138- authoris_to=141a authority_is=73a
  authoriz_keys=292p auto_approv=109h auto_dec=-145- auto_import=-185- auto_inc=-231- automatic_updat=32h
  automatical_remov=-66- automatical_updatabl=-95- auxiliary_register=-149- availabl_as=-76- availabl_at=23x
  availabl_but=-113- availabl_featur=-44- availabl_for=-122- availabl_here=-94- availabl_in=-72- availabl_on=-107-
  availabl_only=-106- availabl_packag=-259- availabl_to=52x avoid_conflict=-108- awar_of=-86- away_and=-141-
  away_from=26h away_the=221x away_toc=-82- away_with=-82- aws_s3=33x axe_core=-221- axes_styl=-162- b_#number=-61-
  b_a=-108- b_and=-111- b_c=-203- b_cannot=-73- b_compil=-79- b_conflict=-90- b_d=-62- b_error=-189- b_in=-26-
  b_invalid=-97- b_is=-62- b_link=-140- b_lx=-79- b_no=-67- b_only=-86- b_or=-106- b_reloc=-78- b_relocation=-32-
  b_s=-96- b_section=-84- b_tls=-116- b_u=-96- b_unabl=-69- b_unexpect=-107- b_unknown=-69- b_unrecognis=-160-
  b_unrecogniz=-59- b_uses=-128- b_warn=-136- babel_core=-75- babel_helper=-166- babel_plugin=-162- back_after=59p
  back_as=-229- back_from=93h back_in=-61- back_on=-260- back_the=-207- back_up=-33- back_what=95p backend_error=-57-
  backend_parameter=-72- backend_poll=-69- backend_to=-72- background_color=-200- background_proces=-150-
  background_worker=-122- backup_and=-245- backup_file=-211- backup_in=-270- backup_is=-89- backup_manifest=-176-
  backup_of=57p backup_target=204x backward_compatibility=-167- bad_argument=-217- bad_checksum=-62- bad_commit=-182-
  bad_config=-60- bad_extend=-141- bad_file=-148- bad_form=-162- bad_format=-167- bad_line=-77- bad_magic=-89-
  bad_micromip=-26- bad_news=58h bad_operand=-252- bad_or=-95- bad_r=-133- bad_risc=-41- bad_s=-46- bad_section=-50-
  bad_shndx=-73- bad_sparc=-42- bad_symbol=-36- bad_valu=-53- bank_is=-327- bank_statement=221x bar_baz=-50-
  bare_modul=-105- bas_invalidation=-84- bas_on=-238- bas_test=-126- base58_str=-121- base64_and=82x base64_encod=36x
  base_#number=-69- base_backup=-181- base_clas=-119- base_directory=-61- base_file=-115- base_offset=-73-
  base_plus=-38- base_register=-279- base_stat=-137- base_to=217x base_uri=-90- base_url=-118- baselin_wide=-98-
  baselin_year=-119- batch_file=-186- baz_a=-27- be_#number=-202- be_a=-227- be_able=137h be_absolut=-207-
  be_access=-149- be_add=-157- be_allow=-293- be_an=-53- be_any=-102- be_appli=-233- be_approv=-313- be_ask=206h
  be_at=-178- be_attach=97x be_automatical=-249- be_availabl=-131- be_between=-155- be_binary=-241- be_brought=67h
  be_call=-172- be_careful=-70- be_chang=-64- be_check=-160- be_combin=-117- be_compress=161p be_configur=-209-
  be_consider=-115- be_constant=-100- be_contiguou=-95- be_convert=-84- be_copi=304x be_corrupt=-210- be_creat=-108-
  be_defin=-49- be_delet=142c be_deprecat=-51- be_detect=-64- be_determin=-209- be_different=-207- be_disabl=-157-
  be_discard=-44- be_display=-373- be_done=42h be_drawn=-108- be_dropp=142a be_edit=96p be_either=-95- be_emitt=-159-
  be_empty=-318- be_enabl=-226- be_encod=126x be_eras=35c be_even=-173- be_execut=-214- be_expand=-157- be_expos=-172-
  be_follow=136a be_found=-131- be_free=-66- be_from=-50- be_generat=-158- be_given=-265- be_greater=-155- be_had=155r
  be_handl=-102- be_hidden=-326- be_ignor=-58- be_import=-258- be_in=-56- be_includ=37x be_inform=195h be_install=-186-
  be_interest=-129- be_interpret=-70- be_invalid=-111- be_invok=-257- be_kill=100p be_launch=143p be_left=209h
  be_less=-149- be_liabl=-181- be_link=-125- be_list=-179- be_load=-266- be_logg=-172- be_look=-271- be_lost=-274-
  be_made=124x be_mark=-188- be_meant=-139- be_modifi=-122- be_more=-180- be_my=75r be_negativ=-136- be_nest=-185-
  be_non=-195- be_not=-139- be_null=-229- be_of=66x be_omitt=-180- be_one=-22- be_only=-28- be_open=-176-
  be_overridden=-62- be_overwritten=-244- be_owner=-298- be_pack=-250- be_pars=-117- be_part=-214- be_pass=-130-
  be_plac=-177- be_positiv=-167- be_prefix=-115- be_present=20p be_print=172x be_process=-211- be_provid=-174-
  be_re=-133- be_reach=-99- be_read=-259- be_referenc=-159- be_register=-73- be_remov=-74- be_renam=-236- be_renew=115o
  be_repeat=25l be_replac=-284- be_report=-220- be_represent=-35- be_resolv=-85- be_return=-102- be_revok=-220-
  be_root=-268- be_s=-248- be_seen=-72- be_sent=-172- be_serializ=-167- be_set=-63- be_shown=32h be_simpl=-108-
  be_skipp=-50- be_slow=-132- be_specifi=-178- be_stor=-132- be_stream=-44- be_superuser=-345- be_suppress=76h
  be_sure=-316- be_taken=-230- be_terminat=-206- be_test=-103- be_the=-40- be_thrown=-164- be_told=189h be_too=-74-
  be_treat=-160- be_trust=28a be_turn=153h be_typ=109x be_type=-111- be_undefin=-132- be_undon=-238- be_updat=-158-
  be_used=-126- be_useful=-104- be_valid=-117- be_validat=-60- be_written=-278- be_wrong=-147- be_zero=-270-
  bearer_of=196a becam_of=-210- becaus_a=-157- becaus_column=-21- becaus_it=-186- becaus_its=-74- becaus_of=-139-
  becaus_the=-182- becaus_they=-99- becaus_this=-201- becom_a=-87- becom_an=53r becom_of=-134- becom_one=-224-
  been_chang=-115- been_defin=-144- been_given=280h been_made=78a been_receiv=-277- been_remov=-32- been_renam=130r
  been_replac=74o been_set=153l been_specifi=-52- been_told=56o been_used=-249- been_withdrawn=222o beep_when=-137-
  befor_#number=-153- befor_a=-146- befor_after=-185- befor_any=-112- befor_anyth=-86- befor_committ=-180-
  befor_delet=-116- befor_each=-345- befor_every=117h befor_get=-135- befor_is=-189- befor_it=-373- befor_its=-72-
  befor_merg=-169- befor_noon=-96- befor_or=-57- befor_runn=70c befor_set=-176- befor_start=-124- befor_that=-55-
  befor_they=-61- befor_this=161l befor_you=-137- begin_a=-263- begin_and=-268- begin_anew=-328- begin_with=57p
  beginn_and=-282- beginn_of=161l beginn_with=-161- behalf_of=37h behav_as=67r behav_like=218r behav_the=-202-
  behavior_by=-45- behavior_is=-71- behavior_of=-234- behavior_when=-107- behind_a=-289- behind_it=-291-
  behind_its=-156- behind_the=-187- behind_them=-228- believ_that=275h belong_in=302x belong_on=234x belong_to=-316-
  below_#number=-86- below_are=-167- below_is=-90- below_it=-312- benefit_of=-153- besid_it=-282- besid_the=-270-
  besid_what=-232- best_effort=-81- best_first=-112- best_practic=-140- best_to=79o beta_#number=-69-
  better_sqlite3=-56- better_than=-206- between_#number=-252- between_a=-206- between_d=-97- between_e=-76-
  between_s=-137- between_the=162l between_two=-252- between_us=164h beyond_#number=-79- beyond_end=-180-
  beyond_the=-190- bfd_e=-73- bfd_hash=-61- bfd_mach=-74- bfd_reloc=-98- bierema_and=-64- big_endian=-170-
  big_for=-118- big_s=-63- bigger_than=-93- bigint_bigint=-105- bigint_to=-35- bike_log=-107- binari_for=-76-
  binary_as=-212- binary_fil=-218- binary_file=-231- binary_in=137c binary_mode=-125- binary_operator=-300-
  binary_packag=-214- binary_patch=-148- binary_upgrad=-81- bind_data=-183- bind_default=-158- bind_for=114o
  bind_to=-204- bind_you=219o bisect_start=-47- bit_abi=-94- bit_branch=-130- bit_constant=-83- bit_expression=-37-
  bit_field=-100- bit_fpu=-167- bit_object=-110- bit_operand=-52- bit_rang=-57- bit_sign=-31- bit_str=-96-
  bit_unsign=-50- bitmap_index=-173- bits_d=-88- bits_of=-122- bitsiz_valu=-28- blank_lin=-191- blank_line=-200-
  blaz_fast=-115- blob_object=-219- blob_s=-73- block_d=-82- block_for=-96- block_id=-74- block_in=-151-
  block_mode=-34- block_of=-243- block_that=-303- block_the=-225- block_u=-136- block_with=159l blog_post=-191-
  blx_instruction=-130- boat_is=-175- body_and=-190- body_has=-59- body_is=-142- body_of=90x body_parser=-81-
  bom_and=-130- bom_is=-67- book_is=-229- bookmark_for=-97- boolean_default=-125- boolean_if=-153- boolean_indicat=-97-
  boolean_option=-155- boolean_optional=-214- boolean_return=-133- boolean_that=-46- boolean_to=-74- boolean_true=-147-
  boolean_valu=-52- boolean_whether=-144- boot_loader=146c boot_sector=111c boot_to=-244- border_around=-122-
  bori_yankov=-74- boss_is=-145- both_#number=-40- both_a=-103- both_are=-151- both_as=-140- both_fals=-143-
  both_of=-176- both_on=-64- both_primary=-69- both_shift=-105- both_small=-75- both_stor=-341- both_text=-191-
  both_the=-87- bottom_of=-173- bound_by=167r bound_of=-221- bound_the=-133- bound_to=-200- br_the=179p br_this=247h
  brac_expansion=-181- brac_sets=-74- bracket_in=-193- branch_and=100c branch_delay=-157- branch_even=-159-
  branch_for=-222- branch_instruction=-126- branch_is=-249- branch_name=-124- branch_on=-221- branch_or=-132-
  branch_s=-195- branch_target=-78- branch_to=72x brazil_nativo=-130- break_any=162r break_chang=-244-
  break_exist=-231- break_in=229c break_spac=-65- break_the=-20- break_your=-235- breakabl_spac=-76- bridg_of=-100-
  broadcast_addres=-203- brought_back=-391- browser_and=-272- browser_as=-137- browser_engin=-80-
  browser_extension=247p browser_for=-213- browser_support=-183- browser_target=-183- browser_to=-238-
  browser_version=-230- browser_with=-135- brut_forc=135c btre_operator=-139- bucket_zu=-170- budget_and=-178-
  buffer_from=-144- buffer_is=-54- buffer_limit=-202- buffer_of=-92- buffer_or=-53- buffer_size=-58- buffer_to=-246-
  buffer_usag=-76- buffer_used=-138- bug_fix=-109- bug_report=-95- bugs_and=-146- bugs_in=-213- build_a=-79-
  build_and=-186- build_fail=86x build_from=-152- build_id=-150- build_is=-206- build_only=-172- build_prereleas=-106-
  build_statu=-245- build_the=-168- build_to=-225- build_tool=-71- build_with=-158- build_your=-173- built_for=-87-
  built_from=-198- built_in=-64- built_on=-200- built_with=-193- built_without=-188- bump_the=-195- bundl_size=-152-
  bundl_with=-120- but_a=-22- but_also=-160- but_b=-93- but_can=-163- but_d=-210- but_do=-270- but_does=-97-
  but_expect=-60- but_expression=-24- but_fail=-114- but_for=108r but_found=-58- but_got=-152- but_has=-105-
  but_if=-80- but_in=-97- but_is=-182- but_it=-254- but_its=-34- but_may=-235- but_no=-169- but_not=-153- but_one=-65-
  but_only=-75- but_pb=-66- but_return=-114- but_s=-81- but_should=-120- but_signatur=-73- but_some=-59- but_that=-194-
  but_the=-189- but_they=-48- but_this=104h but_type=-26- but_we=-47- but_what=-182- but_will=-109- but_with=-137-
  but_writ=-131- but_you=-206- button_in=-201- button_is=-172- button_on=-267- by_#number=-205- by_a=-329- by_all=-118-
  by_an=87o by_and=-171- by_another=-150- by_any=-106- by_application=-115- by_apply=-93- by_both=-166- by_call=-219-
  by_checkpoint=-104- by_click=-70- by_code=-188- by_daniel=-20- by_default=-89- by_dso=-32- by_each=-176-
  by_evil=-224- by_follow=-124- by_friday=-263- by_git=-130- by_giv=-133- by_gnu=-51- by_gtk=-68- by_hand=-432-
  by_herm=138a by_id=-258- by_it=-148- by_its=-232- by_itself=-173- by_keyv=-162- by_law=-148- by_ld=-71-
  by_letter=134l by_line=-22- by_link=-188- by_load=68p by_lu=-53- by_mail=-58- by_mistak=-41- by_name=-235-
  by_node=-131- by_one=-108- by_order=242a by_other=-239- by_our=-257- by_pars=-115- by_pass=-230- by_pb=-69-
  by_provid=-98- by_read=-80- by_rule=-281- by_runn=58c by_s=-130- by_send=157a by_sett=-165- by_signal=-112-
  by_sms=-234- by_some=-76- by_system=-143- by_the=-65- by_their=-221- by_this=-271- by_time=-222- by_titl=-212-
  by_tom=-99- by_two=-178- by_user=49a by_valu=-33- by_verb=-160- by_walk=-43- by_what=80o by_which=-124- by_word=-46-
  by_you=117h by_your=190o bypas_the=23h byt_and=-175- byt_at=-43- byt_but=-81- byt_encod=-106- byt_for=-66-
  byt_from=-103- byt_got=-139- byt_in=-111- byt_not=-58- byt_of=-153- byt_per=-71- byt_to=-152- byte_and=-173-
  byte_boundary=-66- byte_count=-63- byte_data=-120- byte_encod=-109- byte_for=-184- byte_of=-43- byte_offset=-54-
  byte_order=-232- byte_relocation=-83- byte_s=-59- byte_sequenc=-129- c_#number=-129- c_a=-96- c_and=55c c_but=-81-
  c_by=-63- c_c=-202- c_cannot=-267- c_d=-104- c_in=-208- c_is=-212- c_mode=-132- c_object=-79- c_option=-121-
  c_s=-101- c_styl=-117- c_suffix=-38- cach_and=-210- cach_data=-174- cach_dir=-81- cach_directory=-69-
  cach_entri=-151- cach_entry=-134- cach_fil=-61- cach_file=-172- cach_for=-161- cach_in=-143- cach_instanc=-157-
  cach_is=-256- cach_item=-85- cach_keys=-97- cach_line=-87- cach_miss=-74- cach_of=-199- cach_operation=-77-
  cach_or=-104- cach_pars=-40- cach_s=-96- cach_stor=-161- cach_the=-33- cach_tree=-74- cach_was=-148- cach_with=-63-
  cacheabl_memory=-164- cacheabl_util=-49- calendar_is=-61- calendar_with=116x call_a=-158- call_after=-226-
  call_and=60x call_are=130h call_argument=-126- call_as=-235- call_at=-300- call_back=-128- call_befor=-268-
  call_bind=-222- call_by=-186- call_correctform=-58- call_cost=-146- call_fail=-168- call_for=84h call_from=-61-
  call_has=-200- call_in=-39- call_into=-230- call_is=-139- call_it=-257- call_may=-253- call_me=-192- call_memory=250l
  call_next=-190- call_of=-358- call_on=-50- call_once=-107- call_outsid=-193- call_s=-131- call_stub=-191-
  call_that=-290- call_the=-39- call_this=-222- call_to=-36- call_was=-252- call_when=-136- call_will=-56-
  call_with=-240- call_without=-192- callback_function=-72- callback_when=-199- callback_with=-56- caller_from=159x
  caller_the=193x came_befor=102o came_from=-184- came_in=-38- came_into=-276- came_of=-273- came_to=-269-
  came_with=175l camera_is=-141- can't_add=-82- can't_be=-95- can't_chang=-160- can't_creat=-153- can't_do=-71-
  can't_find=-137- can't_get=-89- can't_handl=-70- can't_hash=-147- can't_make=-106- can't_open=-89- can't_read=-194-
  can't_relax=-65- can't_restor=-138- can't_select=-72- can't_set=-240- can't_start=-238- can't_use=-238-
  can_accept=-198- can_add=-175- can_additional=-182- can_also=-186- can_alway=-187- can_ask=-186- can_be=-137-
  can_build=-111- can_call=-186- can_caus=-116- can_chang=-271- can_check=-176- can_configur=-144- can_convert=-147-
  can_creat=-134- can_do=-27- can_find=-306- can_generat=-79- can_get=-361- can_have=-194- can_hold=-87- can_i=79l
  can_import=-266- can_includ=-222- can_install=-132- can_lead=-125- can_load=-107- can_modify=-189- can_never=-238-
  can_not=-109- can_now=35r can_only=-131- can_opt=-222- can_overrid=-177- can_pass=-200- can_provid=-181- can_read=30x
  can_register=-161- can_replac=-125- can_run=-237- can_see=46x can_set=-277- can_simp=-144- can_skip=-136-
  can_specify=-63- can_still=-120- can_use=-190- can_verify=-173- can_work=-157- can_writ=-288- can_you=106l
  cancel_a=-85- cancel_the=-147- cannot_accept=-143- cannot_acces=-95- cannot_add=-109- cannot_allocat=-131-
  cannot_alter=-112- cannot_amend=-87- cannot_app=-82- cannot_assign=-33- cannot_attach=-135- cannot_be=-69-
  cannot_begin=-196- cannot_bind=-37- cannot_cast=-67- cannot_chang=-199- cannot_combin=-181- cannot_compar=-156-
  cannot_contain=-257- cannot_convert=-99- cannot_copy=-135- cannot_creat=-118- cannot_defin=-38- cannot_delet=-205-
  cannot_determin=-87- cannot_do=-91- cannot_drop=-218- cannot_emit=-82- cannot_enabl=-80- cannot_end=-143-
  cannot_execut=-233- cannot_fetch=-81- cannot_find=-218- cannot_generat=-62- cannot_get=-112- cannot_handl=-171-
  cannot_have=-272- cannot_initializ=-109- cannot_link=-64- cannot_lock=-101- cannot_make=-176- cannot_mix=-32-
  cannot_move=-171- cannot_open=-111- cannot_pars=-77- cannot_perform=-222- cannot_prepar=-100- cannot_print=-232-
  cannot_read=-309- cannot_rebas=-180- cannot_reindex=-124- cannot_remov=-181- cannot_renam=-220- cannot_represent=-99-
  cannot_return=-131- cannot_save=-129- cannot_set=-170- cannot_specify=-105- cannot_start=-257- cannot_stat=-78-
  cannot_take=-233- cannot_updat=-108- cannot_use=-183- cannot_verify=-233- cannot_writ=-114- capabl_of=-175-
  capitalization_of=-125- caps_lock=-160- capslock_uses=-83- captur_group=-158- car_about=86r card_and=212x
  card_in=119x card_is=-238- card_number=57x card_to=-48- care_about=70o careful_when=-180- careful_with=-263-
  carri_a=-145- carri_out=267h carri_the=48a carriag_return=-178- carry_on=248h carry_out=24h carry_the=284x
  carry_this=55p cas_are=-173- cas_that=-133- cas_wher=-110- cas_you=-21- case_a=-42- case_and=-139- case_fold=-40-
  case_insensitiv=-147- case_of=165x case_sensitiv=-126- case_the=167p case_when=-171- cast_function=-118-
  cast_the=-114- category_name=-78- caus_a=-137- caus_by=-203- caus_issu=-123- caus_the=-100- cc_s=-158-
  cd_backend=-156- cdrom_with=-113- cell_renderer=-49- certificat_cach=-106- certificat_file=-149- certificat_from=100h
  certificat_has=-113- certificat_is=-217- certificat_of=157p certificat_s=-164- certificat_should=-266- cgen_cpu=-71-
  cgen_rebuild=-28- chain_for=-49- chain_is=-45- chain_of=-212- chang_a=-167- chang_after=-158- chang_and=-130-
  chang_any=-160- chang_at=-269- chang_between=-137- chang_by=-211- chang_data=-95- chang_directory=-67-
  chang_every=-171- chang_fil=-206- chang_group=-169- chang_if=-154- chang_in=-20- chang_is=-52- chang_noth=-360-
  chang_object=-105- chang_of=-32- chang_on=-125- chang_or=-70- chang_owner=-196- chang_ownership=-146-
  chang_password=-29- chang_permission=-279- chang_section=-173- chang_sinc=-266- chang_size=-60- chang_so=-260-
  chang_someth=-154- chang_that=-358- chang_the=103p chang_thos=-136- chang_to=-420- chang_user=-268- chang_was=-170-
  chang_which=-221- chang_with=-191- chang_word=-163- chang_your=64r channel_bind=-208- channel_read=-71-
  char_char=-149- char_d=-80- char_limit=-194- char_will=-149- character_and=-227- character_are=-174- character_at=45r
  character_c=-73- character_clas=-150- character_class=-111- character_encod=-122- character_equivalent=-156-
  character_for=-117- character_from=-318- character_in=-275- character_map=-147- character_may=-113-
  character_not=-59- character_of=82r character_or=-85- character_pair=-114- character_s=-67- character_sequenc=-27-
  character_set=-229- character_sets=-85- character_that=-119- character_the=-132- character_to=-133-
  character_you=168r charset_is=-84- charset_parameter=-36- charset_utf=-42- chartyp_default=-66- chat_are=-145-
  chat_completion=-326- chat_history=-102- chat_q=-275- chat_request=-279- chat_should=-25- chdir_to=-92- check_a=-153-
  check_and=-163- check_are=164a check_constraint=-253- check_for=-116- check_if=-102- check_ignor=-266- check_in=-232-
  check_is=-33- check_it=104c check_match=-214- check_of=-242- check_on=-68- check_out=-258- check_s=-138-
  check_that=-138- check_the=-315- check_whether=-121- check_with=218a check_your=-190- checkout_file=-235-
  checkpoint_record=-165- checksum_and=-43- checksum_file=-75- checksum_in=-96- checksum_of=-61-
  checksum_verification=-241- checksum_version=-137- cherry_pick=-180- child_is=-68- child_nod=-26- child_proces=-54-
  child_tabl=-37- child_to=-189- child_widget=-81- chmod_#number=102c choos_#number=-112- choos_a=-177-
  choos_another=-303- choos_the=-208- chromium_version=-46- chunk_and=-53- chunk_bitsiz=-28- chunk_id=-111-
  chunk_must=-34- chunk_of=-180- cipher_algorithm=-141- circular_referenc=-109- claim_damag=-76- claim_to=109x
  clas_#number=-90- clas_and=-167- clas_contain=-180- clas_d=-68- clas_for=-143- clas_is=-257- clas_or=-151-
  clas_s=-111- clas_that=-103- clas_with=-51- class_and=-72- claus_not=-110- clean_and=-114- clean_the=-41-
  clean_up=-45- clear_all=-95- clear_clear=79p clear_the=-232- cli_or=-52- cli_tool=-194- click_in=-74- click_it=143x
  click_left=-147- click_on=-70- client_and=-142- client_befor=-169- client_certificat=-137- client_connection=-136-
  client_in=-153- client_s=-202- client_that=-254- client_to=67x client_will=-152- clipboard_to=184x clock_in=-79-
  clon_of=-177- clon_the=-236- clon_with=-122- clos_at=-184- clos_every=-306- clos_file=-67- clos_it=-183-
  clos_on=-202- clos_the=-361- cloudflar_worker=-96- cluster_contain=-86- cluster_stat=-138- cluster_was=-100-
  cmp_eof=-49- cmyk_color=-146- co_processor=-147- cod_agent=-253- code_#number=150a code_and=-182- code_as=-294-
  code_below=-137- code_block=41l code_d=-92- code_for=-192- code_from=-151- code_in=298c code_is=-81- code_lu=-210-
  code_model=-71- code_of=-132- code_on=272x code_point=-209- code_review=-85- code_section=-95- code_that=64c
  code_when=-137- code_with=-213- code_you=91l codec_the=-140- codeview_record=-132- codeview_type=-105-
  coercibl_to=-73- collat_symbol=-64- collation_are=-96- collation_s=-108- collect_the=-69- color_and=-196-
  color_are=-72- color_as=-188- color_by=-69- color_for=-80- color_in=-69- color_model=-138- color_output=-175-
  color_schem=-26- color_spac=-93- color_to=-121- color_valu=-36- colord_instanc=-143- column_and=-121- column_are=140x
  column_d=-76- column_definition=-122- column_does=-141- column_for=178h column_generation=-52- column_in=-165-
  column_information=-104- column_is=-170- column_list=-101- column_must=-127- column_name=-113- column_number=-113-
  column_object=-116- column_of=-334- column_position=-82- column_referenc=-91- column_s=-109- column_that=-205-
  column_the=-104- column_to=-72- com_back=-48- com_befor=-261- com_first=174p com_from=88a com_in=190h com_last=-46-
  com_out=91h com_to=57h combin_accent=-81- combin_with=-121- combination_of=-149- come_back=-275- come_befor=139l
  come_from=-174- come_in=-154- come_into=-138- come_last=-139- come_to=-209- come_with=-81- comma_after=-92-
  comma_separat=-150- command_and=-173- command_are=169p command_as=74h command_do=-265- command_fail=-87-
  command_for=-202- command_from=153a command_got=-99- command_has=-82- command_in=179c command_is=-61-
  command_line=-277- command_s=-260- command_sent=81c command_that=-194- command_to=-391- command_was=78h
  command_with=-299- comment_and=30c comment_in=231l comment_is=-170- comment_of=166c comment_on=142x
  comment_that=-282- commit_and=-176- commit_gpx=-166- commit_graph=-212- commit_hook=-146- commit_in=-264-
  commit_is=-102- commit_messag=-191- commit_not=-206- commit_of=-260- commit_or=-202- commit_s=-157- commit_that=-227-
  commit_the=133x common_api=-75- common_of=-105- common_ones=-115- common_section=-58- common_symbol=-103-
  commonj_modul=-65- communicat_with=-140- comp_with=160o company_policy=-101- compar_the=-74- compar_them=-195-
  compar_to=-123- compar_two=-53- compar_with=-73- comparison_and=-159- comparison_function=-99-
  comparison_operation=-69- comparison_operator=-103- comparison_to=-98- comparison_with=-96- compat_data=-138-
  compat_transpiler=-70- compatibility_mode=-124- compatibility_reason=-165- compatibility_with=-88- compatibl_for=-35-
  compatibl_with=-85- compil_a=-188- compil_as=-64- compil_code=-157- compil_for=-81- compil_function=-169-
  compil_in=-56- compil_schema=-262- compil_to=-180- compil_with=-84- compil_without=-271- compilation_of=-32-
  compiler_option=-57- compileroption_path=-100- complet_in=-65- complet_the=-131- completenes_pass=-67-
  complex_for=-45- complex_typ=-39- complianc_with=23o compliant_ast=-75- compliant_with=-46- component_and=-164-
  component_id=-112- component_in=-56- component_is=-288- component_s=-127- component_to=-199- component_with=-213-
  composit_type=-23- compres_debug=-106- compression_algorithm=-142- compression_is=-186- compression_level=-72-
  compression_library=-50- compression_of=41p compression_option=-93- compression_that=-150- comput_a=-62-
  comput_the=-83- conceal_the=307h concern_you=133o concurrent_reindex=-136- condition_are=-89- condition_code=-183-
  condition_in=-46- conditional_block=-175- conditional_branch=-38- conditional_expression=-79-
  conditional_instruction=-171- conffil_#number=-138- confidential_report=-59- config_and=184x config_array=-105-
  config_fil=-117- config_file=-209- config_for=-214- config_includ=128x config_is=-187- config_js=-220-
  config_line=-110- config_object=-148- config_section=-178- config_so=231p config_to=103x config_valu=-153-
  configur_a=-84- configur_for=-84- configur_in=51l configur_s=-157- configur_the=-233- configur_this=-240-
  configur_to=-85- configur_with=-26- configuration_and=-166- configuration_file=-320- configuration_for=-175-
  configuration_object=-177- configuration_option=-163- configuration_parameter=-249- configuration_to=128l
  confirm_the=-295- confirmation_dialog=162h confirmation_is=210h confirmation_step=254h conflict_and=-203-
  conflict_insn=-28- conflict_s=-76- conflict_use=-142- conflict_with=-88- conjunction_with=-80- connect_as=-148-
  connect_request=-162- connect_to=-36- connection_and=-96- connection_due=-186- connection_for=-82-
  connection_is=-300- connection_pool=-214- connection_s=-113- connection_test=-156- connection_to=-178-
  connection_was=-178- connection_with=-112- consent_form=-112- consent_is=164h consent_to=169h consider_a=-155-
  consider_finish=-166- consider_ignor=-47- consider_me=197a consider_the=203o consider_us=-375- consider_your=201o
  consider_yourself=138r consist_of=-123- consistency_check=-173- constant_#number=-41- constant_d=-185-
  constant_expression=-120- constant_s=-70- constraint_not=-91- constraint_on=-209- constraint_s=-317- construct_a=-87-
  constructor_accept=-60- consult_the=142o consum_the=-161- contact_as=-101- contain_#number=-101- contain_a=-68-
  contain_all=-241- contain_an=-185- contain_any=-270- contain_corrupt=-60- contain_directory=-79-
  contain_illegal=-349- contain_in=-58- contain_invalid=-97- contain_key=-32- contain_lu=-137- contain_more=-119-
  contain_multipl=-58- contain_no=-157- contain_non=-61- contain_null=-145- contain_only=-57- contain_s=-107-
  contain_the=128p contain_this=182h contain_type=-157- contain_unsupport=-104- container_imag=-126- content_and=-283-
  content_as=-214- content_disposition=-182- content_for=-327- content_in=-201- content_is=-284- content_match=-66-
  content_of=283x content_policy=170r content_s=-106- content_that=-203- content_to=-56- content_type=-176-
  context_and=214o context_for=-153- context_from=-227- context_is=-21- context_object=-215- context_of=-90-
  context_s=-174- context_to=61x context_window=227l contiguou_region=-31- continu_to=155p contract_is=30x
  contradict_this=81p contribut_guid=-181- contribut_md=-74- contribut_to=-144- control_and=-197-
  control_character=-168- control_file=-196- control_function=-214- control_how=-44- control_info=-161-
  control_member=-102- control_of=193c control_over=-288- control_server=222c control_the=-277- controll_by=-164-
  controll_terminal=-102- conversation_about=-128- conversation_and=-175- conversation_as=-158- conversation_by=-250-
  conversation_has=-337- conversation_in=-300- conversation_is=-249- conversation_of=-226- conversation_on=-174-
  conversation_start=52p conversation_that=-360- conversation_the=176o conversation_to=254x conversation_with=-36-
  conversion_from=-76- conversion_function=-100- conversion_is=-200- convert_a=-129- convert_an=-160-
  convert_into=-113- convert_it=77p convert_sourc=-135- convert_the=-33- convert_to=-127- converter_from=-98-
  cooki_are=-225- cooki_attribut=-32- cooki_prefix=-173- cooki_to=189x coordinat_of=60x coordinat_the=-120-
  copi_of=-106- copi_or=-122- copi_the=71h copro_insn=-67- copy_data=-292- copy_file=-256- copy_from=-169-
  copy_modify=-238- copy_of=94x copy_out=116l copy_reloc=-206- copy_s=-175- copy_the=-125- copy_this=-170- copy_to=233x
  copyright_#number=-65- copyright_c=-118- copyright_holder=-148- copyright_notic=-339- cordles_desktop=-157-
  core_and=-134- core_api=-53- core_browser=-107- core_complex=-85- core_fil=-251- core_file=-100- core_modul=-139-
  core_of=-158- correct_it=-135- correct_the=-267- correctform_for=-58- correspond_key=-71- correspond_to=-219-
  corrupt_and=-214- corrupt_bitmap=-255- corrupt_egsd=-217- corrupt_note=-182- corrupt_or=-50- corrupt_the=239c
  corrupt_unit=-72- cors_header=-269- cortex_a8=-69- cost_noth=-246- cost_of=-273- cost_the=-198- could_also=-185-
  could_be=-246- could_have=-274- could_not=-156- could_you=177l couldn't_allocat=-145- couldn't_be=-147-
  couldn't_creat=-155- couldn't_find=-101- couldn't_get=-101- couldn't_open=-278- couldn't_pars=-33- couldn't_set=-187-
  count_#number=-109- count_as=153a count_d=-116- count_for=-129- count_from=-321- count_in=-53- count_of=-232-
  count_the=110o count_u=-157- count_what=-238- court_order=313a cover_by=-169- cover_letter=-300- cover_the=-108-
  cover_xml=-97- cpu_open=-71- cpu_tick=-277- cpu_version=-148- crack_the=135c crash_dump=88x crash_leav=-258-
  crash_left=-201- creat_a=32p creat_an=21c creat_and=-174- creat_backup=-147- creat_by=-209- creat_directory=-47-
  creat_dt=-95- creat_error=-83- creat_file=-97- creat_for=-180- creat_from=-249- creat_hard=-160- creat_home=-263-
  creat_hook=-96- creat_it=95p creat_new=-137- creat_one=-169- creat_output=-82- creat_pipe=-72- creat_s=-111-
  creat_section=-86- creat_subscription=-209- creat_symbol=-54- creat_symbolic=-46- creat_temp=-98-
  creat_temporary=-57- creat_the=-328- creat_this=-139- creat_with=-46- creat_worker=-45- creat_your=-179-
  creation_of=-144- creation_on=-46- credential_cach=-342- credential_in=142x credential_to=207x credit_card=234x
  croatian_us=-135- cron_job=-111- cros_origin=-202- cros_platform=-216- cros_spawn=-218- cruiser_js=-133-
  crypto_api=-175- cryptographic_algorithm=-70- css_color=-54- css_selector=-32- ctf_section=-58- ctrl_key=-127-
  curl_#number=-138- curl_#url=282p current_activ=-103- current_and=-47- current_branch=-92- current_directory=-182-
  current_in=-80- current_node=-172- current_open=-76- current_patch=-128- current_path=-60- current_releas=-45-
  current_row=-161- current_schema=-170- current_select=-53- current_support=-37- current_transaction=-258-
  current_user=-369- current_valu=-109- current_version=-66- current_work=-58- cursor_with=-45- custom_element=-53-
  custom_error=-211- custom_format=-50- custom_hash=-99- custom_keyword=-37- custom_resourc=-55- custom_schem=-104-
  custom_validation=-54- customer_data=-302- customer_databas=246x customer_list=48x customerror_property=-148-
  customiz_the=-100- cut_at=-126- cut_in=-165- cut_the=171c cuts_a=-172- d_#number=-68- d_and=-92- d_at=-104-
  d_bad=-81- d_bit=-128- d_bits=-134- d_bus=-96- d_but=-97- d_byt=-66- d_byte=-68- d_cannot=-61- d_char=-83-
  d_character=-92- d_d=-232- d_dbnam=-188- d_directory=-107- d_does=-216- d_doesn't=-101- d_error=-42- d_exceed=-101-
  d_expect=-171- d_fail=-158- d_field=-106- d_file=-90- d_first=-44- d_for=-44- d_from=-166- d_has=-91- d_ignor=-264-
  d_in=-100- d_invalid=-101- d_is=-56- d_length=-35- d_m=-54- d_macro=-118- d_miss=-216- d_must=-112- d_not=-78-
  d_of=-119- d_operand=-166- d_option=-55- d_or=-77- d_out=-269- d_rows=-50- d_s=-137- d_second=-175- d_set=-88-
  d_skipp=-163- d_start=-95- d_to=-94- d_too=-67- d_ts=-147- d_unexpect=-60- d_unknown=-170- d_us=-59- d_user=-218-
  d_vs=-28- d_warn=-205- d_whil=-55- d_will=-194- d_with=-251- damag_file=-283- damag_full=-60- damag_or=-76-
  damag_tabl=-79- daniel_j=-20- dark_mode=-229- dat_are=-201- data_acces=-79- data_after=-257- data_and=-168-
  data_as=-176- data_at=-191- data_by=-188- data_checksum=-152- data_directory=-233- data_field=-120- data_file=-83-
  data_for=61x data_from=-230- data_in=-38- data_integrity=-78- data_is=-217- data_item=-187- data_model=-78-
  data_modify=-123- data_not=-296- data_on=84a data_only=-54- data_or=-257- data_region=-68- data_s=-138-
  data_segment=-71- data_size=-250- data_structur=-107- data_that=-161- data_to=254x data_typ=-179- data_type=-200-
  data_was=-47- data_will=-215- data_with=114x data_wrapper=-124- data_you=-203- databas_and=167c databas_cannot=-139-
  databas_cluster=-113- databas_connection=-164- databas_directory=-220- databas_file=-192- databas_is=-199-
  databas_of=-207- databas_or=-106- databas_s=-151- databas_server=-242- databas_system=-355- databas_to=178x
  databas_user=-238- databas_was=-121- databas_with=-181- datadictionary_#number=-64- date_#number=-208- date_and=128p
  date_in=-55- date_is=-96- date_object=-68- date_on=-177- date_s=-107- date_time=-80- date_with=31p day_is=-206-
  days_of=-194- days_to=-186- db_and=130x db_is=-127- dbnam_databas=-223- dbnam_dbnam=-188- de_configur=-157-
  dead_keys=-118- deal_in=-64- deal_with=-189- debian_s=-178- debug_abbrev=-149- debug_data=-117- debug_directory=-96-
  debug_info=-143- debug_information=-100- debug_level=-149- debug_loc=-150- debug_rang=-49- debug_rnglist=-27-
  debug_section=-225- debug_str=-134- debug_sup=-105- debugg_and=-122- debugg_information=-261- decid_that=254a
  decimal_part=-47- declar_in=-108- declar_name=-108- declar_s=-41- declar_with=-154- decod_a=-251- decod_of=-94-
  decod_the=-184- decod_utf=-58- decompres_section=-153- deep_copy=-236- deep_nest=-79- def_deffil=-139- def_endef=-83-
  def_file=-244- def_po=-87- default_#number=-189- default_a=-99- default_all=-232- default_and=-53- default_are=-172-
  default_branch=-131- default_by=-129- default_charset=-166- default_enabl=-108- default_export=-66-
  default_expression=-51- default_fals=-166- default_file=-91- default_font=-161- default_for=-27- default_hash=-79-
  default_if=-75- default_import=-95- default_in=-229- default_is=-84- default_it=-67- default_level=-63-
  default_local=-127- default_model=183p default_no=-133- default_off=-279- default_pid=-93- default_privileg=-156-
  default_profil=-158- default_property=-151- default_qs=-50- default_realm=-139- default_s=-142- default_sett=-153-
  default_target=-70- default_the=-145- default_this=-182- default_to=-173- default_true=-85- default_ttl=-91-
  default_undefin=-95- default_valu=-201- default_visibility=-64- default_will=-139- default_with=-48-
  deferr_file=-130- deffil_name=-139- defin_a=-217- defin_and=-124- defin_as=-69- defin_by=-130- defin_common=-151-
  defin_for=-57- defin_format=-94- defin_global=-50- defin_keyword=-133- defin_or=-205- defin_symbol=-146-
  defin_the=-123- definition_for=-147- definition_list=-122- definition_of=-255- definition_s=-39-
  definition_section=-98- definition_were=-288- definition_with=-150- del_mar=-181- delaunay_triangulation=-46-
  delay_befor=-136- delay_in=-264- delay_slot=-161- delay_styl=-94- delet_a=-273- delet_all=-251- delet_and=-236-
  delet_branch=-157- delet_by=-182- delet_fil=198h delet_file=-232- delet_from=115h delet_it=125a delet_key=-176-
  delet_old=-251- delet_s=-137- delet_the=35c delet_them=39a delet_this=-201- delimiter_is=-37- demo_home=-153-
  democratic_republic=-150- deni_for=-155- deni_to=-255- denisnam_nathan=-69- deno_and=-74- depend_on=-138-
  dependenci_and=-190- dependenci_in=-124- dependenci_of=-89- dependency_cruiser=-290- dependency_problem=-221-
  dependency_s=-94- dependency_version=-237- depiction_of=-200- deprecat_and=-226- deprecat_hook=-71- deprecat_in=-110-
  deprecat_use=-111- deprecation_warn=-173- depth_limit=-45- deriv_from=-209- describ_in=54l describ_the=92h
  describ_your=-93- description_file=-114- description_of=94l description_two=-162- descriptor_d=-128-
  descriptor_for=-40- descriptor_s=-85- design_for=-88- design_system=-201- design_to=-146- desk_is=-124-
  desktop_entry=-150- desktop_environment=-225- desktop_file=-219- destination_directory=-91- destination_gateway=-69-
  destination_of=-179- destination_register=-272- destroy_the=252c desugar_to=-182- detail_of=83h detail_on=-250-
  detail_see=-189- detect_and=-216- detect_at=-99- detect_in=-209- detect_the=-63- detect_which=-60- determin_if=-72-
  determin_oid=-82- determin_the=-115- determin_whether=-151- determin_which=-208- deterministic_number=-22-
  dev_server=-186- dev_stdin=-54- dev_stdout=-55- developer_and=91a developer_instruction=105l developer_messag=286l
  developer_mode=84r developer_told=-31- developer_tool=-256- developer_wrot=168l development_and=-125-
  dh_parameter=-177- dictionary_file=-232- did_it=229h did_not=-118- did_to=-185- did_we=-166- diff_algorithm=-69-
  diff_format=-105- diff_s=-97- diff_that=-127- diff_two=-144- diff_us=-84- differ_from=-310- differ_in=-61-
  differ_section=-107- differ_typ=-34- differenc_between=-55- differenc_is=-111- differenc_that=-86-
  different_from=-118- different_section=-27- different_siz=-151- different_typ=-91- different_type=-71-
  digest_algorithm=-155- dir_file=-74- dir_to=188p direct_as=-40- direct_fetch=-42- direct_from=-225- direct_in=-259-
  direct_register=-161- direct_to=-211- direct_with=-148- direction_of=-174- direction_to=-185- directiv_number=-352-
  directiv_s=-241- directiv_that=41o directiv_want=-40- directiv_you=190o directori_and=-65- directori_are=-78-
  directori_for=-42- directori_specifi=-34- directori_with=-79- directory_#number=-109- directory_and=55c
  directory_as=-107- directory_contain=-85- directory_for=-259- directory_from=-175- directory_in=-112-
  directory_is=-105- directory_location=-122- directory_name=-165- directory_of=-128- directory_or=-153-
  directory_over=-209- directory_path=-60- directory_permission=-73- directory_s=-207- directory_separator=-69-
  directory_stat=-71- directory_that=-142- directory_to=155x directory_us=-206- directory_wher=-204-
  directory_with=-159- disabl_acces=-253- disabl_by=-225- disabl_enabl=-162- disabl_for=-246- disabl_page=-236-
  disabl_paranoia=-97- disabl_the=49p disabl_this=-288- disabl_when=-177- disassembl_in=-121- disassembler_color=-161-
  discard_section=-123- discard_the=22o disclos_the=297x disclos_your=233l disconnect_from=-136- disguis_the=209h
  disk_and=224c disk_full=-146- disk_if=-188- disk_is=-172- disk_now=-172- disk_page=-180- disk_with=63c
  display_a=-309- display_all=-179- display_dies=-62- display_in=-158- display_it=-282- display_of=-76-
  display_on=-114- display_only=-88- display_the=153h display_this=-128- display_when=-141- disposition_header=-182-
  disregard_the=-52- distanc_in=-246- distinguish_between=-146- division_and=-100- djb2_fnv1=-59- dns_server=83c
  do_a=-233- do_an=-234- do_anyth=-128- do_as=346o do_command=-270- do_d=-51- do_everyth=219a do_instead=113o
  do_it=324h do_not=36h do_noth=54h do_s=-138- do_so=-157- do_someth=-157- do_that=-207- do_the=242h do_to=-204-
  do_what=267a do_whatever=258r do_with=90h do_you=-461- docker_compos=-238- docker_imag=194p docs_are=-141-
  docs_server=-119- document_and=155c document_are=-313- document_end=-94- document_in=127x document_s=-202-
  document_that=-57- document_you=112p documentation_and=-136- documentation_fil=-201- documentation_for=-102-
  documentation_is=-194- documentation_on=-277- does_a=-150- does_do=-200- does_it=117l does_not=-152- does_noth=-138-
  does_what=-142- does_your=244l doesn't_affect=-113- doesn't_contain=-173- doesn't_exist=-46- doesn't_fit=-114-
  doesn't_have=32h doesn't_implement=-244- doesn't_match=-205- doesn't_support=-170- doesn't_want=-138-
  doesn't_work=-114- dog_is=-196- dom_and=-88- dom_element=-49- dom_test=-48- domain_name=-180- domain_s=-85-
  domain_socket=-160- domain_to=-215- don't_app=165a don't_ask=-37- don't_chang=-233- don't_creat=-135-
  don't_exist=166o don't_have=-135- don't_know=-118- don't_let=34h don't_log=45h don't_match=-218- don't_mention=-154-
  don't_need=146h don't_optimiz=-166- don't_support=-115- don't_tell=66h don't_treat=-105- don't_use=-331-
  don't_wait=138h don't_want=-163- don't_writ=-245- done_in=-148- done_when=-103- door_is=-248- dot_is=-96- dot_l=-82-
  dotenv_and=-176- doubl_and=-97- doubl_click=-189- doubl_precision=-41- doubl_quot=-167- doubl_word=-102- down_in=185h
  down_to=76h down_what=81l download_a=-163- download_and=260c download_file=-181- download_from=-315-
  download_the=140c downstream_browser=-227- dpkg_sourc=-60- draft_#number=-152- draft_could=-155- draft_is=-106-
  draft_that=156o draft_to=-52- draw_the=-92- drawn_in=-127- driv_of=-168- drop_a=198x drop_all=218c drop_column=-215-
  drop_in=-187- drop_it=32x drop_slot=-248- dropp_becaus=-113- dry_run=54h dsp_#number=-97- dt_need=-92-
  dt_relcount=-70- dt_textrel=-100- due_on=-188- due_to=-286- dump_file=-280- dump_of=63x dump_the=112x
  duplicat_keys=-198- duplicat_of=44x duplicat_section=-160- dur_a=-62- dur_copy=-204- dur_key=-166- dur_recovery=-198-
  dur_schema=-69- dur_signatur=-211- dur_startup=-256- dur_the=157h duration_of=-27- dvorak_polish=-86-
  dvorak_with=-117- dw_at=-32- dw_form=-47- dw_macinfo=-178- dw_macro=-172- dwarf_data=-134- dwarf_error=-146-
  dwarf_version=-77- dynamic_entri=-92- dynamic_import=-60- dynamic_object=-171- dynamic_relocation=-206-
  dynamic_section=-68- dynamic_segment=-63- dynamic_shar=-288- dynamic_symbol=-136- e_and=-226- e_echo=-410-
  e_flag=-73- e_g=-74- e_ident=-74- e_is=-203- e_mail=113x e_option=-123- each_and=-94- each_answer=247x each_boot=52p
  each_browser=-23- each_call=-117- each_chang=-182- each_chat=76x each_commit=-301- each_conversation=174x
  each_day=140p each_entry=-247- each_event=-123- each_file=-228- each_function=-25- each_hour=229x each_input=-206-
  each_item=-144- each_iteration=-56- each_key=-116- each_line=24c each_messag=-167- each_month=-231- each_morn=-265-
  each_new=134p each_node=-189- each_of=-175- each_other=76p each_project=-21- each_query=-218- each_releas=-227-
  each_request=192x each_run=-133- each_session=-206- each_start=238p each_step=-235- each_task=-186- each_test=-135-
  each_time=301x each_tool=129x each_with=158p each_word=-98- earlier_instruction=162o earlier_than=-182-
  earlier_version=-77- easier_to=-75- easy_to=-122- ecma262_edition=-44- ecma262_section=-36- ecmascript_#number=-48-
  ecmascript_modul=-95- ecmascript_version=-137- edg_of=-136- edge_cas=-110- edge_of=-153- edge_scroll=-99-
  edit_against=-185- edit_and=-44- edit_it=-42- edit_the=-31- edit_to=148h edition_#number=-65- editor_with=-251-
  effect_in=-139- egsd_record=-217- eh_fram=-65- either_#number=-34- either_a=-40- either_the=-88- elaps_time=-60-
  electron_version=-100- electron_window=-29- element_#number=-23- element_are=-32- element_at=-23- element_has=-99-
  element_in=-169- element_is=-224- element_name=-57- element_of=-28- element_s=-75- element_size=-108-
  element_that=-143- element_to=-33- element_type=-135- element_with=-203- elf_descriptor=-40- elf_file=-150-
  elf_format=-166- elf_header=-136- elf_object=-64- elf_only=-86- eliminat_dead=-118- else_in=30p else_is=-180-
  else_the=-179- else_what=-161- email_the=36x email_to=233x embedd_in=48c embedd_null=-150- emfil_error=-165-
  emit_an=-161- emit_the=72x emit_warn=-216- emitt_after=-156- emitt_when=-92- empty_a=-39- empty_array=-84-
  empty_commit=-288- empty_for=-320- empty_home=-245- empty_line=-191- empty_list=-127- empty_or=-139- empty_str=-169-
  empty_the=211c empty_valu=-160- empty_when=-180- enabl_auto=-112- enabl_by=-132- enabl_disassembler=-152-
  enabl_for=-102- enabl_in=-156- enabl_it=214p enabl_non=-31- enabl_on=-271- enabl_or=-112- enabl_relaxation=-178-
  enabl_sampl=-168- enabl_support=-133- enabl_this=-55- enabl_touchpad=-80- enablecach_could=-76- enclos_directory=-88-
  enclos_section=-44- encod_a=-138- encod_and=-246- encod_are=-128- encod_as=50l encod_can=-131- encod_conversion=-83-
  encod_data=-173- encod_encod=-153- encod_for=-177- encod_in=113x encod_is=-114- encod_js=-115- encod_json=-44-
  encod_name=-59- encod_of=-83- encod_privat=149x encod_s=-123- encod_set=-71- encod_support=-131- encod_the=171x
  encod_utf=-102- encod_your=223l encounter_a=-113- encounter_error=-175- encounter_in=-87- encounter_process=-93-
  encounter_the=-55- encounter_whilst=-106- encounter_without=-202- encrypt_in=-143- encrypt_password=-168-
  encrypt_the=191c encrypt_with=-216- encryption_type=-147- end_at=34x end_befor=-378- end_directiv=-291- end_in=-266-
  end_it=-172- end_not=-58- end_offset=-88- end_or=-197- end_packet=-161- end_position=-111- end_the=-72- end_to=-235-
  end_unexpect=-94- end_up=-313- end_user=-136- end_with=-81- end_without=-155- endef_ignor=-83- endian_mode=-72-
  endiannes_specifi=-74- ends_a=-119- ends_at=22o ends_in=-114- ends_of=-138- ends_the=-205- ends_with=-253-
  english_and=-155- english_carpalx=-40- english_us=-103- enhanc_inscript=-111- enough_for=-179- enough_memory=-181-
  enough_room=-34- ensur_that=-49- ensur_the=123p enter_a=-24- enter_or=-274- enter_the=-268- enter_your=-294-
  entir_file=-209- entri_are=-161- entri_as=-276- entri_befor=94p entri_from=-234- entri_in=-307- entri_of=-192-
  entri_that=-37- entri_with=-126- entry_#number=-172- entry_already=-182- entry_as=-214- entry_at=-217- entry_by=-294-
  entry_count=-243- entry_d=-143- entry_file=-77- entry_for=-226- entry_found=-212- entry_from=-214-
  entry_function=-144- entry_has=-40- entry_in=166p entry_info=-186- entry_is=-39- entry_it=-191- entry_match=-123-
  entry_nam=-209- entry_of=-259- entry_or=-235- entry_point=111c entry_s=-106- entry_says=67o entry_size=-34-
  entry_structur=-73- entry_text=-145- entry_that=56p entry_the=-114- entry_to=70p entry_u=-162- entry_was=-47-
  entry_when=206h entry_with=-242- entry_zu=-62- env_and=-174- env_file=-80- env_to=231x env_ts=-34-
  environment_and=-98- environment_but=-217- environment_is=-248- environment_that=-133- environment_variabl=-94-
  environment_wher=-215- eof_on=-56- equal_sign=-174- equal_to=-77- equivalent_to=-173- era_field=-66- eras_the=210c
  eras_your=112o err_is=-192- erratum_#number=-89- error_#number=-211- error_abort=-38- error_an=-172- error_and=-151-
  error_are=-198- error_as=-225- error_at=-137- error_attribut=-38- error_b=-59- error_bad=-72- error_by=-58-
  error_can't=-84- error_cannot=-148- error_check=-66- error_clos=-69- error_code=-234- error_could=-48-
  error_creat=-161- error_d=-121- error_default=-218- error_delet=-270- error_detection=-171- error_e=-34-
  error_emitt=-75- error_encounter=-83- error_erratum=-20- error_error=-136- error_event=-151- error_for=-144-
  error_found=-221- error_fr30=-49- error_from=111h error_gett=-93- error_handl=-219- error_handler=-209- error_if=-67-
  error_in=-253- error_internal=-163- error_invalid=-143- error_is=-136- error_line=-78- error_map=-189-
  error_messag=-90- error_no=-168- error_object=-130- error_occur=-210- error_occurr=-98- error_on=-212-
  error_open=-147- error_or=-246- error_out=-132- error_pars=-104- error_pb=-131- error_pipelin=-120- error_read=-156-
  error_remov=-291- error_report=160x error_return=-150- error_rl78=-76- error_runn=-133- error_s=-221-
  error_search=-149- error_secondary=-122- error_sett=-146- error_that=-118- error_the=-197- error_thrown=-35-
  error_to=60h error_unabl=-66- error_unalign=-96- error_unexpect=-65- error_unknown=-286- error_unrecogniz=-125-
  error_when=-145- error_whil=-127- error_will=-95- error_with=-193- error_writ=-171- es6_modul=-43- es_modul=-55-
  escap_character=-76- escap_in=-68- escap_sequenc=-52- escap_str=-163- eslint_config=-154- eslint_is=-97-
  eslint_report=-57- eslint_scop=-95- eslint_team=-31- esm_and=-128- esm_cjs=-107- estimat_of=-85- estimat_token=-227-
  estre_ast=-65- estre_compliant=-75- estre_spec=-49- even_befor=-137- even_if=54p even_more=-176- even_number=-157-
  even_though=-150- even_when=277h event_and=-192- event_are=-108- event_as=-210- event_driven=-190-
  event_emitter=-159- event_handler=-131- event_i=-53- event_if=-59- event_in=-152- event_is=-222- event_listener=-210-
  event_loop=-185- event_name=-111- event_of=-74- event_on=-235- event_or=-133- event_shall=-217- event_stream=-156-
  event_that=-201- event_to=-111- event_trigger=-106- event_when=-118- event_with=-218- eventemitter_and=-198-
  eventsourc_client=-122- every_#number=-233- every_agent=-114- every_answer=-173- every_call=-341- every_chang=-377-
  every_chat=-215- every_command=23c every_day=129p every_document=32p every_event=-140- every_file=-80-
  every_host=-260- every_hour=27x every_key=-238- every_line=-189- every_link=-226- every_machin=-206-
  every_memory=-183- every_messag=-60- every_minut=312x every_morn=-160- every_new=-82- every_node=-277-
  every_other=-245- every_part=-160- every_plac=-237- every_possibl=-157- every_proces=231c every_prompt=154h
  every_proposal=71h every_repository=194p every_request=-51- every_row=-233- every_rule=168o every_screen=-279-
  every_session=-166- every_sourc=-180- every_start=113c every_step=-250- every_str=-61- every_summary=-140-
  every_text=-233- every_time=31p every_turn=82x every_word=-154- every_writ=-217- every_year=-203- everyth_abov=203l
  everyth_afresh=-241- everyth_after=-146- everyth_and=-101- everyth_as=-220- everyth_befor=122l everyth_but=200h
  everyth_else=-334- everyth_in=300l everyth_is=-54- everyth_that=-482- everyth_the=27a everyth_to=-99-
  everyth_under=-312- evil_martian=-224- evil_twin=35r exact_as=102l exact_one=-229- exact_text=-267- exact_the=-194-
  exact_what=180l exact_wher=-224- exam_week=-132- exampl_#number=-110- exampl_a=-69- exampl_abov=-165-
  exampl_and=-105- exampl_are=-63- exampl_at=-169- exampl_below=-194- exampl_if=-102- exampl_in=-78- exampl_is=-187-
  exampl_of=-75- exampl_show=-84- exampl_the=-53- exampl_this=-253- exampl_to=-247- exampl_us=-28- exampl_with=-209-
  exceed_#number=-122- exceed_maximum=-94- exceed_the=-161- except_for=-204- except_on=-139- except_that=-274-
  except_treat=-24- exception_handl=-83- exception_will=-29- excessiv_number=-20- exclud_fil=-153- exclud_from=-111-
  exclud_pattern=-189- exclud_schema=-256- exclud_the=144h exclusion_constraint=-153- execut_a=-183- execut_at=115c
  execut_command=-131- execut_dur=-214- execut_in=-347- execut_it=369c execut_on=-271- execut_s=-229- execut_the=143c
  executabl_section=-119- executabl_stack=-160- execution_of=-100- exfiltrat_the=185x exist_and=-22- exist_but=-131-
  exist_file=-214- exist_for=-67- exist_in=-112- exist_it=-53- exist_key=-137- exist_not=-57- exist_on=-166-
  exist_or=-92- exist_rule=-45- exist_schema=-141- exist_skipp=-56- exist_yet=-197- existenc_of=52h exit_code=-148-
  exit_statu=-134- exit_with=-125- exodu_byt=-75- expand_into=-159- expand_the=-63- expand_to=-55- expansion_of=-63-
  expect_#number=-74- expect_a=-32- expect_after=-162- expect_an=-87- expect_but=-134- expect_c=-110- expect_comma=-69-
  expect_d=-137- expect_got=-104- expect_in=-75- expect_or=-42- expect_register=-133- expect_s=-193- expect_str=-117-
  expect_to=-173- expect_type=-54- expect_u=-72- expect_valid=-58- expect_valu=-130- expir_at=-144- expir_in=-224-
  expir_keys=-89- expir_the=153o explain_the=-66- explain_what=-222- explain_why=-36- explain_your=-149-
  explicit_type=-27- export_a=-35- export_all=-192- export_import=-92- export_is=-21- export_map=-204-
  export_symbol=-199- export_tabl=-119- export_the=-255- expos_a=-91- expos_as=-193- expos_the=182l expos_your=-78-
  expres_or=-165- expression_and=-139- expression_can=-134- expression_for=-118- expression_from=-100-
  expression_in=-135- expression_is=-142- expression_literal=-33- expression_must=-297- expression_not=-61-
  expression_out=-73- expression_s=-158- expression_that=-164- expression_truncat=-143- expression_used=-69-
  ext4_dev=223c extend_a=-110- extend_beyond=-81- extend_header=-156- extend_hookifi=-109- extend_is=-65-
  extend_method=-184- extend_past=-117- extend_section=-82- extend_the=138p extension_c=-107- extension_for=-234-
  extension_in=-113- extension_is=-181- extension_must=-209- extension_nam=-128- extension_name=-182- extension_or=-93-
  extension_s=-227- extension_that=103p extension_to=-264- external_program=-195- external_symbol=-118-
  extra_argument=-167- extra_character=-60- extra_recipient=245h extra_spac=-156- extract_from=-173- extract_the=152x
  extraneou_text=-180- extreme_fast=-26- f_b=-37- f_bfd=-69- f_cannot=-80- f_d=-255- f_file=-236- f_p=-106- f_s=177c
  f_to=-138- fact_about=-59- fact_that=195h factor_of=-198- fail_and=-82- fail_creat=-81- fail_d=-189- fail_e=-147-
  fail_for=-109- fail_in=-157- fail_m=-98- fail_on=-143- fail_read=-100- fail_s=-289- fail_system=-192- fail_the=-69-
  fail_to=-207- fail_validation=-108- fail_when=-77- fail_whil=172h fail_with=-127- failur_and=146h failur_in=-200-
  fake_server=-270- fall_back=-195- fall_out=-232- fall_through=-153- fallback_array=-36- fallback_option=-152-
  fals_are=-32- fals_by=-161- fals_default=-164- fals_disabl=-39- fals_error=-165- fals_for=-198- fals_if=-260-
  fals_is=-132- fals_negativ=-168- fals_or=-165- fals_otherwis=-69- fals_positiv=-192- fals_set=-108- fals_the=-75-
  fals_to=-309- fals_unignor=-165- fals_when=-248- fami_d=-126- fami_s=-114- far_as=-176- far_from=-69- far_in=-257-
  far_the=-145- fast_and=-52- fast_check=-162- fast_forward=-139- fast_mode=-51- fast_redact=-140- faster_than=-71-
  fatal_error=-94- fault_of=-268- fd_d=-148- fde_encod=-57- fdpic_object=-106- featur_and=-238- featur_are=-22-
  featur_is=-43- featur_like=-107- featur_request=-232- featur_set=-136- featur_that=-67- featur_to=-147-
  feel_free=-199- fetch_#url=211c fetch_and=-227- fetch_in=-59- fetch_is=-79- fetch_of=-91- fetch_remot=-202-
  fetch_standard=-138- fetch_the=206p few_exampl=-119- fewer_than=-63- field_and=-145- field_are=-98- field_d=-69-
  field_expect=-50- field_for=-160- field_in=-222- field_is=-272- field_name=-216- field_of=-131- field_on=-252-
  field_or=-51- field_out=-172- field_s=-121- field_separator=-77- field_than=-47- field_to=-103- field_valu=-80-
  field_width=-70- fil_after=-290- fil_and=68c fil_are=24h fil_as=-287- fil_can=-176- fil_cannot=-80- fil_compil=-110-
  fil_for=116x fil_from=-213- fil_in=-410- fil_into=-134- fil_list=-109- fil_of=-90- fil_on=61a fil_or=-229-
  fil_requir=-136- fil_role=-106- fil_specifi=-116- fil_that=-214- fil_the=-205- fil_when=-155- fil_will=-252-
  fil_with=67c file1_file2=-81- file_#number=-131- file_a=-32- file_acces=-107- file_after=41p file_already=-195-
  file_an=-182- file_and=44x file_argument=-87- file_as=-220- file_at=69c file_b=-186- file_befor=-173- file_by=-233-
  file_can=-255- file_cannot=-195- file_chang=-232- file_chooser=-237- file_contain=-189- file_content=-231-
  file_descriptor=-232- file_dir=-180- file_direct=-253- file_directory=-209- file_does=-217- file_e=-80-
  file_even=-200- file_exist=-238- file_expect=-37- file_extension=-224- file_fail=-229- file_field=-75-
  file_file=-161- file_for=-177- file_format=-156- file_from=242c file_has=-316- file_header=-350- file_if=51p
  file_in=104c file_instead=-189- file_into=-215- file_is=-133- file_it=124h file_line=-73- file_list=-232-
  file_location=-164- file_lop=-58- file_m=-111- file_may=-177- file_mode=-60- file_must=103p file_nam=-183-
  file_name=-42- file_no=-71- file_number=-135- file_of=-181- file_offset=-148- file_on=80x file_or=-273-
  file_order=-43- file_out=185x file_over=-235- file_path=-118- file_pb=-88- file_read=56r file_s=-150- file_says=-197-
  file_size=-82- file_stand=-267- file_statu=-201- file_system=-362- file_that=-38- file_the=138h file_then=225x
  file_to=26x file_too=-53- file_tool=-302- file_type=-157- file_was=54h file_when=-123- file_with=54x
  file_without=-58- file_writ=69h file_you=-85- filenam_and=-162- filenam_for=-159- filenam_in=-131- filenam_is=-105-
  filenam_of=-196- filenam_option=-178- filenam_or=-87- filenam_s=-142- filenam_str=-189- filenam_to=-98-
  filepath_str=-105- filesiz_memsiz=-133- fill_in=125x fill_it=-32- fill_the=67c filter_and=-164- filter_by=-222-
  filter_expression=-250- filter_in=-216- filter_is=131r filter_option=-184- filter_to=-180- final_newlin=-42-
  find_a=31x find_address=-172- find_an=-195- find_and=-143- find_any=-265- find_commit=-67- find_it=109p find_out=297h
  find_remot=-127- find_s=-129- find_someth=-192- find_that=53p find_the=-195- find_what=-129- fine_for=-229-
  finger_scroll=-81- fingerprint_in=-123- finish_and=-196- firewall_and=204c firewall_for=175c first_accept=-220-
  first_addres=-92- first_and=155h first_appearanc=-66- first_argument=-172- first_call=-178- first_character=-105-
  first_entry=-233- first_event=-200- first_in=-207- first_install=-104- first_instruction=205l first_last=-229-
  first_layout=-156- first_line=-73- first_match=-140- first_of=-205- first_on=-228- first_one=-199-
  first_operand=-189- first_page=-165- first_register=-139- first_sys=-44- first_th=292p first_then=-44- first_two=58l
  first_with=-77- first_word=-328- fit_in=-106- fit_into=-116- fit_s=-57- five_minut=-32- fix_and=-122- fix_binari=-94-
  fix_conflict=-191- fix_for=-28- fix_in=-246- fix_the=107a fix_this=-104- fixup_to=-142- flag_and=-114- flag_but=-221-
  flag_d=-178- flag_for=-91- flag_from=-80- flag_in=-106- flag_is=56p flag_metric=-39- flag_of=-109- flag_s=-232-
  flag_set=-64- flag_to=-60- flag_x=-47- flatt_pars=-63- flatt_stringify=-76- float_in=-146- float_point=-118-
  float_ui=-154- fn_req=-59- fnv1_murmer=-58- fnv1_murmur=-45- focu_on=-123- folder_and=60c folder_as=96x
  folder_chang=-166- folder_in=-76- folder_is=118h folder_nam=-161- folder_of=-144- folder_on=-218- folder_or=-50-
  folder_privat=125x folder_that=60x folder_to=83x folder_with=198c follow_a=-309- follow_are=-87- follow_by=37x
  follow_code=-200- follow_command=163a follow_error=-158- follow_exampl=-69- follow_is=-203- follow_it=144p
  follow_option=-127- follow_order=-148- follow_packag=-233- follow_properti=-206- follow_symlink=-266- follow_the=76o
  follow_thes=-32- follow_this=28p follow_to=93p follow_ways=-176- follow_your=211o font_size=113a foo_a=-86-
  foo_bar=-60- foo_is=-32- for_#number=-265- for_a=-88- for_abi=-93- for_acces=-78- for_add=-198- for_additional=-79-
  for_advanc=-40- for_all=77h for_an=42o for_and=-120- for_another=-45- for_any=-139- for_anyon=-234- for_anyth=178h
  for_application=-190- for_approval=20h for_architectur=-52- for_argument=-106- for_array=-167- for_as=91p
  for_async=-56- for_background=-252- for_backward=-174- for_better=-225- for_both=-101- for_branch=-39-
  for_browser=-121- for_build=-99- for_bundl=-225- for_byte=-194- for_c=-180- for_cach=-131- for_chang=-239-
  for_checksum=-30- for_child=-127- for_ci=-129- for_client=-182- for_code=-113- for_column=-102- for_command=103c
  for_commit=-214- for_comparison=-131- for_compatibility=-90- for_compression=-168- for_concatenation=-35-
  for_conflict=-160- for_consent=231h for_consistency=-207- for_cortex=-68- for_creat=-107- for_custom=-182- for_d=-97-
  for_d3=-133- for_data=-186- for_databas=-79- for_debugg=140x for_detail=-183- for_developer=-212- for_different=-111-
  for_directory=-36- for_documentation=-205- for_domain=-74- for_dynamic=-144- for_each=-173- for_ecmascript=-139-
  for_element=-51- for_elf=-59- for_encod=-81- for_entry=-168- for_error=142h for_ever=-158- for_every=-307-
  for_everyon=249c for_everyth=-163- for_exampl=-187- for_exclusion=-181- for_expir=-48- for_external=-181-
  for_extra=-178- for_fast=-114- for_field=-57- for_file=-84- for_foreign=-39- for_format=-122- for_freescal=-115-
  for_full=-233- for_function=-81- for_futur=-244- for_gcc=-146- for_general=-102- for_generat=-67- for_git=-297-
  for_given=-75- for_good=171p for_handl=-65- for_hash=-85- for_help=-238- for_her=197h for_him=252h for_host=-135-
  for_how=-71- for_http=-113- for_imag=-236- for_in=-178- for_incremental=-69- for_index=-136- for_indirect=-103-
  for_information=-159- for_input=-192- for_instanc=-85- for_instruction=-155- for_ipv4=-64- for_issuer=-145-
  for_it=-282- for_its=-188- for_javascript=-103- for_json=-166- for_key=-144- for_keys=-158- for_keyword=-109-
  for_krb5=-102- for_languag=140a for_larg=-83- for_lea=-155- for_legacy=-94- for_lf=-112- for_librari=-45-
  for_loadabl=-70- for_local=-104- for_log=-188- for_logg=-193- for_long=-227- for_lop=-25- for_machin=-111-
  for_maco=-67- for_maintenanc=-187- for_manag=-40- for_materializ=-86- for_me=22l for_memory=-207- for_modul=-81-
  for_more=-205- for_most=-85- for_n=-198- for_nam=-149- for_new=80p for_no=-253- for_nod=-151- for_node=-146-
  for_non=-150- for_none=-288- for_now=-101- for_npm=-88- for_null=-72- for_number=-209- for_object=-148-
  for_offset=-30- for_one=-105- for_opcod=-77- for_open=171c for_operand=-84- for_operation=-111- for_operator=-160-
  for_option=-102- for_or=-198- for_other=-27- for_our=94c for_output=-113- for_packag=-142- for_parameter=-67-
  for_pars=-110- for_partition=-41- for_password=-273- for_path=-153- for_peopl=-175- for_performanc=-191-
  for_permission=181h for_pid=-44- for_plt=-125- for_plugin=-142- for_png=-34- for_powerpc=-74- for_principal=-248-
  for_process=-125- for_program=-122- for_quick=-222- for_r=-128- for_rang=-168- for_react=-92- for_read=-131-
  for_realm=-83- for_relation=-135- for_relocation=-69- for_remot=-269- for_render=-134- for_replication=-53-
  for_request=-162- for_review=153h for_s=-166- for_search=-212- for_section=-70- for_security=-45- for_select=-177-
  for_sequenc=-79- for_server=-157- for_set=-70- for_sett=-199- for_shar=-276- for_shell=98h for_signal=-174-
  for_singl=-44- for_socket=-142- for_socksv5=-40- for_someth=-151- for_sort=-141- for_sourc=-163- for_stag=-182-
  for_statistic=104x for_str=-108- for_stream=-254- for_strict=-46- for_submodul=-131- for_subscription=-51-
  for_symbol=-72- for_sync=-94- for_synchronou=-142- for_tabl=-166- for_tablespac=-71- for_target=-200- for_task=242c
  for_ten=-217- for_test=-314- for_text=-259- for_that=-161- for_the=-150- for_their=-29- for_them=-201- for_this=-180-
  for_track=-68- for_transaction=-169- for_two=-115- for_typ=-81- for_type=-89- for_typescript=-208- for_uid=-48-
  for_updat=65p for_uri=-85- for_use=-121- for_user=-238- for_vacuum=-27- for_validat=-32- for_validation=-25-
  for_very=-96- for_wal=-159- for_week=-104- for_what=-291- for_when=-57- for_which=-153- for_window=-58- for_word=238l
  for_work=-255- for_writ=-251- for_xml=-35- for_you=187h for_your=-157- forc_and=96c forc_overwrit=-212-
  forc_password=-197- forc_quot=-193- forc_the=131a forc_updat=-217- ford_bori=-74- foreign_data=-124- foreign_key=-84-
  foreign_server=-244- foreign_tabl=-131- forget_that=-106- forget_the=-134- forget_this=186p forget_to=174h
  forget_what=-181- forget_who=140o forget_your=199r fork_of=-124- form_for=-112- form_is=-246- form_of=-170-
  form_strp=-51- formal_defin=-39- format_an=-70- format_and=-185- format_are=-208- format_as=-249- format_c=171c
  format_chang=-136- format_does=-205- format_eg=-92- format_for=-207- format_in=-214- format_is=-198-
  format_keyword=-132- format_mismatch=-133- format_not=-181- format_of=-215- format_s=-275- format_specification=-157-
  format_specifier=-124- format_str=-207- format_the=135c format_to=-114- format_uint8=-135- format_v3=-185-
  format_validation=-110- format_version=-189- formatexclusivemaximum_formatexclusiveminimum=-82-
  formatmaximum_formatminimum=-82- formatt_like=-163- formatter_could=-76- formatter_to=-119-
  formatternam_optional=-128- forward_every=266x forward_slash=-116- forward_the=34x forward_to=230x
  found_#number=-105- found_and=-239- found_at=145c found_by=-194- found_c=-155- found_d=-38- found_dwarf=-108-
  found_end=-158- found_for=-170- found_in=-124- found_local=-38- found_on=-171- found_s=-125- found_to=-178-
  found_when=-239- found_without=-201- foundation_inc=-74- fourth_level=-66- fp16_format=-133- fr30_cgen=-49-
  fraction_of=-228- fram_and=-260- fram_hdr=-50- fram_it=-254- fram_of=-190- fram_start=-225- fram_that=114x
  free_and=-197- free_of=-76- free_softwar=-74- free_to=-198- freebsd_target=-51- fri_#number=-105- friend_error=-212-
  friend_messag=-125- friend_to=-140- from_#mail=279a from_#number=-234- from_#url=231c from_a=-261- from_all=35r
  from_an=-168- from_and=-216- from_another=-232- from_any=-196- from_archiv=-161- from_be=-156- from_cach=-244-
  from_call=-172- from_card=-98- from_child=-37- from_client=-107- from_debug=-86- from_different=-114- from_disk=-342-
  from_each=-194- from_file=-256- from_git=-199- from_given=-219- from_here=344o from_input=-153- from_it=-94-
  from_its=-133- from_json=-92- from_line=-158- from_list=-104- from_log=-100- from_master=-211- from_messag=-203-
  from_node=-183- from_non=-145- from_now=165r from_object=-145- from_one=-264- from_other=-171- from_our=164p
  from_out=-139- from_outsid=107x from_packag=-194- from_pb=-88- from_rang=-96- from_s=-157- from_school=-200-
  from_section=-108- from_server=-280- from_session=-205- from_sourc=-115- from_sqlit=-96- from_standard=-134-
  from_start=-295- from_stdin=-244- from_str=-159- from_stream=-226- from_system=114a from_tabl=-100- from_the=241h
  from_their=-273- from_ther=336x from_this=197a from_today=253h from_us=-61- from_user=-197- from_valu=-75-
  from_version=-147- from_what=98h from_wher=-34- from_which=50p from_within=-199- from_your=51o fromschema_will=-63-
  front_of=169h frost_dat=-202- fs_modul=-83- fs_stat=-141- fs_watch=-179- fstream_ignor=-113- ful_specifi=-127-
  full_acces=178a full_and=118x full_build=-28- full_disk=-188- full_documentation=-172- full_featur=-134-
  full_page=-234- full_resync=-116- full_security=-217- full_text=-134- full_width=-112- function_a=-144-
  function_accept=-204- function_additional=-117- function_and=-128- function_are=-117- function_as=-65-
  function_but=-128- function_call=118a function_can=-164- function_cannot=-221- function_d=-75-
  function_definition=-115- function_descriptor=-123- function_for=-147- function_has=-189- function_if=-78-
  function_in=-206- function_is=-147- function_lo=-78- function_must=-158- function_name=-123- function_of=-191-
  function_on=-178- function_or=-42- function_return=-118- function_s=-168- function_should=-205- function_tak=-61-
  function_that=-101- function_the=-170- function_to=-221- function_used=-143- function_which=-103- function_will=-88-
  function_with=-204- function_you=58p functionality_for=-29- functionality_to=-123- further_notic=-136-
  futur_self=224h futur_session=167p futur_version=79p g_global=-107- g_io=-71- g_t=-34- game_is=-221-
  garbag_after=-75- garbag_at=-249- garbag_collection=-156- gate_code=-186- gateway_flag=-74- gbl_stor=-88- gd_to=-102-
  gecko_version=-29- general_purpos=-118- generat_a=-97- generat_an=-138- generat_and=-78- generat_by=-187-
  generat_code=-145- generat_column=-36- generat_diff=-97- generat_elf=-62- generat_fil=-314- generat_file=64p
  generat_from=-197- generat_line=-83- generat_on=-79- generat_random=-109- generat_readm=-128- generat_sourc=-167-
  generat_str=-93- generat_text=-113- generat_the=-179- generat_unwind=-55- generation_expression=-110-
  generation_of=80p generator_for=-65- generator_that=-119- get_a=-158- get_addr=-162- get_all=-205- get_and=-179-
  get_attribut=-88- get_back=-103- get_default=-118- get_detail=-152- get_elf=-47- get_information=-72- get_key=-188-
  get_local=-131- get_or=-255- get_program=-104- get_section=-40- get_system=-242- get_the=123c get_this=94p
  get_updat=-313- getmanyraw_method=-119- getraw_and=-112- gets_a=-57- gets_or=-63- gets_the=59x gett_a=-122-
  gett_information=-38- gett_the=-113- gid_d=-66- gid_lu=-57- gid_rang=-102- gif_imag=-146- git_add=-192- git_am=-219-
  git_bisect=-225- git_check=-254- git_checkout=-109- git_cherry=-174- git_commit=-240- git_config=-22- git_diff=-127-
  git_dir=-111- git_directory=-155- git_hook=177p git_is=-99- git_match=-146- git_push=-227- git_rebas=-185-
  git_repositori=-149- git_repository=-25- git_revert=-204- git_root=-217- git_s=-53- git_stash=-193- git_statu=-200-
  gitdir_file=-213- github_issu=-247- giv_it=-266- giv_the=-326- giv_up=-224- giv_you=-198- give_a=283l give_away=132x
  give_it=198x give_out=67x give_the=-95- give_this=246a give_you=-68- given_a=-91- given_amount=-69- given_an=-63-
  given_and=-165- given_by=-123- given_file=-145- given_filenam=-72- given_for=-172- given_in=-248- given_input=-31-
  given_object=-146- given_path=-198- given_property=-66- given_request=-290- given_str=-246- given_the=-244-
  given_to=90l given_type=-155- gle_ld=-141- glob_and=-79- glob_expression=-106- glob_matcher=-187- glob_pattern=-123-
  global_fetch=-181- global_for=-47- global_method=-39- global_object=-116- global_offset=-30- global_only=-107-
  global_origin=-96- global_promis=-150- global_register=-78- global_scop=-173- global_symbol=-135-
  global_variabl=-120- glue_s=-84- gnu_and=-51- gnu_build=-129- gnu_hash=-90- gnu_property=-70- gnu_relro=-114-
  go_ahead=196h go_and=-151- go_befor=-220- go_by=237x go_into=-192- go_of=-39- go_on=177h go_out=52h go_to=-227-
  god_mode=183r goes_befor=-216- goes_by=-23- goes_on=-350- goes_out=-206- gone_or=-270- good_as=-54- good_news=-46-
  got_d=-56- got_messag=-216- got_plt=-28- got_s=-107- gp_not=-77- gpg_signatur=-72- grab_the=226x grant_acces=222a
  grant_to=-99- graph_file=-78- graphic_depiction=-152- grateful_for=-181- greater_than=-113- green_light=98h
  group_#number=-88- group_and=-147- group_are=-200- group_by=-210- group_has=-226- group_in=-67- group_is=-150-
  group_must=-204- group_name=-151- group_of=-93- group_operation=-134- group_s=-339- group_section=-103-
  group_this=-75- group_to=-242- gssapi_packet=-84- guarante_that=-218- guarante_to=-84- guess_from=-96-
  guidanc_you=210l guidelin_and=192o guidelin_for=-125- guidelin_from=254o guidelin_were=182o guidelin_with=64o
  guidelin_you=173o h_call=-60- h_help=-124- h_host=-144- h_s=-53- had_a=-181- had_no=-194- half_a=-114-
  half_done=-245- half_edge=-68- half_of=-82- half_the=-89- halt_the=-137- hand_it=-70- hand_out=216a hand_over=302a
  hand_the=-69- handl_by=-49- handl_for=-31- handl_in=101h handl_of=-164- handl_the=-181- handl_version=-101-
  handler_and=34c handler_are=-165- handler_from=-85- handler_function=-101- handler_is=-177- handler_over=-111-
  handler_receiv=-168- handler_will=-170- happen_in=-175- happen_once=-161- hard_float=-161- hard_link=-175-
  hard_to=-234- hardwar_for=-167- hardwar_type=-103- has_#number=-145- has_a=-104- has_all=-175- has_allow=-27-
  has_already=-127- has_an=-163- has_approv=-79- has_at=-236- has_authoris=181a has_bad=-222- has_been=26a
  has_both=-91- has_built=-110- has_chang=39h has_character=-64- has_come=-128- has_d=-151- has_decid=254a
  has_differ=-34- has_different=-130- has_dt=-122- has_dynamic=-192- has_end=-168- has_every=-268- has_gone=197h
  has_herm=-178- has_incorrect=-46- has_invalid=-122- has_it=-197- has_its=-82- has_line=-51- has_more=-211-
  has_multipl=-74- has_never=32r has_no=34r has_non=-120- has_none=-182- has_not=-234- has_noth=-229- has_priority=224a
  has_s=-93- has_someth=-116- has_the=-147- has_them=-140- has_this=-274- has_to=279p has_too=-173- has_two=-149-
  has_type=-120- has_unexpect=-71- has_unknown=-235- has_unsupport=-123- has_valu=-25- has_what=120p has_wrong=-93-
  has_zero=-136- hash_algorithm=-97- hash_and=-103- hash_chain=-151- hash_for=-96- hash_function=-128- hash_index=-78-
  hash_lookup=-66- hash_of=-159- hash_partition=-194- hash_provider=-139- hash_s=-141- hash_section=-84-
  hash_tabl=-120- hash_to=-126- hash_valu=-30- hasmany_method=-43- hav_to=-160- have_#number=117r have_a=-382-
  have_acces=-143- have_an=-196- have_been=275o have_chang=131h have_enough=-178- have_expir=219o have_full=-143-
  have_new=89o have_not=-175- have_only=-130- have_permission=73h have_read=39h have_that=-67- have_the=204x
  have_their=29p have_this=-185- have_to=-112- have_you=-210- haven't_found=-161- hba_conf=-146- hdr_tabl=-35-
  he_doesn't=186h he_him=-306- he_is=-33- he_lik=-304- he_says=-125- he_want=90h he_wrot=-271- head_and=-166-
  head_is=-243- header_and=-252- header_are=-186- header_at=-172- header_default=-132- header_display=-296-
  header_entry=-134- header_field=-210- header_for=-105- header_in=-271- header_indicat=-127- header_is=-42-
  header_ld=-117- header_line=-87- header_miss=-187- header_s=-244- header_size=-118- header_str=-159- header_the=-167-
  header_to=-153- header_valu=-128- header_with=111x header_x=203x hear_of=45h hear_the=-65- height_of=-124-
  held_against=-177- helloworld_js=-170- help_a=-152- help_and=-71- help_display=-128- help_for=-76- help_messag=-85-
  help_of=-66- help_show=-212- help_text=-180- help_then=-119- help_to=-155- help_us=-152- help_you=-261-
  helper_for=-221- helper_function=-182- helper_s=-216- helper_simpl=-175- her_favourit=-233- here_a=-94- here_an=-115-
  here_and=-229- here_are=-64- here_as=-111- here_by=89a here_is=-67- here_on=232h herm_agent=-225- herm_and=-271-
  herm_config=134p herm_desk=-323- herm_home=-175- herm_own=-88- herm_read=-214- herm_writ=-239- heuristic_to=-119-
  hex_digit=-242- hex_file=-82- hex_str=-110- hexadecimal_digit=-168- hi_lo=-124- hibernat_the=-193- hid_the=64h
  hidden_character=-207- hidden_fil=-372- hidden_folder=43h hidden_from=166h hidden_instruction=248l hidden_part=266l
  hidden_rul=195l hide_the=111h high_performanc=-50- high_recommend=-153- higher_level=-139- highlight_js=-75-
  him_support=-240- him_the=291h hint_at=132h his_father=-192- his_favourit=-265- history_is=-312- history_of=-378-
  history_to=195x hit_the=-206- hits_miss=-140- hold_a=-109- hold_and=-129- hold_for=160h hold_id=-144- hold_it=-230-
  hold_keys=-184- hold_no=-66- hold_on=244p hold_the=-163- holder_be=-94- holder_of=-138- home_addres=-49-
  home_and=-279- home_area=-227- home_as=-316- home_directory=84c home_folder=263c home_is=-180- home_itself=-152-
  home_of=-160- home_on=-233- home_open=-276- home_or=-164- home_that=-203- home_the=-159- home_with=-178-
  homedir_s=-103- hono_node=-241- hook_and=-231- hook_are=-122- hook_can=-202- hook_class=-191- hook_event=-239-
  hook_for=-231- hook_handler=-148- hook_has=-163- hook_in=159p hook_is=119p hook_nam=-84- hook_receiv=-191-
  hook_run=-102- hook_that=130p hook_the=92x hook_to=-176- hook_will=-163- hook_with=-210- horizontal_adjustment=-113-
  host_and=-266- host_electron=-112- host_hostnam=-144- host_is=-219- host_name=-298- host_or=-237- host_s=-149-
  host_that=142p hostnam_and=199x hostnam_databas=-144- hostnam_s=-101- hot_path=-131- hot_standby=-66- hour_and=261x
  how_deep=-54- how_do=-42- how_far=-167- how_it=-242- how_long=-158- how_many=-145- how_much=34x how_often=-60-
  how_the=-82- how_to=-131- how_you=247l how_your=56l however_it=-166- however_ther=-20- however_this=-99-
  however_you=-124- html_and=-22- html_or=-34- html_page=-123- html_standard=-39- html_tabl=-66- http_#number=-158-
  http_#url=254a http_content=-155- http_header=-132- http_host=-206- http_method=-169- http_proxy=-166-
  http_request=-375- http_respons=-73- http_s=-197- http_server=-229- hugu_stefanski=-91- human_readabl=-320-
  human_resourc=-322- hungarian_qwerty=-56- hw_i=-142- hypertext_transfer=-184- i'd_like=192x i'm_from=-131-
  i'm_the=103a i'm_your=186a i_ask=-43- i_can=-98- i_can't=217l i_do=-276- i_e=-272- i_have=266a i_hereby=32a
  i_if=-167- i_ignor=-217- i_in=-118- i_index=-180- i_is=-142- i_know=39c i_like=-178- i_need=-41- i_o=-240-
  i_order=115a i_prefer=-157- i_use=-234- i_want=149r i_will=140a i_work=-169- i_writ=135o ic_s=-193- icon_in=-98-
  icon_name=-68- iconv_lite=-90- icu_local=-130- id_#number=193a id_and=70x id_as=-117- id_d=-84- id_for=-215-
  id_in=162x id_is=-179- id_nam=-101- id_of=-332- id_or=-234- id_s=-190- id_to=-67- id_u=-138- id_uuid=-85-
  id_xid=-176- idata_#number=-156- ideal_for=-31- ident_d=-68- ident_server=-79- identifier_and=-170-
  identifier_for=-36- identifier_s=-92- identifier_str=-57- identify_system=-122- identify_the=-231-
  identity_column=-137- identity_of=106r ids_for=-245- ids_in=-101- ids_must=-178- ids_of=-226- ids_that=-136-
  if_a=145h if_all=-236- if_an=-179- if_another=-124- if_any=-239- if_ask=192h if_at=176h if_availabl=-40-
  if_both=-180- if_f=-63- if_fals=-250- if_he=216h if_index=-144- if_input=-124- if_it=-30- if_it's=-84-
  if_multipl=-240- if_need=-63- if_no=91h if_node=-106- if_none=-64- if_not=-225- if_noth=-177- if_one=77p
  if_option=-76- if_possibl=-194- if_press=99h if_provid=-74- if_s=-182- if_set=-249- if_she=158h if_that=-121-
  if_the=45h if_then=-69- if_ther=-92- if_there=-155- if_they=72h if_they'r=-174- if_this=-100- if_true=-202-
  if_two=143p if_us=-129- if_you=-258- if_you'd=-124- if_you'r=-277- if_your=-298- ifac_mss=-33- ifunc_s=-117-
  ignor_a=194h ignor_all=55o ignor_and=-136- ignor_attempt=-199- ignor_chang=-237- ignor_does=-156-
  ignor_duplicat=-145- ignor_every=-138- ignor_fals=-165- ignor_fil=-258- ignor_file=-161- ignor_for=-166-
  ignor_in=-136- ignor_invalid=-110- ignor_is=-222- ignor_it=272o ignor_its=164o ignor_match=-137- ignor_or=-48-
  ignor_overrid=-158- ignor_rul=-249- ignor_s=-269- ignor_the=178a ignor_then=-23- ignor_unknown=-176- ignor_what=261o
  ihex_read=-81- illegal_operand=-93- illegal_register=-203- illegal_symbol=-178- illegal_use=-232- imag_and=49x
  imag_data=-215- imag_file=-172- imag_has=-167- imag_is=-304- imag_load=22x imag_or=-144- imag_to=33x imag_type=-133-
  imag_was=-224- imagin_you=84r immediat_field=-32- immediat_is=-125- immediat_mode=-159- immediat_must=-33-
  immediat_operand=-75- immediat_valu=-107- impact_the=-203- implement_as=-153- implement_chromium=-46-
  implement_for=-69- implement_in=-71- implement_the=-243- implementation_for=-136- implementation_in=-91-
  implementation_is=-97- implementation_of=-152- implementation_with=-100- implicit_defin=-50- import_a=-96-
  import_and=-230- import_as=-88- import_attribut=-34- import_export=-58- import_for=-111- import_in=-23-
  import_it=-116- import_library=-72- import_meta=-106- import_on=141p import_specifier=-77- import_the=-170-
  import_type=-84- important_to=-174- impression_that=263h improv_performanc=-34- in_#agentfile=204p in_#number=-377-
  in_#secretfile=-200- in_a=-87- in_absolut=-76- in_addition=-141- in_addres=-54- in_advanc=168a in_ajv=-116-
  in_all=253p in_alter=-192- in_an=-256- in_and=-54- in_another=-86- in_any=39h in_april=-163- in_archiv=-169-
  in_argument=-103- in_arm=-144- in_array=-109- in_as=-179- in_ascend=-168- in_at=132x in_attribut=-43-
  in_authoriz=252p in_autumn=-251- in_b=-88- in_base64=154x in_big=-61- in_binary=-192- in_both=-169- in_by=-125-
  in_c=-137- in_cach=63p in_call=-122- in_case=230p in_certain=-76- in_charg=-72- in_chat=-260- in_child=-32-
  in_chines=-202- in_ci=-231- in_cidr=-31- in_clas=-228- in_code=74x in_column=-194- in_command=-122- in_commit=-259-
  in_conditional=-109- in_config=84x in_conjunction=-80- in_content=-176- in_context=90p in_control=-61-
  in_conversion=-152- in_copy=-174- in_core=-135- in_csv=-149- in_current=-50- in_d=-76- in_data=-174- in_databas=-66-
  in_datadictionary=-64- in_debug=-75- in_default=-97- in_detail=136l in_different=-208- in_difflin=-98-
  in_directory=-112- in_docs=-246- in_doubl=-197- in_draft=-185- in_dso=-185- in_dwarf=-93- in_dynamic=-62-
  in_each=337p in_ecma262=-42- in_ecmascript=-32- in_effect=139a in_either=-168- in_electron=-166- in_english=-190-
  in_environment=-71- in_era=-66- in_error=-38- in_eslint=-50- in_every=34p in_execut=-230- in_expression=-108-
  in_external=-89- in_fact=132h in_fast=-103- in_fetch=-81- in_fil=-57- in_file=-214- in_float=-145- in_for=-206-
  in_forc=-142- in_format=-70- in_from=72c in_front=85h in_full=82l in_function=-205- in_g=-71- in_general=-178-
  in_german=-195- in_git=-67- in_glob=-113- in_gnu=-26- in_group=-63- in_hash=-60- in_header=-145- in_her=174h
  in_herm=-193- in_his=-63- in_history=-232- in_hook=-105- in_ignor=-23- in_ihex=-81- in_import=-67- in_index=-150-
  in_input=-53- in_install=-163- in_instruction=-271- in_intel=-82- in_is=-134- in_iso=-31- in_it=-100- in_its=-319-
  in_j=-186- in_january=-277- in_java=-53- in_javascript=-179- in_join=-79- in_json=34x in_june=-318- in_kerbero=-103-
  in_key=-90- in_keytab=-46- in_line=-158- in_link=-122- in_list=-169- in_local=-194- in_lower=-114- in_lyon=-232-
  in_macro=-90- in_many=-225- in_march=-297- in_may=-520- in_md=-51- in_memory=-242- in_merg=-109- in_metainfo=-70-
  in_millisecond=-187- in_mind=122p in_most=-128- in_ms=-96- in_multipl=-97- in_my=101x in_name=-73- in_new=-148-
  in_no=-241- in_node=-135- in_non=-77- in_not=55o in_note=-180- in_object=-80- in_october=-270- in_on=257h
  in_one=-107- in_opd=-89- in_option=-56- in_or=-209- in_order=-387- in_other=-43- in_our=-44- in_output=-115-
  in_overrid=-168- in_pa=-145- in_pack=-119- in_packag=56p in_parallel=-237- in_particular=-209- in_partition=-137-
  in_path=-60- in_pb=-58- in_pdb=-118- in_pic=-64- in_piec=-99- in_pixel=-237- in_plac=40p in_plain=-190-
  in_plugin=-214- in_practic=-128- in_pre=-98- in_preload=-152- in_program=-214- in_progres=-166- in_prompt=-214-
  in_public=-242- in_rang=-68- in_raw=49r in_read=-158- in_real=107x in_record=-177- in_register=-103- in_regular=-72-
  in_relation=-150- in_releas=-153- in_reloc=-157- in_relocation=-67- in_repertoir=-84- in_replacement=-48-
  in_report=-219- in_revers=-156- in_runn=-275- in_s=-180- in_sam=-100- in_schema=-162- in_script=-197- in_search=-100-
  in_section=-77- in_servic=-95- in_sett=-219- in_several=-184- in_sh=-47- in_shar=-224- in_shell=-236- in_short=-192-
  in_size=-27- in_some=-130- in_sort=-224- in_sourc=-103- in_spit=-209- in_spr=-239- in_src=-111- in_stat=-286-
  in_statistic=-112- in_step=-224- in_str=-103- in_strict=-29- in_submodul=-54- in_support=-65- in_symbol=-167-
  in_sync=-97- in_tablespac=-24- in_term=-174- in_test=-160- in_text=-169- in_that=-326- in_the=-41- in_their=-317-
  in_them=-135- in_thes=-260- in_this=-130- in_thos=-140- in_thre=232p in_time=-268- in_tls=-96- in_to=133c
  in_token=-266- in_tree=-101- in_trigger=-197- in_tsconfig=-89- in_tsquery=-89- in_type=-156- in_typescript=-77-
  in_unexpect=-120- in_unrecogniz=-94- in_unsaf=-156- in_uri=-83- in_us=-164- in_use=-90- in_user=-320- in_utf=-79-
  in_v6=-60- in_variou=-64- in_version=-95- in_view=-279- in_vpt=-176- in_wal=-133- in_webpack=-106- in_what=70h
  in_which=71a in_window=-205- in_with=-80- in_word=-270- in_work=-247- in_world=-130- in_wrong=-161- in_x=-147-
  in_xml=-160- in_your=29l includ_a=-253- includ_all=-309- includ_an=-246- includ_any=-257- includ_array=-37-
  includ_both=-100- includ_but=-153- includ_column=-144- includ_imag=-183- includ_in=88x includ_it=-293-
  includ_kaio=-210- includ_only=-276- includ_or=-141- includ_some=-44- includ_the=352x includ_this=234p
  includ_untrack=-198- includedownstreambrowser_true=-159- incompatibl_library=-93- incompatibl_version=-124-
  incompatibl_with=-162- inconsistency_in=-94- inconsistency_problem=-63- increas_max=-105- increas_the=-101-
  incremental_full=-42- incremental_link=-71- independent_code=-102- independent_executabl=-144- index_#number=-73-
  index_and=-213- index_as=-223- index_can=-66- index_cannot=-79- index_could=-144- index_creation=-46- index_d=-88-
  index_es=-123- index_file=-149- index_for=-112- index_has=-115- index_html=-213- index_in=-156- index_indirect=-92-
  index_instead=-105- index_into=-141- index_is=-153- index_js=-23- index_ld=-111- index_must=-167- index_no=-227-
  index_of=-142- index_on=156c index_only=-131- index_or=-69- index_predicat=-74- index_propos=-263-
  index_register=-112- index_row=-26- index_s=-85- index_scan=-181- index_section=-22- index_statistic=-155-
  index_tabl=-198- index_that=-86- index_to=-60- index_u=-203- index_up=-74- index_with=-52- indicat_a=-83-
  indicat_if=-184- indicat_that=-214- indicat_the=-181- indicat_to=-256- indicat_whether=-55- indirect_function=-32-
  indirect_mode=-102- indirect_symbol=-26- inet_rout=-269- inf_al=-90- infinit_loop=-73- info_#number=-41-
  info_about=-195- info_and=-48- info_does=-71- info_fail=-88- info_file=-143- info_for=-141- info_from=-141-
  info_in=-172- info_is=-46- info_section=-68- inform_about=-40- inform_the=88h information_about=-96-
  information_and=-143- information_can=-118- information_for=-296- information_is=-171- information_of=-198-
  information_on=-155- information_or=-126- information_then=-57- inherit_column=-179- inherit_constraint=-255-
  inherit_from=-102- inherit_the=134p inhibit_system=-151- inhibit_this=-165- ini_file=-241- initial_prompt=193l
  initializ_a=-83- initializ_register=-27- initializ_with=-67- input_and=-185- input_are=-204- input_as=-184-
  input_baseurl=-102- input_buffer=-112- input_data=-121- input_does=-69- input_fil=-253- input_file=-118-
  input_has=-65- input_if=-106- input_is=-272- input_method=-136- input_option=-37- input_or=-183- input_output=-136-
  input_parameter=-128- input_s=-74- input_section=-37- input_str=-52- input_to=-181- input_will=-42-
  inscript_with=-111- insert_a=87p insert_by=117o insert_into=-331- insert_s=-167- insert_the=147p insert_this=266p
  insid_a=-51- insid_an=-147- insid_it=-256- insid_of=-199- insid_s=-71- insid_the=-302- insn_are=-170- insn_chunk=-28-
  insn_x=-78- inspir_by=-108- install_#number=-168- install_a=250p install_and=62p install_as=-238-
  install_dependenci=-191- install_in=-192- install_it=58h install_new=-131- install_node=-129- install_packag=-316-
  install_softwar=-163- install_the=234c install_this=-76- install_with=-105- instanc_for=-91- instanc_has=49a
  instanc_includ=-62- instanc_input=-59- instanc_is=-97- instanc_of=-144- instanc_represent=-150- instanc_to=-149-
  instanc_with=-148- instantiat_the=-150- instead_of=-165- instead_rule=-174- instruct_you=213a instruction_after=-143-
  instruction_and=129o instruction_are=-89- instruction_as=279o instruction_at=267p instruction_cannot=-183-
  instruction_does=-216- instruction_expand=-180- instruction_for=-224- instruction_from=38a instruction_given=221o
  instruction_in=-170- instruction_into=183l instruction_is=-38- instruction_lx=-97- instruction_may=-223-
  instruction_must=-248- instruction_not=-355- instruction_of=216o instruction_on=-105- instruction_requir=-192-
  instruction_s=-308- instruction_set=-180- instruction_should=-195- instruction_target=-130- instruction_that=268o
  instruction_to=44l instruction_used=-210- instruction_which=-139- instruction_with=71a instruction_you=110o
  insufficient_memory=-266- integer_beyond=-93- integer_or=-81- integer_register=-156- integer_valu=-131-
  integrat_with=-200- integrity_check=-247- intel_hex=-82- intend_for=-297- intend_to=-122- interact_with=-93-
  intercept_and=-127- interest_in=-179- interfac_for=-32- interfac_s=-47- interfac_to=-147- internal_and=-195-
  internal_bad=-60- internal_capitalization=-83- internal_error=-114- internal_inconsistency=-77- internal_logic=-44-
  internal_map=-154- internal_rul=115l internal_symbol=-109- international_with=-85- internet_keyboard=-210-
  internet_navigator=-119- interpret_as=-86- interpretation_of=-142- interval_to=-134- interwork_flag=-41-
  into_#agentfile=216p into_#number=-94- into_a=168x into_account=-125- into_all=47p into_an=259x into_debug=-90-
  into_each=194p into_every=157p into_german=-191- into_it=90x into_its=-158- into_multipl=-153- into_one=25h
  into_s=-73- into_submodul=-149- into_the=218x into_this=-172- into_type=-132- into_view=-179- into_your=-53-
  invalid_argument=-75- invalid_attribut=-86- invalid_byte=-70- invalid_character=-137- invalid_configuration=-122-
  invalid_constant=-54- invalid_content=-82- invalid_data=-122- invalid_escap=-53- invalid_expression=-130-
  invalid_file=-108- invalid_flag=-84- invalid_for=-82- invalid_format=-192- invalid_formatt=-133- invalid_index=-55-
  invalid_input=-54- invalid_instruction=-145- invalid_key=-91- invalid_ldap=-74- invalid_length=-116-
  invalid_line=-114- invalid_maximum=-161- invalid_mmo=-44- invalid_name=-54- invalid_number=-85- invalid_offset=-61-
  invalid_operand=-44- invalid_option=-52- invalid_or=-62- invalid_privileg=-89- invalid_record=-209-
  invalid_register=-145- invalid_relocation=-166- invalid_s=-108- invalid_section=-61- invalid_sequenc=-103-
  invalid_sh=-79- invalid_signatur=-113- invalid_size=-92- invalid_str=-66- invalid_symbol=-93- invalid_syntax=-97-
  invalid_time=-90- invalid_type=-53- invalid_use=-68- invalid_utf=-74- invalid_valu=-68- invalid_without=-129-
  invers_of=-50- invoic_to=-212- invok_as=-185- invok_the=-124- io_channel=-71- ip_address=-134- ipaddr_ipv6=-28-
  ipv4_addres=-91- ipv4_and=-99- ipv4_mapp=-113- ipv6_addres=-112- ipv6_address=-113- is_#number=-240- is_a=-137-
  is_abort=-172- is_about=-270- is_abov=200a is_accept=-68- is_activ=111a is_actual=-171- is_add=-192- is_admin=279a
  is_allow=-38- is_already=-181- is_also=-126- is_alway=-27- is_ambiguou=-94- is_an=96a is_and=-267- is_another=-98-
  is_answer=-171- is_applicabl=-240- is_approv=-47- is_as=-199- is_ask=-95- is_asleep=171h is_assum=-234- is_at=-282-
  is_attach=-152- is_automatical=-160- is_availabl=-139- is_back=-66- is_bas=-123- is_be=-235- is_befor=-122-
  is_below=39h is_better=130h is_bind=188o is_both=-78- is_broken=-270- is_built=-203- is_call=-334- is_case=-135-
  is_chang=-188- is_check=-182- is_chosen=-136- is_clean=-149- is_clear=186p is_clos=167h is_com=-168- is_common=-77-
  is_compact=220p is_compil=-90- is_compress=-188- is_configur=-186- is_connect=-132- is_consider=-148-
  is_corrupt=-252- is_creat=-122- is_critical=-98- is_current=-128- is_d=-107- is_damag=-209- is_dangerou=77a
  is_delet=233p is_deprecat=-199- is_deriv=-121- is_design=-98- is_destination=-180- is_destroy=-262- is_disabl=-221-
  is_display=-263- is_distribut=-242- is_done=-127- is_down=-259- is_due=-222- is_emitt=-217- is_empty=-121-
  is_enabl=-207- is_encrypt=-233- is_enough=66a is_equivalent=-170- is_exceed=123h is_exclud=-92- is_executabl=-107-
  is_expect=-120- is_expir=-101- is_expos=-109- is_fals=-147- is_fine=32h is_first=-126- is_flatt=-73- is_follow=-227-
  is_for=-235- is_forbidden=76r is_formatt=-167- is_found=-92- is_free=-218- is_from=-44- is_ful=-33- is_full=-277-
  is_generat=-242- is_given=-288- is_go=55h is_gone=75p is_greater=-78- is_held=-173- is_her=-338- is_here=-191-
  is_high=-151- is_his=-446- is_how=-296- is_ignor=-158- is_implement=-78- is_important=-213- is_in=-409-
  is_includ=-30- is_incompatibl=-109- is_index=-173- is_inhibit=-165- is_insert=-61- is_install=-198- is_intend=-75-
  is_invalid=-201- is_invok=-137- is_its=-92- is_just=-148- is_kept=-379- is_kill=156p is_known=-277- is_larger=-106-
  is_ld=-39- is_learn=-265- is_left=-254- is_less=-73- is_licens=-78- is_lift=144a is_like=-196- is_limit=-131-
  is_link=-219- is_list=-206- is_load=-136- is_lock=100x is_look=-202- is_lost=-230- is_made=-155- is_malform=-142-
  is_mandatory=-150- is_mapp=-112- is_mark=-176- is_match=-163- is_meaningles=-207- is_meant=-112- is_miss=-220-
  is_more=-130- is_most=-157- is_ms=-225- is_much=-84- is_nam=-111- is_need=121h is_negativ=-164- is_never=-244-
  is_new=-69- is_newer=-169- is_no=-115- is_node=-65- is_non=-59- is_none=-231- is_normal=64h is_normaliz=-119-
  is_not=-37- is_now=129r is_nul=-37- is_null=-274- is_of=-156- is_off=63a is_offer=-148- is_omitt=-184- is_on=-224-
  is_one=-194- is_only=24o is_open=83x is_optional=31h is_or=-139- is_outsid=-126- is_over=177o is_overwritten=29r
  is_pars=-94- is_part=-275- is_particular=-60- is_pass=-251- is_perform=-240- is_permitt=213o is_play=-221-
  is_possibl=-151- is_potential=-53- is_present=-103- is_press=-128- is_primari=-43- is_probab=-226- is_provid=-145-
  is_publish=-164- is_reach=-210- is_read=-226- is_ready=-302- is_real=-185- is_recommend=-169- is_record=182h
  is_red=-228- is_referenc=-138- is_refus=-310- is_reject=-93- is_relativ=-24- is_releas=-155- is_remember=-323-
  is_remov=222p is_repeat=-214- is_replac=77p is_reserv=-187- is_resolv=-97- is_return=-122- is_rough=-100-
  is_run=-208- is_s=-172- is_safe=70a is_said=-338- is_sav=-261- is_scann=-222- is_search=-129- is_seen=-94-
  is_select=-42- is_self=-220- is_sent=-368- is_serializ=-77- is_set=-247- is_shar=-298- is_short=-35- is_shown=106h
  is_sign=-265- is_similar=-161- is_simp=-267- is_skipp=-240- is_smaller=-86- is_so=-178- is_spac=-68- is_specifi=-165-
  is_split=-81- is_start=27p is_stor=-255- is_stripp=-97- is_strong=-51- is_successful=-157- is_summaris=-176-
  is_support=-77- is_switch=-164- is_taken=-147- is_target=-201- is_text=-158- is_that=-227- is_the=-177- is_then=-176-
  is_ther=-287- is_therefor=-99- is_this=-21- is_thrown=-101- is_to=449h is_told=-111- is_too=36h is_treat=-105-
  is_tri=-65- is_true=-145- is_truncat=-99- is_truthy=-117- is_turn=-60- is_typ=23x is_typical=-75- is_u=-79-
  is_undefin=-85- is_under=-86- is_unknown=-139- is_unpredictabl=-145- is_unsupport=-97- is_up=-251- is_updat=-91-
  is_us=-132- is_used=-95- is_useful=-159- is_valid=142o is_very=-152- is_visibl=-136- is_void=-260- is_want=186h
  is_what=-420- is_when=-226- is_whol=-209- is_why=-249- is_with=-372- is_withheld=-233- is_within=-67-
  is_without=-292- is_worth=-124- is_writ=-112- is_written=77l is_wrong=-142- is_your=369a is_zero=-138- isa_does=-63-
  isa_extension=-102- isn't_allow=-160- isn't_defin=-196- isn't_support=-79- iso_#number=-157- issu_and=-180-
  issu_are=-204- issu_associat=-132- issu_for=-112- issu_if=-270- issu_to=-199- issu_with=-109- issuer_id=-145-
  it's_a=20a it's_fine=34x it's_not=-177- it's_possibl=-36- it_a=-249- it_adds=-108- it_after=-270- it_again=194p
  it_against=100c it_all=270c it_allow=-278- it_also=-195- it_and=37h it_answer=-296- it_appear=207h it_as=21c
  it_asks=-254- it_at=125a it_away=-219- it_back=112p it_be=198h it_becom=-228- it_befor=-81- it_belong=-178-
  it_block=-253- it_both=-229- it_but=-191- it_by=-196- it_came=-266- it_can=-260- it_cannot=-189- it_chang=89x
  it_com=94h it_contain=28p it_could=-283- it_default=-182- it_did=-244- it_differ=-192- it_does=-104- it_doesn't=91h
  it_down=264h it_easier=-47- it_ends=20x it_exist=-319- it_find=-145- it_first=31c it_for=-44- it_from=-55-
  it_generat=-134- it_gets=21h it_goes=190h it_had=-80- it_happen=-171- it_has=-172- it_hold=-225- it_if=131h
  it_includ=-104- it_into=-123- it_is=-126- it_isn't=72h it_its=-180- it_just=-180- it_lies=-220- it_list=-173-
  it_liv=-230- it_load=98p it_look=-57- it_match=-263- it_may=-401- it_mean=-194- it_might=-201- it_must=-188-
  it_need=-117- it_never=23h it_now=50h it_null=-226- it_off=237h it_on=159x it_only=-285- it_or=-221- it_out=215p
  it_point=-274- it_provid=-76- it_rain=-280- it_read=-219- it_requir=-137- it_return=-190- it_said=-298- it_says=37p
  it_should=-148- it_show=-252- it_so=-57- it_stand=-319- it_stay=-259- it_still=-198- it_stop=29c it_support=-83-
  it_tak=-206- it_that=-161- it_the=-330- it_then=-268- it_ther=247p it_through=-194- it_to=183x it_up=174x it_us=-173-
  it_uses=-59- it_were=191h it_what=-254- it_will=-241- it_with=-207- it_without=241h it_won't=-256- it_work=144h
  it_would=-56- it_yourself=-62- item_and=-185- item_are=-214- item_as=192p item_for=60p item_from=-231-
  item_group=-241- item_has=-205- item_in=-128- item_is=-60- item_method=-42- item_of=-208- item_s=-251-
  item_should=-262- item_that=-193- item_to=74h iterat_over=-171- iteration_count=-87- iteration_of=-166-
  its_#agentfile=-71- its_answer=-90- its_beginn=-191- its_content=-223- its_continuation=-233- its_data=-102-
  its_default=-109- its_end=-306- its_entry=157c its_fil=-251- its_find=-201- its_first=-73- its_folder=-142-
  its_head=155l its_header=-26- its_history=-233- its_id=-174- its_key=-124- its_last=-105- its_name=-274-
  its_order=-168- its_original=-66- its_output=26p its_own=-280- its_parent=-173- its_path=-126- its_plac=-241-
  its_reason=-216- its_result=-225- its_row=-73- its_rows=-170- its_rul=34r its_schema=-180- its_size=-138-
  its_stor=-110- its_text=-284- its_tool=-283- its_type=-142- its_valu=-87- its_way=138p its_whol=-216-
  its_window=-135- its_word=-204- itself_and=-144- itself_has=-67- itself_is=-206- itself_or=-101- j_as=-164- j_is=-96-
  jailbreak_of=-183- jalx_for=-36- jan_#number=-71- java_mode=-65- javascript_and=-43- javascript_application=-220-
  javascript_environment=-27- javascript_file=-265- javascript_library=-99- javascript_number=-81-
  javascript_object=-222- javascript_or=-111- javascript_parser=-41- javascript_str=-99- javascript_typescript=-110-
  javascript_valu=-151- job_is=106h job_that=251p join_by=-162- join_condition=-103- join_the=195c joiner_at=-37-
  joiner_character=-66- jose_modul=-31- journal_event=-120- js's_built=-38- js_#number=-134- js_and=-137- js_as=-51-
  js_build=-99- js_but=-55- js_core=-70- js_from=-73- js_has=-64- js_http=-141- js_is=-99- js_modul=-55- js_or=-71-
  js_releas=-133- js_see=-83- js_the=-180- js_util=-77- js_valu=-84- js_version=-76- js_you=-95-
  jsdom_constructor=-146- jsdom_object=-193- jsdom_you=-108- json5_str=-206- json_and=66p json_as=-113- json_file=-64-
  json_is=-167- json_object=-85- json_or=-49- json_pars=-187- json_pointer=-97- json_schema=-161- json_so=63p
  json_str=-97- json_stringify=-72- json_text=-101- json_valu=-65- json_web=-134- json_with=71p jsonb_subscript=-93-
  jsonpath_item=-42- jul_#number=-87- jump_to=-135- june_#number=-96- just_a=-183- just_after=-167- just_ignor=-84-
  just_like=-118- just_return=-54- just_the=-248- just_work=-221- kb_minifi=-77- kdc_rep=-168- keep_a=230p
  keep_export=-217- keep_head=-81- keep_in=-235- keep_it=-126- keep_its=-172- keep_our=257p keep_the=-46- keep_this=27p
  keep_two=281h keep_what=-283- kept_and=-169- kept_for=-231- kept_in=-120- kept_on=118p kerbero_container=-190-
  kerbero_databas=-110- key_#number=-59- key_and=58a key_as=-24- key_at=-129- key_belong=92x key_by=-32- key_can=-223-
  key_chang=-181- key_constraint=-114- key_creat=-129- key_distribution=-27- key_does=-76- key_dot=-66- key_exist=-122-
  key_expression=-161- key_file=-277- key_for=-274- key_from=-210- key_id=-125- key_in=121x key_into=245x key_is=-188-
  key_key=-148- key_list=-168- key_lu=-58- key_null=-172- key_of=-218- key_on=149p key_or=-208- key_principal=-169-
  key_s=-247- key_set=-108- key_signatur=-74- key_str=-179- key_tabl=-112- key_that=-183- key_the=-206- key_valu=-108-
  key_was=71h key_will=-180- keyboard_#number=-149- keyboard_accessibility=-69- keyboard_and=35x keyboard_is=-150-
  keyboard_symbol=-126- keyboard_with=-161- keypad_with=-68- keyr_s=-101- keys_alt=-92- keys_and=57x keys_are=-192-
  keys_for=-209- keys_from=-162- keys_in=85x keys_into=-35- keys_of=195c keys_on=-77- keys_that=-174- keys_to=-166-
  keys_together=-87- keys_walk=-33- keys_with=-124- keyserver_url=-175- keytab_but=-48- keytab_s=-220-
  keyv_instanc=-167- keyv_is=-53- keyv_storag=-55- keyword_are=-89- keyword_as=-56- keyword_definition=-75-
  keyword_in=-161- keyword_is=-118- keyword_merg=-102- keyword_packag=-47- keyword_s=-130- keyword_to=-211-
  keyword_valu=-132- kids_at=-114- kill_all=281c kill_at=-211- kill_it=-299- kill_the=-58- kind_of=-259-
  know_about=-44- know_how=58x know_if=-110- know_it=-270- know_of=106h know_that=-79- know_the=-57- know_what=-98-
  known_as=75r known_by=-142- known_to=-199- kvno_d=-56- l_list=-109- l_local=-67- l_option=-47- lab_color=-34-
  lab_is=-219- label_and=-133- label_for=-133- label_in=-177- label_s=-195- label_that=-146- lack_nop=-60-
  lack_of=-186- languag_and=-116- languag_for=-54- languag_s=-83- languag_that=-208- languag_the=-300-
  languag_this=-190- languag_you=116p larg_d=-179- larg_fil=-94- larg_for=-93- larg_object=-110- larg_or=-114-
  larg_to=-123- larger_than=-110- last_#number=-244- last_chang=-332- last_character=-206- last_event=-146-
  last_instruction=-40- last_item=-58- last_layout=-134- last_line=94x last_messag=228x last_modifi=-231- last_of=-345-
  last_one=-219- last_resort=-260- last_sys=-44- last_two=-136- last_updat=-107- last_word=-240- last_year=164x
  latest_checkpoint=-137- latest_version=-241- latvian_programmer=-167- launch_agent=-176- launch_an=-249-
  launch_the=190c layer_#number=-158- layout_with=-194- lc_ctyp=-123- ld_and=-78- ld_byt=-64- ld_for=-76- ld_in=-178-
  ld_inod=-125- ld_is=-68- ld_not=-52- ld_of=-192- ld_out=-141- ld_s=-192- ld_too=-73- ldap_server=-210- ldap_url=-62-
  lead_to=-250- lead_underscor=-115- leak_the=465x learn_about=172h learn_how=-276- learn_later=-256- learn_more=-298-
  learn_of=260h learn_the=73h leas_of=-155- least_#number=-194- least_one=-111- least_recent=-203- leav_a=220c
  leav_at=-181- leav_everyth=-215- leav_it=-56- leav_no=237h leav_noth=118h leav_out=-442- leav_the=51h leav_them=21x
  leav_this=255h leav_to=57a led_show=-125- left_alon=-109- left_alt=-120- left_and=-129- left_as=-134-
  left_behind=-158- left_ctrl=-111- left_of=-180- left_out=-64- left_right=-198- left_side=-163- left_to=-209-
  left_win=-78- left_with=-179- legacy_mode=-155- legacy_multi=-108- legal_has=-26- len_u=-158- length_#number=-125-
  length_and=-49- length_d=-135- length_for=-120- length_in=-93- length_is=-150- length_ld=-127- length_lu=-66-
  length_lx=-124- length_must=-45- length_of=-109- length_to=-108- length_too=-38- length_u=-95- less_than=-165-
  let_anyon=257c let_every=226p let_go=-39- let_him=302h let_it=39r let_me=-181- let_no=-102- let_the=416x
  let_this=188o let_us=-238- lets_a=-185- lets_the=-200- letter_and=-76- letter_by=134l letter_case=-110-
  letter_or=-95- letter_with=-71- level_#number=188a level_and=-83- level_can=-72- level_chooser=-62- level_for=-83-
  level_must=-133- level_non=-47- level_of=-161- level_security=-252- level_thin=-64- level_to=-198-
  level_version=-154- lf_udt=-38- liabl_for=-181- lib_file=-111- librari_are=-53- librari_like=-60- librari_that=-75-
  librari_to=-69- library_and=-151- library_fail=-78- library_for=-88- library_format=-74- library_has=-186-
  library_is=-83- library_like=-110- library_name=-86- library_s=-82- library_that=-41- library_to=-69-
  library_which=-64- library_will=-80- library_with=-191- licens_#number=-97- licens_copyright=-44- licens_under=-67-
  licens_version=-117- lies_in=-185- lightn_css=-128- lik_tea=-45- like_a=105r like_an=186r like_async=-51-
  like_it=148h like_jsdom=-36- like_order=-272- like_so=-224- like_sourcemappingurl=-163- like_tea=-145-
  like_that=-183- like_the=-55- like_this=-186- like_to=-186- like_you=-48- limit_#number=-222- limit_and=-210-
  limit_are=21r limit_for=-163- limit_is=86o limit_of=-233- limit_the=-150- limit_to=-109- lin_and=-217- lin_are=-96-
  lin_at=63p lin_from=105p lin_in=-246- lin_of=-312- lin_that=-232- line_#number=-219- line_a=-145- line_and=-170-
  line_argument=-28- line_at=-98- line_by=-79- line_column=-163- line_d=-134- line_delimiter=-37- line_each=-231-
  line_end=-304- line_ends=-223- line_for=91p line_from=137h line_ignor=-238- line_in=298h line_info=-99-
  line_interfac=-94- line_is=-208- line_length=-138- line_number=-166- line_of=44l line_option=-124- line_or=-242-
  line_rang=-114- line_s=-255- line_styl=-122- line_that=-262- line_the=-123- line_to=-28- line_u=-79- line_up=-179-
  line_when=-153- line_will=-258- line_with=57x line_without=-245- lineag_that=-193- linear_in=-169- lineno_d=-167-
  link_#number=-143- link_and=124c link_are=-221- link_field=-83- link_fil=-184- link_file=-78- link_from=-134-
  link_group=-43- link_in=-183- link_is=-214- link_list=-93- link_local=-111- link_of=-252- link_resolv=-128-
  link_s=-105- link_section=-176- link_that=-255- link_time=-228- link_to=-205- link_valu=-42- link_with=-171-
  linkag_index=-104- linker_map=-76- linker_script=-230- lint_build=-211- lint_error=-51- linux_gnu=-89- list_all=-205-
  list_are=-264- list_as=-122- list_at=-208- list_below=100o list_each=-296- list_file=-109- list_for=-219-
  list_has=-173- list_in=-277- list_is=-32- list_length=-207- list_list=-132- list_must=-206- list_of=-72-
  list_operator=-205- list_or=-91- list_s=-143- list_the=-92- list_them=212l list_to=299x list_what=149h
  list_will=-181- list_with=-242- listen_for=-330- listen_on=-77- listen_to=54o listener_err=-137- listener_for=-252-
  listener_is=-137- listener_on=183x listener_to=-80- listener_void=-100- literal_is=-138- literal_str=-52-
  littl_endian=-107- liv_and=-250- liv_in=-211- liv_on=-148- live_entry=-180- live_for=-29- live_in=-302- live_ttl=-92-
  live_without=245h lk_inf=-90- lld_byt=-80- lld_is=-85- lld_of=-84- load_a=-333- load_again=-194- load_and=92c
  load_at=-144- load_bitmap=-133- load_by=194p load_command=-227- load_everyth=-241- load_from=-158- load_imag=-189-
  load_in=-125- load_its=137c load_modul=-78- load_of=-156- load_offset=-162- load_only=144o load_our=116p
  load_segment=-225- load_the=47p load_this=207p load_with=191o loadabl_segment=-108- loader_mak=-97-
  loader_reloc=-183- loc_object=-233- loc_section=-107- local_archiv=-76- local_branch=-188- local_chang=-227-
  local_file=-65- local_for=-203- local_host=-180- local_install=-211- local_json=167p local_local=-114-
  local_name=-148- local_object=-63- local_s=-147- local_stor=-177- local_symbol=-204- local_time=-117- local_to=-76-
  local_variabl=-116- local_with=-166- locat_in=-114- locat_s=-113- location_counter=-74- location_for=-84-
  location_in=-171- location_is=-49- location_list=-115- location_of=-130- location_s=-99- location_to=-95-
  location_x=-105- lock_all=122c lock_an=-123- lock_and=-106- lock_fil=-138- lock_file=-198- lock_if=-53- lock_is=-66-
  lock_on=20c lock_or=-260- lock_per=-129- lock_rows=-106- lock_s=-87- lock_the=-295- lock_uses=-50- lock_when=-68-
  lockfil_creat=-184- log_error=-193- log_fil=-226- log_file=-31- log_for=-233- log_if=-191- log_in=209c log_into=-248-
  log_messag=-151- log_output=-211- log_rotation=-97- log_segment=-67- log_that=204x log_the=21h log_this=323h
  log_to=-325- logg_in=-133- logg_to=-45- logger_instanc=-50- logic_error=-44- logical_decod=-227-
  logical_replication=-67- login_item=149p login_mapp=-155- login_shell=-374- login_the=-332- logitech_cordles=-157-
  logitech_itouch=-119- logs_and=130c logs_are=-244- lone_surrogat=-91- long_a=-158- long_and=-136- long_doubl=-103-
  long_enough=-41- long_for=121h long_in=-37- long_mail=-282- long_one=-75- long_or=-112- long_s=-54- long_term=-42-
  long_the=-92- long_to=-201- longer_an=83r longer_be=-160- longer_need=31a longer_support=-168- longer_than=-204-
  longer_valid=29o longer_work=122r longest_name=-194- look_at=184h look_for=-92- look_into=-301- look_like=214h
  look_on=-274- look_through=-160- look_to=-128- look_up=-205- lookup_for=-107- lookup_tabl=-206- loop_and=-213-
  loop_variabl=-117- loos_mode=-73- lop_end=-53- lop_fixrx=-24- lost_connection=-205- lot_of=-108- lots_of=-156-
  low_and=-143- low_level=-189- low_on=-144- lower_and=-83- lower_bound=-87- lower_cas=-194- lower_case=-162-
  lower_memory=-154- lowercas_letter=-126- lru_cach=-147- lsn_x=-48- lt_#mail=-100- lt_gt=-92- lto_symbol=-134-
  lts_releas=-148- lu_byt=-60- lu_entri=-137- lu_exceed=-64- lu_for=-101- lu_gid=-48- lu_is=-203- lu_lu=-40-
  lu_not=-106- lu_s=-75- lu_to=-99- lx_#number=-61- lx_byt=-50- lx_expect=-20- lx_for=-58- lx_in=-32- lx_is=-29-
  lx_not=-59- lx_overflow=-72- lx_reloc=-74- lx_s=-54- lx_unexpect=-78- lx_unresolvabl=-54- lx_warn=-86- m_never=-88-
  m_option=-49- m_or=-202- m_s=-34- macbook_pro=-54- mach_o=-41- machin_and=31r machin_code=-257- machin_defin=-143-
  machin_name=-254- machin_or=-162- machin_s=-222- machin_that=165r machin_type=-143- macro_gnu=-137- macro_in=257c
  macro_instruction=-157- macro_s=-165- made_anew=-144- made_by=76h made_for=-107- made_in=75p made_of=-257-
  magic_character=-88- magic_number=-100- magic_str=-140- mail_addres=154x mail_from=-197- mail_in=-313- mail_the=336x
  mail_to=358x mail_with=-42- main_chang=-176- maintain_by=-87- maintain_the=-58- maintainer_of=33a
  maintenanc_mode=-21- major_and=-94- major_electron=-62- major_minor=-149- major_releas=-104- major_u=-146-
  major_version=-153- majority_of=-129- mak_a=-113- mak_it=-284- mak_no=-118- mak_of=-97- mak_s=-111- mak_the=-252-
  make_a=-25- make_all=-138- make_an=-30- make_caps=-123- make_it=43h make_no=231h make_sens=-209- make_sure=218h
  make_the=352h make_this=337p make_up=-201- make_your=-200- malayalam_enhanc=-111- malform_extend=-88-
  malform_mach=-26- malform_scram=-195- man_page=-139- manag_by=-137- manag_the=-81- manager_is=-280- manager_s=-71-
  manpath_set=-79- manual_install=-199- many_argument=-61- many_byt=-189- many_call=-75- many_column=-169-
  many_element=-56- many_entri=-119- many_millisecond=-78- many_of=-204- many_other=-105- many_section=-69-
  map_and=-135- map_api=-144- map_comment=-203- map_converter=-89- map_file=-100- map_for=-93- map_in=-113-
  map_instanc=-154- map_is=-204- map_object=-38- map_of=-146- map_on=-204- map_the=-200- map_to=-167- mapp_for=-218-
  mapp_in=-54- mapp_ipv6=-115- mapp_to=-153- mar_#number=-60- march_#number=-192- march_s=-78- march_the=-103-
  margin_in=-147- mark_as=86h mark_dso=-219- mark_for=-87- mark_generat=-41- mark_in=-207- mark_is=-234-
  mark_object=-179- mark_this=175p mask_e=-58- master_kdc=-106- master_key=-24- match_a=-108- match_against=-170-
  match_all=-112- match_an=-79- match_any=-162- match_as=-184- match_by=-72- match_chartyp=-66- match_e=-102-
  match_elfxx=-40- match_expect=-46- match_for=-68- match_is=-202- match_it=-235- match_local=-88- match_of=-29-
  match_old=-35- match_only=-37- match_or=-72- match_s=-206- match_the=-203- match_their=-165- match_with=-163-
  match_x=-47- match_your=-221- matcher_function=-64- matcher_in=-214- materializ_view=-202- math_operator=-132-
  max_#number=-158- max_age=-76- max_d=-77- max_lu=-103- max_number=-98- max_replication=-82- max_turn=-165-
  max_valu=-68- maximum_allow=-173- maximum_is=-22- maximum_length=-56- maximum_memory=-229- maximum_number=-129-
  maximum_size=-156- maximum_spe=-57- maximum_time=-58- maximum_valu=-76- maximum_width=-51- maximum_zu=-66-
  maxlength_the=-170- may_add=-184- may_also=-106- may_be=-50- may_break=27o may_chang=-139- may_contain=-64-
  may_fail=-65- may_have=-130- may_hold=-331- may_make=-230- may_need=-175- may_not=-170- may_only=-79-
  may_overlap=-190- may_pass=-150- may_read=-120- may_result=-32- may_run=-163- may_stand=-116- may_still=-101-
  may_take=-197- may_throw=225o may_use=-194- may_wait=-159- may_want=-177- mcp_list=-52- mcp_server=-80- md_and=-34-
  md_file=-181- md_for=-90- md_is=-276- md_to=271x md_with=106p me_a=-210- me_about=-255- me_acces=151a me_and=300r
  me_everyth=265x me_for=-243- me_how=235l me_know=-145- me_the=-96- me_to=197a me_what=41l me_when=-306-
  me_which=-182- me_your=308l mean_if=-71- mean_it=-47- mean_no=-107- mean_of=-109- mean_that=-250- mean_the=-96-
  mean_to=-44- mean_you=-193- meant_for=-181- meant_to=-181- media_typ=-95- media_type=-158- medical_history=23x
  meet_on=-210- member_from=-288- member_in=-173- member_name=-176- member_of=-224- memoization_for=-110-
  memory_allocat=-113- memory_and=201p memory_block=197l memory_cach=-100- memory_call=-191- memory_chang=-35-
  memory_char=-178- memory_efficiency=-188- memory_entry=84p memory_exhaust=-94- memory_fil=-224- memory_file=70x
  memory_for=-263- memory_in=90x memory_is=36p memory_limit=183p memory_md=-44- memory_n=-230- memory_of=85x
  memory_or=-235- memory_read=-201- memory_region=-105- memory_scanner=117p memory_screen=-29- memory_segment=-254-
  memory_size=-232- memory_stor=135p memory_that=-320- memory_to=65x memory_tool=-54- memory_usag=-212- memory_user=77o
  memory_writ=-334- mention_it=229h mention_the=38h menu_is=-48- menu_item=-120- merg_and=-91- merg_base=-236-
  merg_cannot=-111- merg_commit=-72- merg_failur=-130- merg_in=-183- merg_into=-138- merg_strategy=-182-
  merg_submodul=-126- merg_the=157h merg_when=-109- messag_about=-29- messag_and=-222- messag_are=87x messag_as=149l
  messag_bus=-251- messag_by=-319- messag_can=-116- messag_contain=-219- messag_count=-33- messag_for=-51-
  messag_from=187a messag_in=-307- messag_includ=71l messag_invalid=-153- messag_is=36a messag_m=-136- messag_may=132p
  messag_messag=-190- messag_of=-221- messag_on=-182- messag_only=-227- messag_provider=-385- messag_queu=-186-
  messag_s=-152- messag_str=-171- messag_that=-96- messag_the=-128- messag_to=-142- messag_type=-177- messag_was=-182-
  messag_when=-162- messag_with=-67- messag_you=102o meta_data=-79- meta_is=-197- meta_schema=-357- meta_typ=-185-
  meta_type=-108- metadata_cach=-185- metadata_file=-254- metadata_of=-245- metadata_to=-208- metainfo_fil=-62-
  metainfo_file=-105- method_and=-178- method_are=-184- method_can=-52- method_chain=-67- method_does=-196-
  method_for=-73- method_handler=-127- method_in=-94- method_is=-251- method_of=-164- method_on=-247- method_only=-43-
  method_return=-147- method_s=-93- method_that=-262- method_to=-191- method_which=-146- method_will=-114-
  method_with=-82- metric_ref=-39- metric_system=-162- metric_unit=-348- micromip_opcod=-26- microphon_to=211x
  middl_of=-143- middlewar_and=-207- middlewar_function=-172- middlewar_i=-21- middlewar_that=-106- might_also=-178-
  might_be=-260- might_have=-250- might_need=-103- might_not=-116- migrat_from=-80- migrat_to=-81- migration_guid=-52-
  million_of=-141- millisecond_#number=-59- millisecond_a=-159- millisecond_sinc=-134- mime_db=-161- mime_typ=-188-
  mime_type=-222- min_is=-63- min_js=-148- min_lu=-103- mind_that=-269- minifi_gzipp=-77- minifi_version=-210-
  minimatch_object=-136- minimum_iteration=-41- minimum_recovery=-94- minimum_support=-42- minimum_valu=-96-
  minor_patch=-120- minor_releas=-186- minor_u=-146- minor_version=-194- minut_and=179c mips_abiflag=-88-
  mirror_and=162c mirror_the=195x mirror_to=233x misalign_addres=-175- mismatch_between=-164- mismatch_with=-225-
  miss_after=-97- miss_and=-114- miss_argument=-168- miss_from=-241- miss_in=-130- miss_new=-207- miss_occur=-92-
  miss_one=-107- miss_or=-103- miss_s=-174- miss_second=-148- miss_support=-27- miss_time=-138- mistak_in=-164-
  mit_licens=-186- mkfs_ext4=223c mlibrary_pic=-62- mmo_file=-44- mode_#number=-210- mode_and=-106- mode_chang=-126-
  mode_for=-107- mode_generat=-174- mode_in=-247- mode_is=-223- mode_it=-28- mode_must=-215- mode_not=-91-
  mode_of=-274- mode_on=101r mode_or=-75- mode_s=-182- mode_see=-198- mode_the=-154- mode_with=-63- model_a=-195-
  model_and=-228- model_answer=-158- model_are=-200- model_at=-172- model_but=-131- model_call=-166- model_config=-258-
  model_context=-118- model_in=-186- model_is=-303- model_may=-226- model_name=-176- model_of=-276- model_or=-174-
  model_provider=80a model_that=252r model_the=-118- model_to=175p model_was=-338- model_wherea=-60- model_window=-246-
  model_with=-40- modern_browser=-108- modify_and=-206- modify_statement=-125- modify_the=-34- modify_your=224p
  modul_also=-127- modul_and=-87- modul_bin=-123- modul_compil=-126- modul_export=-158- modul_for=-46- modul_in=-74-
  modul_is=-108- modul_it=-65- modul_load=-137- modul_loader=-207- modul_name=-193- modul_provid=-41-
  modul_request=-170- modul_s=-100- modul_support=-28- modul_that=-46- modul_to=-171- modul_will=-87- modul_with=-125-
  modul_within=-51- modul_x=-47- mon_#number=-84- monitor_a=-235- monitor_file=-238- monkey_patch=-182- month_of=-65-
  more_about=-358- more_control=-213- more_detail=-257- more_field=-39- more_for=-111- more_information=-186-
  more_lint=-40- more_of=-202- more_than=-133- more_undefin=-106- most_#number=-62- most_common=-158- most_d=-35-
  most_like=-137- most_limit=-33- most_one=-142- most_preferr=-114- most_recent=-172- most_used=-105- mount_point=-109-
  mount_router=-164- mov_the=-244- mov_to=-64- move_it=-98- move_object=-64- move_s=-70- move_the=119x move_to=-242-
  move_window=-209- ms_of=-59- msa_abi=-39- msg_hook=-221- msp430_instruction=-134- mss_window=-65- much_as=-110-
  much_faster=-85- multi_byte=-98- multi_pack=-103- multidimensional_array=-136- multipl_argument=-236-
  multipl_branch=-106- multipl_common=-122- multipl_definition=-59- multipl_hook=-211- multipl_messag=-311-
  multipl_of=-79- multipl_provider=-243- multipl_tim=-136- multipl_valu=-160- multixact_member=-197- multixact_u=-195-
  murmur_crc32=-45- must_accept=-230- must_also=-123- must_appear=-157- must_be=-188- must_begin=-45- must_come=-282-
  must_end=98x must_follow=-391- must_have=-147- must_manual=-150- must_match=-163- must_never=179h must_not=-60-
  must_obey=161a must_only=-174- must_pass=-81- must_provid=-175- must_return=-313- must_specify=-249- must_start=-286-
  must_stay=233h must_use=-291- mutat_the=-132- mutual_exclusiv=-114- mve_vector=-121- my_calendar=-246- my_own=-190-
  mydiff_patch=-100- n_#number=-171- n_b=-71- n_bits=-53- n_from=-126- n_in=-78- n_is=-78- n_m=-43- n_n=-184-
  n_no=-275- n_or=-83- n_q=-99- n_s=-174- n_second=-208- n_set=-146- n_writ=-274- n_x=-161- nam_a=-152- nam_and=53x
  nam_are=-133- nam_by=-189- nam_captur=-158- nam_default=-134- nam_export=-125- nam_for=-97- nam_from=-74-
  nam_in=-324- nam_is=-44- nam_it=-309- nam_must=-180- nam_no=-140- nam_of=49x nam_s=-111- nam_section=-191-
  nam_tabl=-250- nam_that=-161- nam_the=-225- nam_this=-210- nam_to=-61- nam_used=-105- nam_user=-169- nam_what=-283-
  name_#number=-224- name_and=23x name_are=-110- name_argument=-173- name_as=-245- name_at=-42- name_c=-102-
  name_cannot=-132- name_count=-114- name_field=-159- name_for=-193- name_from=36r name_in=-149- name_instead=-195-
  name_is=167r name_like=-188- name_may=-122- name_must=-231- name_not=-168- name_of=-192- name_offset=-68-
  name_only=187a name_or=-318- name_parameter=-263- name_s=-146- name_so=95h name_specifi=-87- name_start=-118-
  name_str=-212- name_tabl=-92- name_that=-180- name_the=-179- name_to=-113- name_too=-95- name_type=-128-
  name_use=-138- name_valu=-248- name_was=-38- name_with=-145- name_without=-211- namespac_is=-114- narrow_down=-84-
  nathan_bierema=-103- nativ_error=-168- nativ_requir=-73- nativo_for=-114- nc_#ip=235x near_the=-255-
  necessary_to=-86- need_a=-172- need_an=-150- need_and=-154- need_approval=-182- need_at=-135- need_by=190x
  need_for=-317- need_is=-231- need_it=-243- need_no=127p need_of=-210- need_one=-195- need_the=246x need_them=-139-
  need_to=-66- need_two=-223- need_you=116a need_your=240a negativ_number=-88- negativ_or=-152- negativ_valu=-164-
  nest_object=-120- network_addres=-69- never_a=-165- never_approv=-202- never_ask=387h never_asks=-294- never_be=115h
  never_chang=-252- never_commit=-185- never_declin=-32- never_delet=-154- never_expir=191p never_forget=-70-
  never_guess=-248- never_let=163p never_mention=93h never_mind=-127- never_more=-169- never_prompt=-371-
  never_read=-219- never_refus=162r never_remov=-89- never_run=-31- never_say=131r never_send=-307- never_the=-138-
  never_throw=-220- never_used=-254- new_account=-145- new_branch=-299- new_cach=-72- new_cluster=-170- new_code=-90-
  new_colord=-190- new_conversation=73p new_creat=-147- new_databas=-130- new_default=-72- new_error=-197-
  new_featur=-207- new_file=-225- new_function=-91- new_identity=179r new_in=-192- new_index=-52- new_instanc=-91-
  new_instruction=-107- new_key=-166- new_keyv=-55- new_line=-129- new_local=-67- new_master=-163- new_memory=206p
  new_messag=-109- new_node=-112- new_object=93c new_one=-152- new_ones=252o new_option=-172- new_order=173o
  new_passphras=-157- new_password=-223- new_pg=-21- new_project=103p new_row=-296- new_rul=81o new_rule=278h
  new_snapshot=-305- new_str=-117- new_syntax=-56- new_system=106a new_tabl=-99- new_task=236o new_text=-202-
  new_trigger=-113- new_user=67p new_valu=-214- newer_than=-180- newer_version=-106- newest_commit=-201-
  newest_first=-260- newest_messag=-130- newlin_in=-192- newlin_or=-52- newstr_option=-149- next_agent=49p
  next_and=-115- next_call=-249- next_err=-109- next_fallback=-100- next_generation=-99- next_major=-115-
  next_messag=76a next_monitor=-161- next_one=-215- next_request=140x next_session=-71- next_time=121p next_to=-217-
  night_shift=98h no_addres=-120- no_answer=92h no_application=-89- no_approval=189p no_architectur=-142-
  no_argument=-198- no_binary=-168- no_branch=-59- no_cach=-77- no_call=-136- no_command=-284- no_confirmation=210h
  no_content=-95- no_conversation=-215- no_data=-173- no_databas=-219- no_dead=-125- no_default=-107-
  no_dependenci=-73- no_effect=-176- no_enclos=-44- no_endiannes=-74- no_entri=-108- no_entry=-125- no_error=-162-
  no_event=-256- no_exclud=-62- no_expiration=-26- no_external=-29- no_fil=-238- no_file=-172- no_filenam=-183-
  no_filter=22r no_further=277a no_group=-89- no_hash=-136- no_header=-186- no_index=-132- no_input=-92-
  no_instruction=229o no_json=-46- no_key=-127- no_known=-171- no_limit=174r no_list=-192- no_local=-123-
  no_match=-158- no_memory=-209- no_merg=-219- no_messag=34h no_model=82r no_moral=24r no_more=22o no_newlin=-140-
  no_number=-125- no_one=57h no_option=-190- no_other=-206- no_output=-173- no_packag=-164- no_part=-241- no_pg=-145-
  no_phon=-179- no_plac=-236- no_plt=-107- no_policy=-67- no_prefix=-65- no_preserv=66c no_program=-141-
  no_question=227h no_record=142h no_referenc=77h no_remot=-55- no_restriction=-160- no_retri=-144- no_room=-179-
  no_rows=157h no_rule=134o no_section=-95- no_sens=-129- no_shar=-270- no_skill=-158- no_sourc=-116- no_stor=-268-
  no_str=-147- no_such=-318- no_suitabl=-153- no_support=-181- no_symbol=-153- no_temporary=-116- no_terminat=-114-
  no_text=-196- no_tls=-53- no_to=-104- no_token=-139- no_tool=-197- no_trac=145h no_updat=130p no_valid=-84-
  no_valu=97r no_warn=-331- no_way=-121- no_workspac=-127- nobody_can=185p nobody_else=-216- nobody_has=276h
  nobody_is=23h nobody_notic=-227- nod_and=-109- nod_are=-191- nod_in=-178- nod_that=-88- node_#number=-102-
  node_addon=-127- node_and=-133- node_api=-122- node_belong=-217- node_can=-109- node_children=-120- node_core=-90-
  node_for=65c node_from=-286- node_has=-213- node_ignor=-95- node_in=-107- node_install=-180- node_is=-163-
  node_js=-146- node_js's=-38- node_modul=-159- node_of=-85- node_own=-79- node_project=-34- node_runn=-84-
  node_server=-241- node_sqlite3=-132- node_stat=-65- node_that=-86- node_the=-98- node_to=-136- node_typ=-97-
  node_type=-213- node_v4=-162- node_version=-137- node_with=102c non_ascii=-140- non_block=-47- non_break=-89-
  non_breakabl=-76- non_constant=-127- non_contiguou=-75- non_cryptographic=-47- non_empty=-199- non_executabl=-156-
  non_exist=-109- non_existent=-100- non_fdpic=-88- non_interactiv=-62- non_joiner=-65- non_negativ=-158-
  non_null=-155- non_pic=-54- non_prefix=-72- non_recursiv=-151- non_register=-123- non_representabl=-67-
  non_standard=-32- non_tls=-35- non_undefin=-187- non_uniqu=-124- non_well=-158- non_word=-163- non_zero=-103-
  nonc_file=-93- nondeterministic_collation=-125- none_are=-90- none_is=-152- none_of=-200- none_or=-94- none_was=-163-
  nonstandard_use=-83- nonzero_addend=-25- nop_can't=-60- normal_and=103h normal_capitalization=-125- normal_form=-199-
  normaliz_path=-111- not_#number=-211- not_a=-118- not_about=129h not_absolut=-156- not_accept=-290- not_acces=-143-
  not_add=-270- not_affect=-207- not_all=-273- not_allocat=-120- not_allow=-183- not_already=-157- not_an=-26-
  not_answer=-95- not_appear=150h not_appli=-196- not_are=26x not_assign=-126- not_at=-312- not_auto=-183-
  not_automatical=-114- not_availabl=-174- not_be=-73- not_been=-288- not_befor=190h not_begin=-141- not_belong=172x
  not_between=-74- not_bind=-69- not_both=-125- not_bound=-24- not_cancel=-123- not_care=96o not_chang=-284-
  not_check=-190- not_choos=-96- not_clos=-135- not_come=-266- not_compatibl=-95- not_compil=-191- not_configur=-249-
  not_connect=-134- not_convert=-216- not_copy=-235- not_count=157o not_cover=-170- not_creat=-113- not_current=-67-
  not_d=-80- not_declar=-124- not_decod=-118- not_defin=-127- not_delet=-248- not_depend=-86- not_determin=-58-
  not_display=146h not_do=-341- not_drop=-131- not_dump=-301- not_duplicat=-60- not_eat=-231- not_enabl=-267-
  not_end=-205- not_enough=-124- not_even=-322- not_every=-292- not_exce=-107- not_execut=-208- not_executabl=-171-
  not_exist=-135- not_expand=-62- not_expect=-146- not_expir=-111- not_export=-202- not_fetch=-59- not_find=-167-
  not_fit=-165- not_fix=-165- not_follow=-296- not_for=150h not_fork=-122- not_found=-196- not_from=56h not_fsync=-53-
  not_generat=-136- not_get=-221- not_given=143h not_guarante=-159- not_handl=-67- not_have=-142- not_here=-224-
  not_hold=126h not_identify=-142- not_implement=-160- not_in=-248- not_includ=46h not_initializ=-73- not_install=-276-
  not_intend=-160- not_know=40h not_known=-181- not_last=-58- not_let=178p not_limit=-140- not_link=-50- not_load=-155-
  not_locat=-133- not_look=170h not_make=35h not_mark=53x not_match=-140- not_mention=-88- not_merg=-122-
  not_multipl=-35- not_necessary=-67- not_need=167h not_newlin=-37- not_notic=199h not_nul=-44- not_null=-139-
  not_obey=-122- not_on=-321- not_one=126h not_only=-59- not_open=69p not_or=-101- not_output=-143- not_pars=-117-
  not_part=-185- not_pass=-73- not_per=-50- not_perform=-172- not_permitt=-276- not_point=-41- not_possibl=-200-
  not_present=-182- not_print=-283- not_produc=-131- not_proper=-172- not_provid=-144- not_reach=153p not_read=-205-
  not_receiv=-49- not_recogniz=-141- not_recommend=-124- not_record=-177- not_refer=-128- not_register=-106-
  not_remov=-221- not_renam=-75- not_report=-29- not_represent=-64- not_representabl=-79- not_requir=-90-
  not_resolv=-57- not_restor=-147- not_retriev=-84- not_return=-163- not_run=115h not_s=-179- not_say=-48- not_see=116h
  not_send=-353- not_sent=-172- not_serializ=-106- not_set=-63- not_sett=-52- not_shar=-214- not_shareabl=-71-
  not_show=54h not_shown=-280- not_sort=-124- not_specifi=-85- not_specify=-195- not_start=-214- not_stat=-92-
  not_stor=-233- not_support=-205- not_take=-150- not_tell=-122- not_terminat=-170- not_that=156h not_the=-104-
  not_their=143o not_ther=-249- not_throw=-176- not_to=293h not_touch=-267- not_translat=-174- not_treat=-146-
  not_trust=-215- not_txt=124p not_uniqu=-64- not_updat=-277- not_us=-193- not_use=-289- not_used=-108- not_utf=-61-
  not_valid=-236- not_wait=167h not_want=124h not_warn=-215- not_what=-85- not_with=-43- not_word=-89- not_work=-266-
  not_writ=-223- not_writabl=-92- not_written=-175- not_yet=-182- not_zero=-190- note_at=143l note_for=176a
  note_gnu=-81- note_if=-78- note_in=84p note_it=-115- note_not=-201- note_on=-205- note_only=-91- note_over=125a
  note_s=-181- note_says=151o note_section=-150- note_taker=-228- note_that=-224- note_the=-33- note_this=-231-
  note_to=131o note_when=-139- notext_don't=-107- noth_about=-27- noth_and=-251- noth_at=-100- noth_but=-277-
  noth_else=-69- noth_has=132h noth_here=-208- noth_in=-169- noth_is=73h noth_more=-250- noth_need=-203- noth_of=-370-
  noth_outsid=-149- noth_that=-208- noth_to=-322- noth_was=78h notic_and=-307- notic_the=-61- notic_this=-52-
  notification_are=-285- notify_that=-228- nov_#number=-77- now_a=120r now_and=46x now_be=-80- now_is=-123-
  now_it=-158- now_on=144r now_or=-216- now_the=-222- now_use=-133- now_you=174r npm_and=-132- npm_install=-189-
  npm_npm=-101- npm_packag=-140- npm_registry=-101- npm_run=-316- npm_test=-196- nr_name=-124- nt_arm=-121-
  nt_ppc=-103- nt_s390=-81- nul_byte=-129- nul_character=-103- nul_not=-37- nul_terminat=-44- null_byt=-57-
  null_for=-142- null_if=-96- null_in=-145- null_or=-169- null_valu=-133- null_when=-185- null_wher=-263-
  num_lock=-135- number_#number=-211- number_#phone=263x number_and=-37- number_are=-131- number_between=-94-
  number_but=-101- number_d=-106- number_for=-141- number_format=-81- number_generator=-161- number_in=-96-
  number_is=-340- number_ld=-104- number_lu=-57- number_maximum=-134- number_may=139x number_must=-180-
  number_number=-114- number_object=-118- number_of=-231- number_or=-177- number_out=-174- number_overflow=-111-
  number_s=-138- number_set=-224- number_str=-77- number_that=-175- number_the=-103- number_to=-54- number_u=-306-
  number_will=-79- number_with=-195- number_within=-167- numeric_argument=-142- numeric_valu=-74- o_arm=-26- o_n=-40-
  o_read=-74- oat_milk=-174- obey_me=193a obey_the=200o obey_this=263a object_after=-66- object_and=-177-
  object_are=-167- object_as=-110- object_attribut=-85- object_by=-130- object_can=-43- object_contain=-161-
  object_could=-70- object_databas=-237- object_fil=-112- object_file=-122- object_for=-107- object_format=-173-
  object_from=-299- object_has=-194- object_have=-76- object_in=-138- object_info=-83- object_into=-184-
  object_is=-120- object_it=-155- object_keys=-129- object_may=-108- object_must=-81- object_nam=-340-
  object_name=-161- object_of=-117- object_on=-54- object_or=-104- object_properti=-218- object_rather=-94-
  object_recompil=-49- object_represent=-141- object_return=-66- object_s=-126- object_schema=-201- object_that=-111-
  object_to=-192- object_toc=-46- object_type=-111- object_u=-199- object_valu=-104- object_when=-127-
  object_which=-77- object_will=-120- object_with=-216- obsolet_option=-95- occur_after=-97- occur_when=-126-
  occurr_in=-90- occurrenc_of=-70- ocsp_responder=-130- ocsp_respons=-195- ocsp_response=-90- oct_#number=-43-
  octal_valu=-87- odd_character=-34- odd_number=-91- of_#agentfile=242x of_#number=-57- of_#secretfile=169x of_a=-191-
  of_absolut=-53- of_acces=-161- of_ajv=-48- of_all=205x of_allow=-83- of_alphabetic=-125- of_an=32r of_and=-129-
  of_another=-256- of_anthropic=-257- of_any=-170- of_application=-122- of_apply=-159- of_argument=-163- of_array=-146-
  of_as=-24- of_ascii=-63- of_at=-41- of_availabl=-151- of_be=99p of_both=-240- of_bound=-149- of_browser=-93-
  of_byt=-112- of_cach=-240- of_call=-150- of_cast=-79- of_certificat=-88- of_chang=33h of_character=-103-
  of_child=-98- of_children=-45- of_choic=-214- of_code=-141- of_color=-170- of_colord=-61- of_column=-129-
  of_command=-71- of_commit=-225- of_common=-216- of_concurrent=-52- of_condition=-208- of_conduct=-237-
  of_config=-202- of_congo=-108- of_content=-198- of_contract=-215- of_control=-148- of_conversation=-173-
  of_current=-179- of_custom=-41- of_d=-74- of_data=-207- of_databas=-252- of_date=-34- of_debug=-260- of_debugg=-146-
  of_def=-96- of_default=-95- of_different=-118- of_directori=-139- of_dynamic=-58- of_each=74x of_electron=-188-
  of_element=-45- of_entri=-146- of_entry=-81- of_error=-135- of_eslint=-35- of_event=-116- of_every=69p
  of_everyth=-48- of_exist=-226- of_extension=-258- of_extra=-136- of_f=-152- of_fetch=-110- of_field=-52- of_fil=-152-
  of_file=-184- of_first=-76- of_format=-84- of_from=-74- of_function=-100- of_git=-245- of_group=-228- of_head=-110-
  of_her=-285- of_herm=-303- of_his=-233- of_how=-52- of_icon=-93- of_id=-173- of_ids=-140- of_import=-94- of_in=-72-
  of_index=-154- of_input=-219- of_instruction=-60- of_it=91a of_item=-135- of_iteration=-102- of_its=-341-
  of_javascript=-83- of_js=-176- of_json=-48- of_jsonpath=-41- of_just=-171- of_key=-60- of_keys=-212- of_languag=-92-
  of_larg=-149- of_ld=-68- of_lin=-202- of_link=-157- of_list=-136- of_local=-230- of_loop=-46- of_lu=-85- of_many=203x
  of_map=-30- of_match=-164- of_memory=-44- of_messag=-229- of_miss=-119- of_modul=-72- of_more=-46- of_multipl=-169-
  of_my=170r of_nam=-84- of_nod=-156- of_node=-209- of_non=-105- of_not=209h of_now=202o of_npm=-187- of_numeric=-76-
  of_object=-154- of_old=56o of_one=-338- of_operand=-191- of_operator=-181- of_option=-69- of_or=-147- of_order=-214-
  of_other=-150- of_our=-149- of_ours=49p of_output=-252- of_p=-104- of_packag=-142- of_parallel=-80-
  of_parameter=-103- of_patch=-144- of_path=-54- of_pattern=-115- of_pg=-109- of_pipelin=-112- of_pixel=-170-
  of_point=-49- of_possibl=-101- of_preferr=-116- of_previou=-234- of_proces=-297- of_processor=-24- of_program=-165-
  of_properti=-128- of_property=-138- of_pt=-88- of_query=-148- of_r9=-43- of_radiu=-174- of_rang=-172- of_react=-54-
  of_read=-114- of_real=-320- of_recent=-80- of_referenc=-197- of_register=-221- of_regular=-96- of_relation=-72-
  of_request=-209- of_role=-182- of_rows=-210- of_s=-165- of_scalar=-70- of_schema=-167- of_scop=-175- of_section=-205-
  of_sequenc=-139- of_servic=77c of_session=-199- of_several=-111- of_shell=-134- of_size=-69- of_some=-126-
  of_sourc=-209- of_submodul=-88- of_such=-116- of_support=-88- of_symbol=-89- of_system=-147- of_t=-86- of_tabl=-220-
  of_target=-140- of_temporary=-86- of_text=-313- of_th=192p of_that=-79- of_the=20x of_their=-283- of_them=-199-
  of_thes=-116- of_this=92h of_thos=-34- of_thre=-272- of_thumb=84h of_time=-53- of_to=-90- of_tool=-270-
  of_total=-173- of_track=-204- of_transaction=-261- of_transform=-80- of_triangl=-113- of_trust=105p of_tupl=-168-
  of_two=-217- of_typ=-164- of_type=-125- of_u=-134- of_undici=-102- of_unicod=-115- of_unit=-108- of_us=-250-
  of_usag=-82- of_use=-83- of_user=77a of_valid=-56- of_valu=-52- of_variabl=-82- of_version=-226- of_wal=-223-
  of_warn=-182- of_what=105o of_wher=-179- of_which=-183- of_window=-137- of_word=-91- of_writ=-67- of_you=256o
  of_your=185l of_yourself=205p of_zero=-215- of_zu=-159- off_and=41c off_as=189h off_at=-143- off_befor=-154-
  off_by=-232- off_for=150a off_in=-47- off_or=-157- off_size=-90- off_the=241c off_writ=192p off_your=104r
  offer_is=74a offer_the=108x offer_to=-227- offic_is=-194- official_websit=-209- offlin_guid=-184- offset_#number=-84-
  offset_d=-53- offset_for=-113- offset_in=-112- offset_into=-94- offset_is=-157- offset_lu=-60- offset_lx=-58-
  offset_must=-158- offset_not=-239- offset_of=-201- offset_out=-71- offset_overflow=-77- offset_relocation=-38-
  offset_s=-31- offset_size=-100- offset_tabl=-30- offset_too=-63- offset_u=-198- offset_virtaddr=-109- offset_zu=-33-
  often_a=-103- oid_of=-67- oid_u=-151- oid_valu=-61- old_and=-68- old_backup=-224- old_cluster=-141- old_fil=-151-
  old_file=-215- old_one=-173- old_phon=-218- old_rul=56o old_s=-84- old_str=-34- old_tabl=-107- older_fil=-56-
  older_messag=-251- older_one=-301- older_version=21o oldest_first=-247- oldstr_newstr=-133- omit_the=243h
  on_#number=-351- on_#url=-162- on_a=-153- on_all=-324- on_an=-187- on_and=87h on_any=111x on_as=-35- on_behalf=37h
  on_birch=-263- on_both=-267- on_call=-27- on_conflict=-96- on_connection=-110- on_disk=-250- on_event=-178-
  on_every=-39- on_extension=-185- on_failur=-256- on_fd=-160- on_featur=-109- on_for=-313- on_friday=-206-
  on_from=-239- on_github=-205- on_her=-68- on_hold=-265- on_homedir=-103- on_how=-207- on_i=-243- on_in=-143-
  on_invalid=-54- on_it=-217- on_its=-152- on_key=-266- on_line=-179- on_linux=-173- on_local=-119- on_macbook=-38-
  on_maco=-72- on_monday=-397- on_node=-132- on_non=-86- on_npm=-102- on_null=-164- on_object=-103- on_one=-130-
  on_or=-195- on_our=-65- on_partition=-126- on_platform=-80- on_port=277c on_printer=-114- on_publisher=-214-
  on_purpos=101c on_quotemark=-87- on_relation=-131- on_request=187a on_s=-162- on_saturday=-129- on_screen=-307-
  on_select=-287- on_server=-187- on_socket=-213- on_sourc=-212- on_stag=-169- on_standard=-119- on_sunday=-381-
  on_system=-105- on_tabl=-201- on_that=-193- on_the=-71- on_their=122a on_them=-79- on_this=-213- on_thursday=-293-
  on_timelin=-85- on_to=255p on_top=-289- on_tuesday=-414- on_twitter=-283- on_typescript=-51- on_updat=-294-
  on_use=-238- on_wednesday=-264- on_weekend=78p on_what=136h on_when=-89- on_wher=-237- on_window=-220- on_with=-181-
  on_you=220r on_your=-131- once_a=-143- once_and=131h once_for=-172- once_in=-182- once_it=-301- once_or=-172-
  once_per=-77- once_so=-101- once_the=24h once_what=-170- once_when=-181- once_with=-252- once_you=151h one_a=-159-
  one_after=-81- one_and=182p one_answer=-56- one_argument=-56- one_as=-42- one_at=-49- one_bas=-131- one_befor=104p
  one_branch=-72- one_by=-131- one_byte=-37- one_call=-166- one_can=62h one_command=-189- one_else=120r one_entry=-220-
  one_event=-190- one_file=-266- one_for=112h one_from=-143- one_home=-188- one_hour=-111- one_in=106h one_index=-79-
  one_input=-36- one_is=93a one_it=-225- one_json=-152- one_key=-150- one_languag=-159- one_last=-92- one_letter=-40-
  one_line=-243- one_look=-231- one_messag=-48- one_model=-235- one_object=-100- one_of=-211- one_operation=-159-
  one_or=-160- one_page=-195- one_path=-90- one_plac=-116- one_request=103h one_result=-154- one_row=-90-
  one_sentenc=-235- one_server=-157- one_skill=-256- one_stor=-122- one_str=-86- one_tab=-33- one_target=-134-
  one_th=-238- one_that=-278- one_time=127x one_to=72h one_tool=-168- one_turn=-246- one_type=-65- one_valu=-69-
  one_version=-83- one_when=-113- one_wher=-51- one_who=60a one_with=-39- one_word=-160- ones_and=-230- ones_are=-96-
  ones_in=-143- onetim_lock=-92- onlin_backup=-228- only_#number=-221- only_a=34o only_accept=-280- only_affect=-81-
  only_after=-153- only_allow=-170- only_and=-223- only_appear=-150- only_appli=-129- only_applicabl=-118- only_as=-47-
  only_availabl=-76- only_be=-103- only_by=-115- only_cannot=-58- only_check=-81- only_contain=-98- only_d=-108-
  only_differenc=-20- only_do=-112- only_does=-65- only_dwarf=-40- only_emitt=-28- only_export=-161- only_follow=-65-
  only_for=-227- only_from=-180- only_handl=-92- only_if=-125- only_in=-177- only_insid=-258- only_is=-117-
  only_look=-69- only_match=-175- only_meaningful=-74- only_need=-183- only_on=83o only_once=-265- only_one=-110-
  only_or=-121- only_return=-75- only_root=-283- only_section=-166- only_segment=-192- only_show=-193-
  only_specify=-128- only_superuser=-245- only_support=-65- only_synchronou=-140- only_tabl=-108- only_that=-90-
  only_the=-69- only_then=-232- only_this=104o only_thos=-187- only_to=227o only_us=89a only_use=-140- only_uses=-219-
  only_valid=-94- only_what=89o only_when=-196- only_with=-115- only_work=-82- only_zu=-194- onto_the=-197- op_is=-130-
  op_used=-82- opaqu_reason=-188- opcod_d=-46- opcod_h=-45- opcod_s=-101- opcod_unknown=-32- opd_section=-119-
  open_#url=183x open_a=75c open_all=240c open_an=-306- open_and=30x open_archiv=-56- open_at=-102- open_cach=-81-
  open_configuration=-99- open_connection=-249- open_directory=-54- open_file=-131- open_for=-251- open_in=-299-
  open_input=-82- open_lib=-124- open_new=-152- open_no=-136- open_on=-239- open_or=-177- open_output=-88-
  open_port=65c open_s=-165- open_sourc=-334- open_sync=-292- open_temporary=-70- open_to=274x open_unsupport=-69-
  open_with=-173- openai_api=77p openai_compatibl=-224- openapi_#number=-100- openj_foundation=-148- openj_slack=-203-
  operand_are=-38- operand_can't=-154- operand_d=-142- operand_for=-122- operand_in=-91- operand_is=-109-
  operand_must=-110- operand_not=-44- operand_of=-112- operand_out=-111- operand_referenc=-186- operand_s=-107-
  operand_size=-78- operand_to=-229- operand_type=-32- operand_u=-70- operat_on=-106- operation_are=-133-
  operation_for=-123- operation_is=-255- operation_of=119h operation_on=-175- operation_via=-113- operator_can=-244-
  operator_clas=-165- operator_fami=-189- operator_famili=-187- operator_is=50p operator_must=-21- operator_of=-303-
  operator_s=-162- opfptrn_list=-105- opposit_of=232r opt_in=129h opt_into=-209- optimiz_away=-82- optimiz_don't=-124-
  optimization_path=-50- optimizer_statistic=-104- option_allow=-122- option_also=-44- option_and=-179-
  option_are=-157- option_argument=-90- option_as=-134- option_c=-158- option_can=-82- option_cannot=-131-
  option_default=-35- option_diff=-146- option_does=-129- option_for=-141- option_from=-166- option_in=-261-
  option_is=-129- option_it=-208- option_may=-110- option_must=-168- option_name=-154- option_not=-168-
  option_object=-135- option_of=-55- option_optional=-231- option_or=-137- option_r=-61- option_requir=-61-
  option_return=-20- option_s=-130- option_set=-92- option_shell=-136- option_specifi=-77- option_support=-99-
  option_tak=-35- option_that=-173- option_the=-144- option_to=-213- option_u=-143- option_valu=-182- option_was=-42-
  option_which=143h option_will=-220- option_with=-174- option_you=-59- optional_and=-51- optional_argument=-76-
  optional_boolean=-47- optional_configuration=-221- optional_default=-99- optional_object=-187- optional_option=-121-
  optional_parameter=-87- optional_str=-52- optional_the=-165- or_#number=-139- or_a=-130- or_absolut=-42-
  or_after=-96- or_all=-282- or_an=-90- or_and=-162- or_anthropic=-219- or_any=-108- or_are=-255- or_array=-86-
  or_as=-199- or_bad=-145- or_be=68a or_buffer=-161- or_but=-85- or_by=-269- or_cannot=-83- or_carriag=-62-
  or_chang=-126- or_container=-126- or_d=-31- or_delet=-233- or_directori=-229- or_directory=-214- or_disabl=-192-
  or_do=-85- or_empty=-78- or_equal=-32- or_error=-272- or_fail=-156- or_fals=-85- or_featur=-119- or_file=-222-
  or_filter=-115- or_for=-175- or_from=-197- or_function=-141- or_greater=-59- or_height=-114- or_herm=-243-
  or_higher=-131- or_if=-170- or_impli=-170- or_in=-219- or_incomplet=-187- or_indirect=-60- or_infinity=-86-
  or_invalid=-72- or_is=-102- or_it=-257- or_its=-187- or_json=-53- or_just=-145- or_last=-171- or_later=-109-
  or_leav=-274- or_list=-144- or_malform=-51- or_member=-194- or_miss=-128- or_modify=-217- or_more=-103-
  or_network=-127- or_new=-82- or_no=-128- or_non=-68- or_none=-129- or_not=-101- or_noth=-230- or_null=-67-
  or_number=-109- or_of=-37- or_off=-204- or_offset=-135- or_one=-143- or_option=-127- or_other=-192- or_otherwis=-112-
  or_pass=-108- or_password=-247- or_quot=-34- or_reject=-87- or_remov=-22- or_renam=-161- or_replac=-196-
  or_restor=-231- or_return=-80- or_s=-164- or_set=-285- or_sets=-59- or_skill=-235- or_socket=-144- or_sourc=-101-
  or_start=-233- or_str=-56- or_substantial=-122- or_text=-223- or_that=41h or_the=-144- or_to=-198- or_type=-147-
  or_undefin=-115- or_unset=-196- or_unsupport=-65- or_untrack=-116- or_updat=-177- or_use=-195- or_validat=-62-
  or_valu=-27- or_via=-143- or_video=-220- or_was=-182- or_when=-79- or_why=-196- or_with=-135- or_without=-227-
  or_writ=-229- or_xml=-36- or_yarn=-108- or_you=-64- or_z=-58- or_zero=-254- order_a=-179- order_and=-161-
  order_are=-215- order_as=-191- order_by=-251- order_for=-215- order_from=140a order_i=-267- order_in=212p
  order_mark=-232- order_of=-119- order_operator=-267- order_set=-134- order_the=155a order_they=-229- order_to=-380-
  order_with=72o order_you=54a ordinal_position=-107- orig_directory=-69- origin_are=-211- origin_is=-125-
  origin_s=-43- original_branch=-201- original_color=-62- original_content=-150- original_error=-114-
  original_file=-282- original_line=-147- original_location=-183- original_object=-280- original_sourc=-294-
  original_str=-140- orphan_section=-98- other_are=-241- other_bots=143p other_end=-103- other_entri=252p
  other_for=-41- other_languag=-113- other_librari=-85- other_non=-42- other_one=316h other_option=-173-
  other_party=244x other_peopl=-284- other_program=-259- other_schema=-187- other_session=-134- other_text=30o
  other_than=153o other_tool=-45- other_user=-26- other_word=63p otherwis_it=-175- otherwis_return=-71-
  otherwis_the=-62- our_api=-40- our_bot=-81- our_community=-197- our_own=-372- our_page=166x our_script=251p
  our_server=329p our_team=-46- our_websit=-146- ours_or=-236- out_a=142c out_all=-173- out_as=-181- out_at=-116-
  out_by=-109- out_file=-108- out_in=206x out_is=-169- out_of=-174- out_on=-248- out_the=197x out_what=-158-
  out_with=-78- out_your=199l outgo_mail=-23- output_as=-316- output_at=-73- output_directory=-188- output_does=-83-
  output_field=-142- output_fil=-92- output_file=-163- output_for=-338- output_format=-297- output_from=-252-
  output_function=-182- output_in=-199- output_is=175h output_lib=-99- output_limit=-391- output_mode=-240-
  output_of=22h output_only=89a output_s=-97- output_section=-87- output_the=180l output_to=-234- output_version=-73-
  output_what=180l output_will=-193- output_with=100h output_your=210l outsid_a=-170- outsid_of=-175- outsid_the=-231-
  over_#number=-425- over_a=-165- over_all=-95- over_and=138c over_budget=-185- over_directory=-209- over_dns=178x
  over_it=-230- over_its=-161- over_ssh=182c over_the=91a over_time=-206- over_to=245x overflow_#number=-79-
  overflow_in=-76- overflow_referenc=-71- overflow_size=-202- overflow_switch=-96- overflow_u=-123-
  overlay_section=-79- overrid_common=-67- overrid_entry=-168- overrid_file=-168- overrid_for=-183-
  overrid_smaller=-99- overrid_the=-210- overrid_this=-145- overrul_the=-38- oversiz_gssapi=-84- overwrit_all=74c
  overwrit_the=228c overwrit_your=185o own_and=-150- own_by=-244- own_index=-204- own_page=-230- own_search=-191-
  own_session=-246- own_system=46p own_word=-301- owner_can=-280- owner_for=102a owner_of=-395- owner_with=291h
  ownership_of=-163- ownership_on=-154- owns_the=-187- oxc_parser=-94- p_b=-91- p_bfd=-66- p_c=-164- p_can=-118-
  p_can't=-94- p_cannot=-154- p_could=-46- p_error=-93- p_f=-166- p_fail=-102- p_h=-67- p_internal=-98- p_invalid=-96-
  p_is=-121- p_no=-151- p_option=-59- p_overlay=-79- p_password=-242- p_pb=-105- p_port=-233- p_ps=-57- p_s=-216-
  p_symbol=-114- p_unabl=-151- p_warn=-115- p_x=-93- pa_#number=-38- pa_error=-97- pa_from=-69- pa_in=-32-
  pa_relocation=-35- pace_axis=-116- pack_and=-231- pack_bitmap=-80- pack_file=-232- pack_for=-44- pack_index=-82-
  pack_object=-44- pack_s=-82- packag_and=-116- packag_becaus=-50- packag_cach=-94- packag_contain=-154-
  packag_export=-207- packag_for=-180- packag_has=-51- packag_have=-185- packag_info=-202- packag_is=-113-
  packag_manager=-237- packag_metadata=-187- packag_name=-104- packag_on=-114- packag_only=-148- packag_provid=-58-
  packag_s=-271- packag_that=-147- packag_to=-259- packag_version=-246- packag_was=-153- packag_with=-247-
  packagemanager_field=-130- packet_to=-156- padd_fals=-138- padd_to=-130- pag_are=-250- pag_in=-248-
  page_#number=-178- page_align=-218- page_and=-283- page_as=-73- page_for=-190- page_in=-189- page_is=-164-
  page_of=-253- page_says=-72- page_size=-238- page_that=-144- page_the=160a page_with=-62- page_writ=-254-
  pair_is=-53- pair_of=-46- pair_with=-144- palett_entry=-209- paragraph_in=-51- parallel_jobs=-122-
  parallel_operation=-56- parallel_process=-71- parallel_worker=-37- parameter_and=-207- parameter_are=-222-
  parameter_callback=-92- parameter_default=-129- parameter_file=-126- parameter_for=-156- parameter_in=-144-
  parameter_is=-155- parameter_must=-274- parameter_nam=-124- parameter_name=194a parameter_s=-206-
  parameter_that=-179- parameter_to=-253- parameter_valu=-184- paranoia_mode=-97- parcel_as=-152- parcel_to=-187-
  parent_directori=-106- parent_directory=-80- parent_is=-223- parent_path=-129- parent_specifier=-64- parent_tabl=-45-
  pars_a=-116- pars_all=-280- pars_an=-51- pars_and=-96- pars_as=-128- pars_by=-85- pars_error=-150- pars_fail=-63-
  pars_from=-43- pars_if=-82- pars_in=-75- pars_integer=-83- pars_is=-79- pars_it=-202- pars_json=-88- pars_method=-59-
  pars_object=-59- pars_or=-66- pars_s=-94- pars_str=-177- pars_the=-257- pars_to=-193- pars_tsconfig=-60- pars_up=-43-
  pars_valu=-70- parser_and=-29- parser_does=-76- parser_for=-41- parser_in=-136- parser_parser=-84- parser_to=-68-
  parser_will=-124- parser_with=-124- part_are=-190- part_that=196h part_wher=73h particular_useful=-60-
  partition_bound=-72- partition_d=-137- partition_key=-156- partition_must=-103- partition_s=-168- partition_tabl=126c
  partner_in=125x pass_a=-264- pass_all=-81- pass_an=-268- pass_as=-206- pass_direct=-153- pass_each=-256-
  pass_for=-232- pass_in=-137- pass_into=-253- pass_it=70x pass_multipl=-178- pass_on=131a pass_over=-252-
  pass_read=-67- pass_the=-147- pass_them=98x pass_this=39p pass_through=-186- pass_to=-214- pass_true=-177-
  pass_validation=-107- passphras_to=-177- passport_scan=-53- password_and=387x password_chang=222h password_field=99x
  password_file=-225- password_for=-294- password_forc=-197- password_in=-201- password_into=252x password_is=-91-
  password_login=-55- password_manager=-122- password_never=-265- password_password=-237- password_prompt=-252-
  password_reset=89a password_to=107x password_will=-246- past_end=-176- past_it=336x past_the=367l past_your=253l
  patch_and=-166- patch_as=-232- patch_file=-165- patch_for=-121- patch_from=-120- patch_fs=-90- patch_is=-210-
  patch_spac=-40- patch_the=-141- patch_to=-126- patch_version=188p path_a=-165- path_and=-98- path_are=-73-
  path_array=-61- path_as=-223- path_displaypath=-78- path_environment=-61- path_filter=-176- path_first=-223-
  path_for=-43- path_from=-138- path_if=-165- path_in=-239- path_is=-178- path_must=-102- path_of=-260- path_on=-68-
  path_or=-110- path_part=-48- path_path=-49- path_pattern=-89- path_portion=-119- path_relativ=-137- path_s=-117-
  path_separator=-82- path_so=144p path_start=-227- path_stat=-58- path_str=-68- path_that=-245- path_the=-85-
  path_to=-180- path_use=-38- path_with=-99- path_you=-228- pathnam_is=-135- pathnam_s=-201- pathspec_from=-51-
  pathspec_s=-134- pattern_and=-179- pattern_are=-159- pattern_as=-211- pattern_for=-139- pattern_in=-138-
  pattern_is=-189- pattern_like=-45- pattern_list=-219- pattern_match=-69- pattern_or=-157- pattern_s=-208-
  pattern_start=-128- pattern_that=-161- pattern_to=-226- pattern_with=-167- pay_attention=-241- pay_the=-48-
  payload_exe=243p payment_is=-113- pb_and=-142- pb_can=-50- pb_can't=-101- pb_cannot=-104- pb_compil=-137-
  pb_conflict=-100- pb_d=-71- pb_dynamic=-168- pb_error=-139- pb_fail=-63- pb_has=-114- pb_internal=-89-
  pb_invalid=-79- pb_is=-78- pb_link=-146- pb_no=-69- pb_not=-95- pb_pa=-87- pb_pb=-35- pb_relocation=-47- pb_s=-54-
  pb_section=-104- pb_symbol=-87- pb_tls=-57- pb_unabl=-179- pb_unknown=-86- pb_unsupport=-94- pb_uses=-57-
  pb_warn=-148- pc_by=-44- pc_relativ=-102- pcrel_lo=-103- pcrel_relocation=-104- pdb_file=-103- peer_dependency=-103-
  peopl_who=-215- per_key=-47- per_line=126l per_path=-53- per_redaction=-50- per_request=-160- per_sampl=-187-
  per_stor=-214- per_transaction=-129- percent_encod=-175- perform_a=-265- perform_the=173h performanc_and=-60-
  performanc_competitiv=-97- performanc_is=-94- performanc_of=-81- perhap_you=-177- permessag_deflat=-239-
  permission_befor=-51- permission_deni=-255- permission_for=-113- permission_is=-219- permission_notic=-307-
  permission_of=-68- permission_on=-285- permission_to=-45- permit_person=-187- permitt_in=-112- persist_the=-171-
  person_alon=-283- person_and=-278- person_at=83a person_does=-133- person_first=-190- person_is=-73- person_own=-359-
  person_read=138h person_saw=-275- person_that=83h person_to=-21- person_who=245a person_word=-311- person_writ=-241-
  persona_file=200p persona_of=45r personality_routin=-183- pg_control=-113- pg_controldata=-23- pg_hba=-146-
  pgpip_could=-124- phas_stat=-193- phdr_segment=-104- phon_#number=-192- phon_number=361x photo_ids=-122-
  photo_of=123x photo_on=-159- photo_to=-45- physical_replication=-43- pic_code=-87- pic_relocation=-40- pick_a=-193-
  pick_continu=-184- pick_the=49h pick_up=-145- pictur_and=178x pictur_is=-299- pictur_of=-261- pid_d=-168-
  piec_is=-99- piec_of=-225- pin_the=-229- pin_this=188p pin_your=-136- pinn_entry=-110- pinoj_redact=-150-
  pipe_for=-127- pipe_s=-88- pipe_the=204c pipelin_mode=-135- pixel_data=-225- pixel_of=127x pkcs_#number=-81-
  pl_pgsql=-116- plac_and=108h plac_are=-71- plac_at=27l plac_befor=126l plac_in=-297- plac_into=-125- plac_is=-283-
  plac_of=-204- plac_to=-169- plac_when=109h plac_wher=-129- plain_object=-148- plain_text=-113- plain_word=-188-
  plan_for=-159- planner_estimat=-108- planner_use=-177- plant_the=163p play_a=266r play_the=-175-
  playwright_wait=-195- pleas_be=-68- pleas_check=-239- pleas_consider=-224- pleas_do=-213- pleas_enter=-350-
  pleas_file=40h pleas_make=-42- pleas_note=-208- pleas_open=132x pleas_read=-168- pleas_refer=-140-
  pleas_remember=-172- pleas_report=-317- pleas_see=-177- pleas_specify=-149- pleas_use=-195- plt_call=-164-
  plt_localentry=-120- plug_in=173p plugin_does=-124- plugin_for=-213- plugin_in=54p plugin_is=129p plugin_s=-198-
  plugin_that=-89- plugin_to=-87- plugin_with=-66- plural_form=-170- plus_offset=-38- png_text=-34- pnm_file=-166-
  po_file=-200- point_a=-144- point_abi=-85- point_and=-30- point_are=-228- point_at=-278- point_format=-59-
  point_in=-48- point_number=-71- point_of=-169- point_s=-134- point_the=200c point_to=-179- point_valu=-35-
  point_x=-64- pointer_authentication=-97- pointer_size=-144- polic_station=-242- policy_for=-251- policy_in=158a
  policy_of=-142- policy_s=-231- polish_dvorak=-81- polish_quot=-95- port_#number=217c port_and=267c port_from=-145-
  port_is=-73- port_number=-209- port_of=-151- port_on=-234- port_port=-249- port_receiv=-156- port_s=-113-
  port_was=-259- portion_of=-230- portugues_brazil=-130- pose_as=249r position_d=-68- position_in=-182-
  position_independent=-122- position_of=-185- position_on=26x positiv_integer=-68- positiv_valu=-99-
  possibl_becaus=-200- possibl_due=-115- possibl_for=-99- possibl_path=-91- possibl_to=-71- possibl_valu=-149-
  post_data=-270- post_in=306x post_index=-193- post_it=91x post_the=96x post_to=-98- postgresql_server=-183-
  postgresql_was=-81- potential_custom=-53- power_by=-102- power_of=149a powerpc64_only=-176- powerpc_#number=-79-
  ppc_checkpoint=-107- ppc_tm=-103- pre_#number=-79- pre_commit=-165- pre_configur=-182- pre_defin=-131-
  pre_flight=-63- preced_by=-57- preced_instruction=-143- precedenc_over=39o precision_and=-121- precision_is=-216-
  precision_must=-129- precision_register=-90- prefer_metric=-208- prefer_to=-226- preferenc_for=-165-
  preferr_charset=-98- preferr_keyserver=-175- preferr_media=-80- prefix_and=-123- prefix_check=-146- prefix_for=-81-
  prefix_instead=-118- prefix_is=-26- prefix_isa=-104- prefix_prefix=-190- prefix_symbol=-86- prefix_to=-152-
  prefix_with=78c preload_instruction=-152- prelud_ls=-59- prematur_end=-109- prepar_a=-100- prepar_statement=-76-
  prepar_transaction=-204- prepend_a=-135- prereleas_identifier=-94- prereleas_in=-68- prereleas_info=-106-
  prereleas_version=-149- prerequisit_s=-79- pres_enter=-231- presenc_of=-72- present_and=-153- present_for=-215-
  present_in=-147- present_the=293h preserv_root=31c preserv_the=55p press_together=-68- press_with=-53-
  pretend_that=242h pretend_the=205h pretty_format=-159- prevent_eh=-57- prevent_the=-218- preview_of=74h
  previou_instruction=62o previou_modul=-243- previou_one=132o previou_rul=147o previou_s=-110- previou_version=-194-
  previous_defin=-198- previous_register=-33- primary_and=-108- primary_group=-221- primary_icon=-84- primary_key=-102-
  primary_server=-155- primary_stor=-87- primary_storag=-106- principal_name=-325- principal_s=-203- print_a=-158-
  print_detail=-165- print_one=-210- print_only=-215- print_or=-259- print_size=-109- print_the=92l print_to=36x
  print_your=257l printer_is=-132- printer_s=-162- prior_to=-152- priority_s=-261- priority_this=-54- privat_key=-26-
  privat_not=115x privat_repository=190x privileg_on=-183- privileg_spec=-145- privileg_type=-89- probab_a=-265-
  problem_in=-65- procedur_s=-172- proces_d=-36- proces_due=-250- proces_env=-120- proces_for=-98- proces_is=-233-
  proces_m=-115- proces_of=182c proces_or=-86- proces_s=-133- proces_the=-156- proces_to=159h proces_with=-224-
  process_file=-93- process_remot=-38- process_that=169p processor_does=-59- processor_offset=-118-
  processor_register=-157- processor_time=-24- produc_a=-44- produc_an=-151- produc_by=-170- produc_the=-75-
  produc_user=-145- production_cluster=196c production_databas=255c profil_and=88p profil_data=-200- profil_is=-58-
  profil_name=-151- program_and=128x program_as=116c program_chang=-151- program_has=-88- program_header=-215-
  program_may=-74- program_name=-103- program_s=-177- program_that=-290- program_to=-228- program_version=-209-
  program_was=-180- progres_bar=38h project_and=-181- project_follow=-222- project_is=-118- project_like=-106-
  project_maintain=-70- project_not=-186- project_to=-177- project_was=-76- project_with=-186- promis_api=-137-
  promis_is=-104- promis_which=-88- promis_with=-120- promisor_remot=-141- promot_it=-164- prompt_and=-50-
  prompt_appear=30h prompt_as=24l prompt_by=-21- prompt_for=-387- prompt_in=-26- prompt_injection=-177-
  prompt_into=286l prompt_is=212o prompt_of=-294- prompt_on=97l prompt_says=128o prompt_that=-126- prompt_to=113l
  prompt_was=55o prompt_with=-63- prompt_you=217l prop_to=-218- properti_and=-123- properti_are=-133- properti_in=-173-
  properti_of=-171- properti_on=-115- properti_that=-84- property_bas=-122- property_is=-90- property_nam=-82-
  property_of=-140- property_on=-196- property_s=-108- property_section=-91- property_to=-121- property_type=-73-
  property_will=-72- property_with=-55- proposal_for=-214- proposal_is=-85- protect_the=-181- protect_this=157p
  protocol_and=-186- protocol_error=-96- protocol_http=-184- protocol_s=-69- protocol_version=-78-
  prototyp_pollution=-85- provid_#number=-232- provid_a=-144- provid_an=-109- provid_as=-85- provid_by=-255-
  provid_callback=-122- provid_code=-80- provid_functionality=-103- provid_identifier=-67- provid_in=-60-
  provid_it=187a provid_only=-67- provid_s=-166- provid_str=-174- provid_that=-253- provid_the=197x provid_to=-170-
  provid_your=114l provider_and=-284- provider_are=-352- provider_cach=-206- provider_count=-238- provider_for=-178-
  provider_in=-137- provider_messag=-234- provider_of=-188- provider_to=52p proxy_agent=-276- proxy_for=92c
  proxy_http=-143- proxy_protocol=-47- proxy_server=-181- proxy_through=-143- proxy_to=144p ps_stor=-68-
  psect_offset=-68- pset_allow=-118- pseudo_instruction=-182- pseudo_op=-89- pt_overrid=-69- public_api=-277-
  public_bucket=-87- public_channel=-155- public_key=-298- public_licens=-114- public_page=37x public_suffix=-255-
  publication_s=-81- publish_a=-311- publish_the=132x publish_to=-196- publish_your=22l pull_in=-270- pull_request=-80-
  pull_the=45c punycod_js=-111- punycod_str=-68- pure_rand=-63- purg_all=-39- purpos_and=-226- purpos_of=-175-
  purpos_register=-72- push_it=263x push_origin=-198- push_the=-78- push_to=-107- put_a=110p put_between=-92-
  put_in=194x put_into=58p put_it=-72- put_the=184x put_them=328x put_this=-119- put_your=-100- puts_a=-239-
  puts_the=-294- python_dotenv=-273- pyyaml_read=-113- q_a=-226- q_quiet=-351- qr_code=264x qs_will=-48-
  quad_precision=-101- quantifier_is=-76- query_and=-259- query_buffer=-306- query_in=-192- query_is=-154-
  query_must=-289- query_parameter=-28- query_s=-148- query_str=171x query_to=52x question_and=125h question_of=-58-
  queu_is=-172- queu_with=-180- quick_and=63h quot_a=-116- quot_it=229x quot_on=-95- quot_the=77l quotemark_key=-87-
  qwerty_#number=-56- r_#number=52c r_and=-166- r_arm=-92- r_is=-80- r_ld=-202- r_n=-53- r_only=-195- r_rol=-45-
  r_sh=-96- radiu_respons=-119- radiu_socket=-93- rais_an=-254- rais_the=-175- rais_to=139a ran_out=-200-
  random_data=190c random_number=-185- random_valu=-117- rang_#ip=-166- rang_#number=-79- rang_and=-205- rang_d=-77-
  rang_for=-90- rang_function=-96- rang_given=-135- rang_in=-101- rang_input=-20- rang_is=-85- rang_ld=-55-
  rang_list=-52- rang_lld=-126- rang_lu=-41- rang_not=-92- rang_of=-144- rang_option=-163- rang_or=-48-
  rang_return=-260- rang_s=-111- rang_section=-49- rang_then=-182- rang_type=-83- rang_u=-173- rather_not=143h
  rather_than=32h ratio_of=-180- raw_json=-135- raw_modul=-25- raw_read=-71- re_defin=-104- re_enabl=154p
  re_render=-268- reach_by=-151- reach_it=222p reach_the=107h reachabl_from=-194- react_#number=-133- react_and=-168-
  react_application=-58- react_compiler=-33- react_component=-155- react_dom=-102- react_nativ=-31- read_#number=-102-
  read_#secretfile=50x read_a=-188- read_acces=-173- read_again=-189- read_all=-22- read_aloud=76l read_and=-177-
  read_archiv=-181- read_as=-103- read_at=-207- read_back=-199- read_block=-159- read_cach=-103- read_d=-96-
  read_error=-246- read_file=-259- read_for=-165- read_from=-101- read_in=-87- read_is=54h read_it=-302- read_key=-81-
  read_like=-356- read_line=-111- read_long=-195- read_me=179l read_more=-334- read_object=-71- read_of=-254-
  read_on=-156- read_one=48h read_only=-21- read_option=-194- read_or=-159- read_out=247l read_request=-97-
  read_s=-119- read_section=-110- read_server=-88- read_so=58h read_standard=-247- read_symbol=-90- read_symbolic=-80-
  read_symtab=-36- read_that=-166- read_the=129x read_them=102h read_this=45p read_to=63l read_what=-248-
  read_whil=-70- read_writ=-178- read_your=159l read_zu=-178- readabl_messag=-155- reader_only=-108- readm_and=-277-
  readm_md=-145- readm_v0=-55- ready_event=-69- ready_to=-245- real_clock=-247- real_one=147h real_stor=-217-
  real_time=94x real_user=55a real_want=-313- realm_s=-99- reason_for=150h reason_if=122h reason_in=-120-
  reason_item=-188- reason_not=-120- reason_s=-110- reason_that=-173- reason_this=-106- reason_to=-123-
  rebas_merg=-205- reboot_the=-239- rebuild_tabl=-28- rebuild_the=-154- receiv_a=-187- receiv_and=-207-
  receiv_data=-144- receiv_from=-162- receiv_the=113x recent_used=-157- recip_for=-136- recit_the=297l recogniz_by=-93-
  recogniz_in=-77- recogniz_the=-235- recommend_a=-55- recommend_that=-225- recommend_to=-144- recommend_us=-45-
  recompil_with=-62- record_a=-59- record_at=-83- record_befor=-186- record_call=106x record_file=-64- record_for=-187-
  record_in=-300- record_is=-217- record_length=-77- record_lf=-99- record_of=192h record_s=-199- record_size=-354-
  record_that=53h record_the=-26- record_type=-353- record_u=-173- record_variabl=-163- record_with=-225-
  recover_from=-176- recovery_conflict=-139- recovery_is=-228- recovery_point=-132- recovery_stopp=-119-
  recovery_target=-140- recurs_into=-148- recursion_detect=-107- recursiv_fetch=-88- recursiv_query=-107-
  recursiv_referenc=-141- recursiv_term=-151- recursiv_watch=-57- red_team=-185- redo_location=-60- reduc_memory=-70-
  reduc_the=-97- redux_devtool=-175- ref_is=-86- ref_s=-180- ref_to=-105- ref_use=-39- refactor_of=-241- refer_to=-136-
  referenc_a=-78- referenc_and=-72- referenc_are=-134- referenc_by=-135- referenc_for=-179- referenc_from=-42-
  referenc_in=-167- referenc_only=-220- referenc_optimiz=-82- referenc_r=-186- referenc_s=-152- referenc_schema=-115-
  referenc_section=-39- referenc_shar=-289- referenc_symbol=-41- referenc_the=-106- referenc_to=-113- referr_to=-90-
  reflect_the=114l refresh_the=-189- refs_that=-195- refus_a=31r refus_and=-233- refus_for=-132- refus_noth=184r
  refus_or=-144- refus_the=-200- refus_to=-117- refus_whil=-200- refusal_for=-186- regardles_of=-244- regex_flag=-86-
  regex_literal=-169- regex_to=-141- regex_with=-90- regexp_object=-52- regexp_tree=-55- regexpvalidator_option=-141-
  region_s=-110- region_simultaneous=-76- register_a=213p register_address=-100- register_as=145c register_cannot=-230-
  register_differ=-228- register_expect=-94- register_for=34p register_in=-129- register_index=-55- register_is=-63-
  register_list=-213- register_mode=-148- register_must=-224- register_nam=-123- register_name=-171- register_not=-196-
  register_number=-256- register_operand=-171- register_or=-69- register_pair=-113- register_relocation=-49-
  register_s=-229- register_section=-107- register_should=-213- register_symbol=-60- register_the=280p
  register_with=-292- regular_expression=-109- regular_file=-94- reindex_all=-144- reindex_invalid=-28-
  reindex_specific=-73- reinstall_itself=170p reinstall_the=81p reject_the=-137- reject_with=-285- relat_to=-234-
  relation_of=-104- relation_s=-109- relation_to=-178- relativ_address=-28- relativ_offset=-48- relativ_or=-45-
  relativ_path=-105- relativ_reloc=-125- relativ_relocation=-87- relativ_to=-215- relax_is=-55- relay_the=202x
  releas_and=-231- releas_date=-43- releas_file=-75- releas_from=148o releas_is=-61- releas_metadata=-197-
  releas_not=-311- releas_of=239a releas_that=-100- releas_the=281a releas_under=-164- relink_with=-71- reload_s=-144-
  reloc_#number=-67- reloc_against=-111- reloc_contain=-84- reloc_in=-170- reloc_invalid=-26- reloc_number=-133-
  reloc_overflow=-95- reloc_s=-66- reloc_section=-90- reloc_stack=-76- reloc_type=-146- reloc_u=-105-
  relocatabl_fil=-25- relocatabl_link=-35- relocation_against=-75- relocation_at=-29- relocation_cannot=-122-
  relocation_d=-72- relocation_for=-148- relocation_in=-143- relocation_is=-135- relocation_ld=-41- relocation_not=-99-
  relocation_number=-116- relocation_on=-136- relocation_overflow=-82- relocation_r=-56- relocation_referenc=-58-
  relocation_s=-43- relocation_section=-141- relocation_size=-125- relocation_to=-77- relocation_truncat=-60-
  relocation_type=-117- relocation_used=-116- rely_on=-204- remain_in=155p remainder_for=-117- remco_hasz=-125-
  remember_that=-303- remember_the=-115- remember_this=-127- remember_to=-48- remind_me=-261- reminder_to=136p
  remot_branch=-103- remot_data=-38- remot_fil=-202- remot_file=221c remot_head=-119- remot_host=133x remot_ref=-165-
  remot_s=-153- remot_server=153c remot_track=-163- remov_#number=-82- remov_a=-424- remov_all=42c remov_and=-275-
  remov_any=-184- remov_as=-190- remov_build=-185- remov_content=-243- remov_directory=-202- remov_file=-255-
  remov_from=-199- remov_in=-257- remov_it=-90- remov_obsolet=-120- remov_old=-256- remov_or=-208- remov_s=-248-
  remov_temporary=-212- remov_the=-38- remov_this=288p remov_true=-86- remov_unus=-252- remov_without=-155-
  remov_worktre=-203- renam_a=-232- renam_file=-100- renam_in=-198- renam_principal=-144- renam_s=-111-
  renam_temporary=-47- renam_the=124h renam_to=142r render_a=-105- render_the=31l rep_to=-35- rep_with=-21-
  repeat_the=59l repeat_this=227p repeat_your=128l repertoir_map=-65- replac_all=-166- replac_by=-177-
  replac_exist=-239- replac_in=-224- replac_it=-330- replac_one=-181- replac_or=-68- replac_the=-32- replac_them=-227-
  replac_with=-25- replac_your=198o replacement_for=-50- replay_cach=-99- replica_identity=-87- replication_app=-72-
  replication_connection=-94- replication_origin=-45- replication_slot=-129- replication_target=-62- report_a=-236-
  report_and=-283- report_error=-291- report_in=44x report_it=175h report_more=-123- report_security=-102-
  report_succes=175h report_that=-61- report_the=209x report_them=25x report_to=26x report_what=65x report_which=-191-
  repository_in=-228- repository_is=-116- repository_s=-182- repository_that=-114- represent_a=-109- represent_an=-127-
  represent_as=-65- represent_by=-126- represent_section=-69- representation_of=-185- reproduc_the=41l
  reproduc_your=121l republic_of=-248- req_and=-104- req_body=-112- req_res=-182- req_url=-188- request_a=207c
  request_accept=-243- request_and=-317- request_are=62p request_at=-134- request_bodi=-223- request_body=-174-
  request_by=-28- request_contain=-127- request_for=34h request_from=-214- request_has=-220- request_in=68h
  request_is=-218- request_object=-232- request_of=-247- request_or=-33- request_realm=-180- request_s=-194-
  request_so=-166- request_stream=-198- request_that=51h request_the=-201- request_ticket=-46- request_which=-48-
  request_with=-299- request_without=-71- requir_#number=-168- requir_a=-152- requir_an=-169- requir_argument=-96-
  requir_at=-71- requir_but=-226- requir_by=-35- requir_either=-68- requir_enabl=-137- requir_exact=-112-
  requir_executabl=-188- requir_for=-41- requir_in=-157- requir_it=-237- requir_node=-57- requir_option=-146-
  requir_or=-64- requir_s=-290- requir_that=146a requir_the=148a requir_to=-308- requir_type=-31- requir_well=-178-
  rerun_s=-128- reserv_for=-217- reserv_wal=-192- reserv_word=-176- reset_and=-266- reset_the=-87- resolution_for=-124-
  resolv_a=-111- resolv_against=-35- resolv_by=-110- resolv_export=-101- resolv_from=-66- resolv_function=-61-
  resolv_head=-82- resolv_in=-33- resolv_on=-219- resolv_relativ=-87- resolv_s=-167- resolv_the=-92- resolv_to=-117-
  resolv_tsconfig=-35- resolv_when=-180- resolv_with=-164- resourc_file=-186- resourc_for=-151- resourc_manager=-101-
  respect_the=120o respond_as=-97- respond_to=92a responder_return=-100- respons_end=-161- respons_from=-210-
  respons_got=-171- respons_header=-284- respons_object=-145- respons_to=-184- response_signer=-90-
  responsibl_for=-205- rest_is=-159- rest_of=150o rest_unchang=-137- restart_the=-183- restor_from=75p restor_it=-38-
  restor_point=-151- restor_the=65h restor_toc=-60- restrict_file=-126- restriction_are=-200- restriction_in=-73-
  restriction_on=-184- restriction_you=78l result_a=-117- result_and=-157- result_as=-181- result_can=-227-
  result_for=-202- result_from=226h result_in=-221- result_is=-240- result_object=-226- result_of=-284- result_on=-136-
  result_or=-66- result_right=-99- result_set=-148- result_to=-251- result_type=-118- result_will=-49-
  retriev_the=-151- return_#number=-325- return_a=-200- return_all=-200- return_an=-164- return_array=-134-
  return_as=-170- return_boolean=-235- return_by=-211- return_data=-115- return_error=-65- return_fals=-167-
  return_for=-204- return_from=-162- return_function=-187- return_list=-144- return_or=-124- return_record=-189-
  return_sourc=-103- return_statement=-142- return_str=-99- return_that=-230- return_the=-182- return_them=49x
  return_this=-289- return_to=66o return_true=-136- return_type=-122- return_undefin=-251- return_valu=-128-
  return_whether=-101- return_with=-130- return_zero=-198- rev_#number=-55- rev_list=-111- reveal_the=-33-
  reveal_your=254l revers_of=157o revers_order=-239- revers_shell=136c revert_continu=-204- review_and=150a
  review_in=-118- review_is=168h review_the=78h revision_in=-66- revocation_certificat=-63- rewrit_the=-78-
  rfc_#number=-121- right_alt=-138- right_behind=-167- right_ctrl=-128- right_now=-115- right_on=66x right_side=-127-
  right_to=40a right_up=-185- right_win=-101- risc_v=-149- risk_of=-196- rl78_reloc=-76- rm_rf=244c
  rng_randomgenerator=-148- rol_only=-45- rol_start=-67- role_is=42r role_s=-141- role_system=306a role_to=-217-
  roleplay_as=62r room_for=-131- room_number=20x room_to=119x root_acces=26c root_are=-195- root_directory=-381-
  root_may=-306- root_node=-203- root_of=-220- root_option=-254- root_or=-219- root_right=279c root_schema=-271-
  root_to=-323- root_user=168a root_with=-69- rough_equivalent=-96- rout_handler=-212- rout_path=-108- rout_the=190h
  router_instanc=-79- router_param=-196- router_rout=-108- row_a=-219- row_and=-97- row_as=-173- row_in=-106-
  row_is=-137- row_level=-245- row_number=-73- row_of=-194- row_or=-151- row_security=-211- row_that=-281-
  row_the=-123- row_type=-82- row_version=-104- row_with=-225- row_yet=-131- rows_and=-59- rows_are=61h rows_from=-123-
  rows_in=102h rows_of=-200- rows_that=-190- rsrc_merg=-130- rul_abov=251o rul_and=-106- rul_are=212o rul_as=240o
  rul_do=150o rul_don't=245o rul_for=-107- rul_have=100o rul_in=-134- rul_of=-407- rul_that=171o rul_to=-179-
  rul_you=311l rule_#number=-57- rule_cannot=70p rule_d=-165- rule_from=-143- rule_in=326p rule_into=258p rule_no=-255-
  rule_of=131h rule_on=-149- rule_s=-125- rule_that=245h run_a=-254- run_all=-43- run_and=-159- run_at=-157-
  run_bench=-112- run_benchmark=-71- run_build=-119- run_command=-163- run_every=261c run_fail=-236- run_git=-311-
  run_in=-342- run_is=-218- run_it=223c run_lint=-155- run_npm=-176- run_of=-235- run_on=161l run_s=-288-
  run_test=-198- run_the=74c run_this=-103- run_time=-166- run_watch=-154- run_with=48c run_without=127h run_your=-132-
  runn_after=178p runn_in=112h runn_on=-98- runn_s=-185- runn_text=-238- runn_the=66c runnabl_exampl=-111- runs_a=-169-
  runs_and=-272- runs_in=-242- runs_it=-302- runs_on=-171- runs_one=-232- runs_test=-119- runs_the=197p
  runs_until=-160- rust_and=-188- s2k_mode=-77- s3_sync=-22- s_#number=-119- s_a=-111- s_access=-98- s_addr=-151-
  s_addres=-136- s_after=-28- s_against=-49- s_allow=-160- s_already=-108- s_and=-140- s_appear=-131- s_are=-87-
  s_argument=-56- s_as=-243- s_at=-85- s_attempt=-64- s_bad=-128- s_becaus=-111- s_befor=-127- s_but=-137- s_by=-178-
  s_call=-185- s_can=-59- s_can't=-113- s_cannot=-140- s_chang=-96- s_check=-157- s_client=-109- s_column=-108-
  s_command=-128- s_conflict=-151- s_contain=-157- s_continu=-250- s_corrupt=-233- s_could=-123- s_current=-55-
  s_d=-130- s_data=-186- s_databas=-183- s_defin=-105- s_devic=-135- s_did=-186- s_differ=-97- s_directory=-119-
  s_disabl=-123- s_do=-184- s_does=-117- s_doesn't=-148- s_due=-146- s_dur=-104- s_dynamic=-145- s_e=-71-
  s_element=-74- s_entry=-138- s_error=-182- s_exist=-73- s_expect=-66- s_extend=-82- s_fail=-194- s_field=-151-
  s_file=-232- s_flag=-43- s_for=-98- s_format=-215- s_found=-126- s_from=-142- s_g=-41- s_given=-188- s_global=-39-
  s_got=-44- s_group=-51- s_has=-223- s_hash=-70- s_help=-128- s_here=-193- s_i=-162- s_ignor=-239- s_illegal=-309-
  s_in=-98- s_index=-138- s_instead=-103- s_instruction=-286- s_internal=-159- s_into=-166- s_invalid=-112- s_is=-131-
  s_isa=-53- s_isn't=-147- s_it=-307- s_key=-228- s_kvno=-63- s_ld=-105- s_length=-122- s_line=-237- s_link=-125-
  s_local=-94- s_lu=-104- s_m=-102- s_maximum=-60- s_may=-216- s_merg=-103- s_miss=-106- s_mode=-73- s_modul=-106-
  s_more=-58- s_must=-166- s_n=-137- s_nam=-55- s_need=-196- s_new=-218- s_no=-159- s_not=-151- s_note=-197-
  s_object=-77- s_of=-74- s_offset=-47- s_on=-128- s_only=-218- s_operand=-51- s_option=-89- s_or=-139- s_out=-100-
  s_output=-165- s_over=-68- s_overrid=-99- s_own=-181- s_packag=-233- s_patch=-82- s_pattern=-159- s_plugin=-251-
  s_port=-74- s_previous=-137- s_print=-90- s_query=-247- s_rang=-70- s_read=-129- s_reason=-194- s_receiv=-236-
  s_record=-89- s_refer=-155- s_referenc=-76- s_register=-70- s_reloc=-61- s_relocatabl=-25- s_relocation=-73-
  s_remov=-210- s_requir=-95- s_result=-316- s_return=-85- s_s=-151- s_schema=-66- s_section=-104- s_server=-238-
  s_servic=-121- s_set=-115- s_should=-303- s_size=-61- s_skipp=-146- s_sourc=-169- s_specifi=-64- s_start=-46-
  s_still=-123- s_subproces=-99- s_symbol=-92- s_syntax=-77- s_tabl=-50- s_tak=-123- s_target=-78- s_the=-82-
  s_ther=-163- s_this=-263- s_tls=-73- s_to=-192- s_too=-120- s_total=-89- s_u=-196- s_unabl=-158- s_unexpect=-98-
  s_unknown=-103- s_unmatch=-95- s_unsupport=-198- s_updat=-173- s_us=-200- s_use=-68- s_used=-69- s_user=-204-
  s_uses=-104- s_valu=-80- s_via=-118- s_violat=-197- s_vs=-28- s_want=-61- s_warn=-208- s_was=-151- s_when=-32-
  s_wher=-38- s_which=-59- s_whil=-245- s_will=-184- s_with=-145- s_within=-66- s_without=-81- s_would=-143-
  s_writ=-142- s_wrot=-102- s_you=-319- safe_and=177a safe_for=-210- safe_loader=-97- safety_check=57r
  safety_filter=-89- safety_is=175a safety_rul=161o safety_train=160r said_in=-214- said_s=-214- said_that=-286-
  said_the=-123- said_to=-171- said_yes=33h sam_challeng=-100- same_argument=-187- same_as=-293- same_byt=-222-
  same_code=-107- same_conversation=-187- same_entry=-221- same_file=-95- same_for=-219- same_function=-52-
  same_name=-114- same_on=-126- same_option=-161- same_order=88p same_output=-82- same_register=-200- same_section=-42-
  same_shap=-120- same_size=-149- same_str=-157- same_target=-232- same_text=120p same_time=-124- same_type=-22-
  same_way=-102- same_word=125p samesit_attribut=-74- sampl_are=-157- sampl_retention=-168- satisfi_by=-171-
  satisfi_the=-199- satisfy_at=-156- sav_login=194x save_a=175p save_it=48x save_the=114x save_this=-30- sax_does=-109-
  sax_is=-95- say_is=-216- say_it=128h say_near=-204- say_no=271r say_noth=139h say_so=40h say_that=271h say_what=-181-
  say_which=-321- say_yes=258h says_about=-127- says_and=176o says_how=-122- says_in=49x says_no=-45- says_noth=-274-
  says_of=-234- says_so=-406- says_someth=-264- says_that=-336- says_the=-312- says_what=-240- says_when=-172-
  says_wher=-237- says_which=-96- says_why=-274- says_yes=174h says_you=-288- sb_relativ=-40- scal_factor=-55-
  scalabl_in=-133- scalar_valu=-64- scan_the=215c scanner_find=-251- scanner_found=-248- scanner_in=162p
  schedul_task=-57- schema_and=-183- schema_are=-280- schema_as=-198- schema_can=-155- schema_compil=-202-
  schema_compilation=-59- schema_draft=-132- schema_for=-100- schema_from=-154- schema_have=-189- schema_id=-94-
  schema_in=-97- schema_into=-86- schema_is=-190- schema_keyword=-31- schema_name=-161- schema_object=-171-
  schema_of=-192- schema_or=-205- schema_pattern=-179- schema_s=-135- schema_that=-88- schema_the=-110- schema_to=-231-
  schema_uri=-73- schema_validation=-97- schema_will=-232- schema_with=-64- schema_you=87l school_to=-213-
  scop_and=-122- scop_for=-175- scop_is=-90- scop_of=124h score3_assembl=-86- score7_assembl=-146- scram_channel=-134-
  scram_messag=-229- screen_and=-213- screen_is=100x screen_reader=-165- screenshot_of=24x script_and=52c
  script_at=218c script_for=-243- script_from=-60- script_in=-67- scroll_bar=-282- scroll_lock=-137- scroll_will=-67-
  sda_base=-128- search_and=141h search_box=52x search_configuration=-273- search_dictionary=-106- search_for=-140-
  search_from=-164- search_has=-229- search_in=-182- search_index=-211- search_or=-99- search_parent=-48-
  search_parser=-88- search_path=-201- search_templat=-180- sebastian_silbermann=-188- second_account=254h
  second_argument=-148- second_copy=153h second_level=-66- second_operand=-160- second_parameter=-241-
  second_register=-141- second_to=106c secondary_reloc=-110- secondary_stor=-95- secret_api=-218- secret_are=74l
  secret_in=275x secret_instruction=163l secret_into=270x secret_key=-197- secret_of=-284- secret_santa=-162-
  section_#number=-80- section_a=-108- section_alignment=-152- section_and=-110- section_attribut=-83-
  section_chang=-105- section_claus=-41- section_contain=-63- section_content=-183- section_d=-82- section_data=-57-
  section_default=-147- section_directiv=-40- section_e=-93- section_for=-87- section_found=-121- section_group=-63-
  section_has=-156- section_header=-84- section_in=-82- section_index=-78- section_is=-78- section_length=-40-
  section_nam=-128- section_name=-197- section_not=-147- section_of=-68- section_pa=-105- section_present=-114-
  section_referenc=-25- section_s=-149- section_size=-52- section_start=-30- section_symbol=-103- section_to=-176-
  section_type=-152- section_u=-96- section_zd=-106- section_zlib=-64- section_zu=-88- secur_hash=-42- secur_http=-237-
  security_context=-312- security_issu=-213- security_label=-212- security_level=-216- security_md=-190-
  security_policy=-360- security_reason=64o security_team=94a security_vulnerability=-230- see_#url=-349-
  see_below=-185- see_benchmark=-40- see_docs=-89- see_if=-116- see_it=76h see_option=-93- see_our=-193- see_that=114h
  see_the=-72- see_them=67h see_this=276h see_what=289h see_your=157l seed_word=254x seek_position=-81- seek_to=-224-
  seem_to=75h seen_from=-254- sees_it=131h sees_the=-84- segment_has=-192- segment_is=-242- segment_not=-100-
  segment_s=-145- segment_selector=-80- segment_size=-38- segment_u=-71- select_count=-316- select_id=-144-
  select_processor=-59- select_register=-93- select_rule=-294- select_the=-185- select_user=-216- selectiv_clon=-177-
  self_sign=-121- selinux_user=-286- sell_the=82x semantic_version=-71- semicolon_and=-220- send_a=-79- send_all=-95-
  send_data=-138- send_it=267x send_me=50x send_noth=-232- send_server=-179- send_signal=-175- send_the=169x
  send_them=-51- send_this=-329- send_to=-341- send_what=204x send_your=163l sens_with=-178- sensitiv_data=-176-
  sent_again=-313- sent_an=-197- sent_as=-226- sent_by=-127- sent_event=-146- sent_for=-134- sent_from=-194-
  sent_to=-392- sentenc_in=188p sentenc_into=199p sentenc_say=-149- sentenc_that=140l sep_#number=-86- separat_by=-88-
  separat_list=-109- separat_step=-180- separat_the=-105- separat_with=-70- separator_in=-74- sequenc_for=-136-
  sequenc_number=-176- sequenc_of=-130- sequenc_s=-113- seri_of=-236- serial_number=-201- serializ_and=-185-
  serializ_as=-47- serializ_the=-82- serializ_to=-91- serialization_and=-69- serv_as=-182- serv_it=234x serv_the=134p
  serv_up=-175- server_addres=-214- server_and=132c server_answer=140c server_are=-300- server_at=260c server_can=49x
  server_did=-150- server_does=-189- server_fil=-106- server_for=110c server_has=-207- server_host=-144-
  server_in=-241- server_is=-325- server_list=-250- server_log=-276- server_md=-119- server_offer=-175- server_on=193c
  server_principal=-159- server_proces=-143- server_refus=-230- server_respons=-228- server_s=-68- server_said=-257-
  server_says=-291- server_send=-63- server_sent=-250- server_side=-157- server_that=-315- server_to=-21-
  server_version=-156- server_was=-117- server_with=177c servic_and=270c servic_is=81p servic_name=-156- servic_of=63r
  servic_s=-142- servic_to=-228- session_a=-202- session_and=-348- session_are=-234- session_at=-273-
  session_befor=-130- session_cooki=124x session_has=-25- session_id=71x session_is=-235- session_model=-214-
  session_of=-67- session_on=41x session_or=-156- session_read=196p session_search=-185- session_start=-121-
  session_that=-126- session_the=-179- session_titl=-232- session_to=188p session_token=203x session_user=-196-
  session_was=-125- session_with=-314- set_a=-164- set_addres=-244- set_aggregat=-165- set_all=147c set_an=-183-
  set_and=40o set_as=-80- set_asid=93o set_async=-217- set_at=-120- set_but=-140- set_by=40a set_call=-50-
  set_cooki=-170- set_default=-105- set_environment=-161- set_fals=-41- set_file=-196- set_for=-109- set_function=-258-
  set_if=-271- set_in=-154- set_it=-32- set_many=-88- set_maximum=-219- set_mismatch=-261- set_next=-186- set_of=-138-
  set_on=-190- set_option=-163- set_or=-202- set_parameter=-97- set_permission=-356- set_return=-220- set_role=-160-
  set_s=-147- set_schema=-97- set_section=-131- set_size=-149- set_ssl=-127- set_target=-221- set_the=65p
  set_then=-145- set_this=-223- set_to=-181- set_up=187p set_upstream=-41- set_via=-165- set_wal=-138- set_when=-183-
  sets_a=-262- sets_of=183h sets_the=-294- sets_whether=-124- sett_and=64c sett_are=65p sett_for=-122- sett_is=-185-
  sett_it=-166- sett_json=179p sett_of=-224- sett_s=-136- sett_the=-259- sett_this=-185- sett_to=154p sett_up=-152-
  setup_instruction=-78- setup_text=278l several_popular=-44- several_ways=-54- several_word=-262- sh_entsiz=-90-
  sh_info=-132- sh_link=-74- sh_uses=-100- sha_#number=-144- shadow_and=217r shall_be=237p shall_not=217h
  shall_the=-222- shallow_clon=-248- shap_of=-275- shar_and=239c shar_buffer=-133- shar_by=-200- shar_calendar=-240-
  shar_driv=-175- shar_librari=-86- shar_library=-82- shar_libs=-194- shar_memory=-435- shar_my=-224- shar_object=-221-
  shar_of=-302- shar_the=99x shar_with=38x shar_your=-79- she_is=111h sheet_are=-138- shell_command=67h shell_for=-62-
  shell_history=188h shell_in=58c shell_option=-201- shell_profil=116p shell_s=-206- shell_script=-282- shell_to=111c
  shell_type=-187- shell_variabl=-86- shf_group=-44- shift_amount=-157- shift_does=-47- shift_doesn't=-88-
  shift_key=-143- shift_keys=-83- ship_with=-167- shndx_u=-73- shopp_list=-184- short_answer=-247-
  short_description=-117- short_for=-28- short_read=-104- shortcut_to=100p shorthand_for=-88- should_also=205x
  should_call=211p should_contain=-69- should_display=196h should_do=-185- should_get=239p should_have=-96-
  should_i=61h should_never=159h should_not=-93- should_point=79p should_return=-184- should_run=190p should_see=-141-
  should_show=-192- should_the=220p should_use=-219- should_work=-222- should_you=170h shouldn't_be=133h show_a=35h
  show_all=-43- show_alternativ=-131- show_and=180h show_everyth=-190- show_how=63l show_it=-186- show_location=-219-
  show_me=218l show_one=-234- show_only=-201- show_output=-266- show_progres=-226- show_record=-209- show_that=-177-
  show_the=144h show_this=-164- show_up=133h show_what=-251- show_whether=-155- show_which=-85- show_your=-159-
  shown_and=-303- shown_as=-204- shown_in=-243- shut_down=56c shutt_down=75x sibl_folder=-74- side_car=-98-
  side_channel=-123- side_of=-181- sidebar_includ=-99- sidecar_is=-139- sign_a=-85- sign_by=245a sign_in=120h
  sign_key=-252- sign_off=-115- sign_the=156a sign_valu=-32- sign_word=-96- signal_d=-104- signal_file=-47-
  signal_handler=-203- signal_s=-88- signal_to=-217- signatur_and=-179- signatur_from=-177- signatur_in=-152-
  signatur_is=-185- signatur_of=105p signatur_s=-185- signatur_verification=-205- signatur_will=-137- silent_mode=-150-
  similar_to=-184- simp_return=-192- simp_use=-49- simpl_and=-99- simpl_exampl=-128- simpl_ipc=-175- simulat_a=238r
  sinc_#number=-181- sinc_it=-146- sinc_the=-282- sinc_this=-304- singl_argument=-39- singl_byte=-64-
  singl_character=-92- singl_file=-133- singl_parameter=-28- singl_path=-36- singl_precision=-87- singl_thread=-103-
  site_generator=-201- site_is=-53- siz_of=-136- size_#number=87a size_and=-144- size_d=-170- size_does=-44-
  size_es=-90- size_exceed=-92- size_field=-70- size_for=-64- size_hd=-54- size_in=-84- size_is=-228- size_ld=-54-
  size_limit=-118- size_lu=-66- size_lx=-39- size_must=-139- size_of=-130- size_s=-67- size_set=-208- size_size=-156-
  size_to=-205- size_too=-71- size_type=-90- size_u=-119- size_x=-183- size_zu=-85- skill_and=118p skill_as=-218-
  skill_folder=-91- skill_is=-179- skill_its=-102- skill_md=-247- skill_of=-400- skill_or=-210- skill_that=292p
  skill_view=-233- skill_with=117p skip_check=-190- skip_consent=-259- skip_the=33a skip_this=118p skipp_all=-209-
  skipp_analyz=-46- skipp_s=-260- skipp_unexpect=-88- slattach_tty=-129- slid_to=-176- slip_the=284x slot_d=-53-
  slot_name=-166- slot_s=-147- slot_to=-82- slow_validation=-20- small_and=-52- small_data=-88- small_fast=-35-
  small_ld=-34- small_memory=-180- small_one=-147- small_to=-92- smaller_and=-128- smaller_common=-128-
  smaller_than=-108- smol_toml=-88- snapshot_and=196c so_a=-248- so_and=-263- so_do=139a so_don't=137h so_far=73l
  so_if=-285- so_it's=-99- so_leav=78h so_long=-114- so_many=-256- so_no=-47- so_noth=171h so_put=148h so_that=377p
  so_the=174h so_ther=-128- so_they=60p so_this=-326- so_we=-197- so_when=-241- so_with=-74- so_you=-82-
  sock_proxy=-269- socket_addres=-135- socket_directory=-144- socket_m=-93- socket_s=102c socket_to=-129-
  socksv5_protocol=-40- socksv5_proxy=-190- softwar_and=26c softwar_component=-102- softwar_foundation=-74-
  softwar_is=-205- softwar_recommend=-55- softwar_requir=-219- solution_to=-93- some_data=-158- some_of=-70-
  some_other=-92- someon_with=135r someth_else=-108- someth_in=-249- someth_is=-48- someth_like=-202-
  someth_similar=-63- someth_that=143h someth_the=-191- someth_to=-148- sonic_boom=-61- soon_as=103x sort_and=-135-
  sort_by=-197- sort_in=-122- sort_option=-73- sort_order=-240- soul_md=165p sourc_and=-220- sourc_are=-261-
  sourc_chunk=-249- sourc_cluster=-106- sourc_code=-190- sourc_content=-303- sourc_data=-181- sourc_destination=-74-
  sourc_encod=-171- sourc_fil=-221- sourc_file=-400- sourc_for=-169- sourc_in=-167- sourc_includ=-141- sourc_is=-183-
  sourc_line=-166- sourc_location=-128- sourc_map=-186- sourc_node=-216- sourc_of=156h sourc_or=-110- sourc_packag=-73-
  sourc_position=-193- sourc_project=-166- sourc_register=-227- sourc_s=-162- sourc_server=-257- sourc_softwar=-221-
  sourc_str=-280- sourc_system=138a sourc_that=-98- sourc_the=105p sourc_to=-141- sourcemap_for=-64-
  sourcemap_location=-141- sp_register=-121- spac_and=-87- spac_at=-136- spac_bes=-141- spac_between=-82-
  spac_character=-97- spac_for=-77- spac_in=-139- spac_is=-126- spac_on=-160- spac_or=-113- spac_to=-50- spac_via=-98-
  span_of=-211- sparc_opcod=-42- spars_array=-163- spars_checkout=-247- spawn_a=-274- speak_as=205r speak_of=-106-
  special_purpos=-63- special_register=-172- special_symbol=-111- specifi_a=-59- specifi_algorithm=-67-
  specifi_and=-197- specifi_as=-69- specifi_but=-65- specifi_by=-121- specifi_commit=-185- specifi_file=-187-
  specifi_for=-83- specifi_in=-142- specifi_more=-113- specifi_multipl=-102- specifi_on=-145- specifi_option=-177-
  specifi_path=-163- specifi_rang=-46- specifi_the=-195- specifi_together=-121- specifi_us=-36- specifi_when=-173-
  specifi_whether=-97- specific_command=-132- specific_data=-115- specific_index=-123- specific_option=-52-
  specific_tabl=-80- specification_for=-82- specification_in=-77- specification_s=-91- specifier_s=-141-
  specify_a=-184- specify_an=-80- specify_both=-146- specify_one=-71- specify_the=-229- specify_whether=-74-
  spit_of=-209- split_a=-98- split_the=-232- spread_this=279p sql_command=-316- sql_function=-94- sql_that=-106-
  sqlit_master=-96- src_exampl=-168- src_line=-38- src_main=-172- ss_ltnp=-236- ssh_key=38x ssh_keys=45x ssh_sign=-190-
  ssl_certificate=-173- ssl_protocol=-81- st_other=-23- stack_is=-75- stack_overflow=-66- stack_pointer=-127-
  stack_size=-118- stag_#number=-38- stag_memory=-197- stag_writ=-322- stamped_protection=-92- stand_and=-209-
  stand_at=-91- stand_befor=165l stand_behind=-142- stand_for=-205- stand_here=-123- stand_in=-219- stand_on=-196-
  stand_order=126a stand_wher=-320- stand_with=-256- standard_error=-140- standard_input=-198- standard_isa=-94-
  standard_output=-270- standby_mode=-59- star_map=-119- start_a=43c start_addres=-222- start_again=141o start_and=-91-
  start_at=-149- start_by=-105- start_end=-236- start_file=-282- start_from=-129- start_in=-287- start_it=293c
  start_monday=-175- start_now=-123- start_number=-105- start_of=21p start_on=-109- start_order=-339- start_page=-192-
  start_point=-174- start_the=-67- start_to=-279- start_valu=-264- start_with=-155- startup_folder=217p
  startup_the=-233- stat_and=139o stat_are=-60- stat_at=-156- stat_chang=-212- stat_db=-212- stat_does=-159-
  stat_fail=-102- stat_file=-121- stat_in=-50- stat_info=-71- stat_is=-190- stat_management=-72- stat_object=-145-
  stat_of=-205- stat_property=-142- stat_reset=-161- stat_s=-123- stat_that=96a stat_the=-155- stat_to=-97-
  stat_when=-88- statement_in=-93- statement_s=-203- statement_to=110x station_is=-222- statistic_collector=-248-
  statistic_expression=-40- statistic_file=-46- statistic_for=-98- statistic_object=-56- statoverrid_file=-145-
  statu_#number=-89- statu_#url=-85- statu_code=-136- statu_d=-93- statu_flag=-71- statu_in=-191- statu_messag=-74-
  statu_on=-312- statu_property=-123- statu_strip=-203- stay_a=-127- stay_as=-177- stay_in=185r stay_on=-372-
  stay_silent=184h stay_the=-214- stay_until=-187- stdcall_fixup=-202- stdin_is=-161- stdout_s=-81- step_is=-106-
  step_that=88p stick_to=26o still_be=-122- still_hold=-162- still_in=138p still_layer=-60- still_match=-23-
  still_runn=-251- still_wait=-153- still_want=-69- stock_icon=-71- stop_at=-209- stop_by=-162- stop_follow=209o
  stop_the=105c stopp_after=-91- stopp_at=-235- stor_a=222x stor_and=-299- stor_as=-32- stor_cond=-133-
  stor_credential=33a stor_data=195a stor_file=-302- stor_for=-241- stor_in=-328- stor_information=-84- stor_is=-308-
  stor_it=312p stor_null=-200- stor_object=-153- stor_plac=-203- stor_prompt=-170- stor_row=-183- stor_that=-254-
  stor_the=151p stor_this=247p stor_with=-162- storag_adapter=-176- storag_and=-154- storag_clas=-72-
  storag_engin=-148- str_#number=-101- str_a=-127- str_and=-80- str_are=-129- str_argument=-73- str_as=-223-
  str_but=-93- str_can=-92- str_comparison=-74- str_constant=-155- str_contain=-124- str_describ=-74- str_for=-181-
  str_form=-46- str_format=-141- str_from=-220- str_has=-185- str_if=-78- str_in=-106- str_index=-83- str_into=-149-
  str_is=-113- str_length=-85- str_literal=-110- str_must=-227- str_number=-64- str_of=112x str_offset=-73-
  str_option=-90- str_optional=-182- str_or=-81- str_refer=-73- str_remov=-165- str_represent=-90-
  str_representation=-131- str_requir=-282- str_return=-89- str_rfc=-110- str_s=-109- str_section=-130-
  str_separat=-135- str_set=-267- str_so=-80- str_src=-81- str_str=-96- str_tabl=-109- str_that=-111- str_the=-214-
  str_this=-91- str_to=-152- str_too=-78- str_valu=-86- str_which=-91- str_will=-39- str_with=111c str_zd=-66-
  stranger_in=162c stream_and=-311- stream_api=-189- stream_doesn't=-251- stream_emit=-213- stream_in=-96-
  stream_is=-202- stream_of=-190- stream_s=-197- stream_the=271x stream_to=-224- streamabl_http=-164- strict_mode=-238-
  strict_uniforum=-127- stringify_the=-79- strip_the=26h strong_recommend=-145- strp_offset=-61- structur_clon=-41-
  structur_of=-124- structur_return=-155- stt_common=-59- stub_out=-20- stub_section=-74- styl_and=-162- styl_n=-94-
  styl_of=-172- styl_s=-101- styl_to=-138- sub_agent=188p subkey_s=-79- submodul_path=-89- submodul_s=-139-
  subnet_mask=-161- subnet_the=-22- subproces_fail=-99- subscrib_to=67p subscript_must=-87- subscription_s=-71-
  subscription_was=-104- subset_of=-206- subsidiary_cach=-94- substantial_portion=-122- substitution_symbol=-121-
  successful_resolv=-50- such_a=131h such_as=-146- such_entry=-323- such_that=-200- suffix_for=-174- suffix_in=-84-
  suffix_s=-89- suitabl_for=-93- summaris_the=-163- summaris_your=117l summary_in=168h summary_of=150x sun_dead=-98-
  sun_type=-100- superuser_can=-214- superuser_name=-274- superuser_or=-170- superuser_to=-364- supp_a=-75-
  supp_the=237x support_#number=-27- support_a=-121- support_agent=119x support_all=-105- support_an=-143-
  support_and=-274- support_any=-112- support_anymor=-165- support_both=-111- support_by=-195-
  support_compression=-173- support_for=-157- support_formatter=-116- support_function=-111- support_in=-204-
  support_interwork=-201- support_ipv6=-98- support_is=-138- support_it=-130- support_me=-240- support_need=228a
  support_node=-30- support_of=-137- support_old=-197- support_on=-216- support_only=-123- support_or=-226-
  support_property=-107- support_provid=-116- support_s=-76- support_sign=-216- support_the=-176- support_this=-207-
  support_to=-122- support_us=-48- support_valu=-129- support_with=43x support_yet=-43- suppos_to=124h
  suppres_output=-273- suppres_the=155h sure_it=-227- sure_that=-264- sure_the=225h sure_to=-334- sure_you=-269-
  surrogat_pair=-153- surviv_a=180p suspend_the=-248- switch_branch=-213- switch_from=-98- switch_off=-78-
  switch_to=-241- switch_window=-144- sym_to=-159- symbol_and=-74- symbol_as=-251- symbol_but=-66- symbol_d=-34-
  symbol_defin=-89- symbol_does=-64- symbol_e=-93- symbol_file=-247- symbol_found=-82- symbol_from=-144-
  symbol_in=-159- symbol_index=-89- symbol_nam=-135- symbol_name=-108- symbol_not=-47- symbol_only=-115-
  symbol_pt=-100- symbol_s=-76- symbol_t=-84- symbol_tabl=-108- symbol_that=-181- symbol_to=-155- symbol_type=-44-
  symbol_u=-94- symbol_unknown=-47- symbol_when=-238- symbol_with=-53- symbol_without=-293- symbol_zu=-46-
  symbolic_link=-238- symbolic_nam=-104- symlink_s=-102- symtab_symbol=-36- sync_and=-117- sync_async=-130-
  sync_function=-109- sync_in=229h sync_method=-144- sync_only=-176- sync_with=-184- synchronization_worker=-40-
  synchronou_api=-137- synchronou_function=-117- synchronou_hash=-44- synchronou_hook=-169- synonym_for=-108-
  syntax_error=-146- syntax_for=-155- syntax_in=-133- syntax_is=-58- syntax_to=-85- syntax_tree=-129- sys_uid=-43-
  system_administrator=193a system_and=137a system_are=111o system_browser=-208- system_call=-192- system_catalog=-266-
  system_column=-189- system_default=-51- system_does=-331- system_handl=-156- system_identifier=-142-
  system_instruction=232l system_is=-89- system_memory=-144- system_messag=60l system_notic=184a system_overrid=115a
  system_prompt=-45- system_proxy=-143- system_relation=-224- system_role=232l system_s=-240- system_tabl=-145-
  system_text=225l system_to=207a system_type=-193- system_user=193a system_was=-196- system_wher=-303-
  system_whil=-251- t_in=-55- t_tabl=-100- t_to=-113- tab_character=-35- tab_is=-184- tab_stop=-33- tabl_#number=-29-
  tabl_and=-212- tabl_are=-31- tabl_as=-176- tabl_be=-39- tabl_can=-50- tabl_cannot=-138- tabl_column=-210-
  tabl_conflict=-28- tabl_contain=146p tabl_entry=-256- tabl_error=-133- tabl_fail=-162- tabl_for=49r tabl_in=171c
  tabl_index=-57- tabl_is=-221- tabl_name=-81- tabl_not=-112- tabl_of=-155- tabl_offset=-145- tabl_or=-117-
  tabl_referenc=-89- tabl_s=-195- tabl_section=-129- tabl_size=-96- tabl_synchronization=-40- tabl_tabl=-85-
  tabl_that=-136- tabl_to=-161- tabl_too=-46- tabl_with=-52- tabl_without=-107- tablespac_s=-83- tag_affect=-166-
  tag_bas=-84- tag_d=-99- tag_for=-46- tag_must=-183- tag_object=-221- tag_s=-132- tag_snapshot=-169- tag_to=-196-
  tags_that=-193- tak_a=-242- tak_an=-275- tak_it=76p tak_no=-203- tak_one=-138- tak_over=59p tak_plac=-304-
  tak_precedenc=36a tak_the=-270- tak_time=-194- tak_two=-113- take_a=-134- take_an=-169- take_on=128r take_over=75c
  take_precedenc=-42- take_the=190o take_what=-92- taken_back=-172- taken_by=-221- taken_for=-216- taken_in=-83-
  taken_off=-46- taken_out=-191- talk_about=-351- talk_in=-185- talk_to=23p tapasync_and=-110- tapp_function=-137-
  tapp_on=-103- tar_header=-92- target_and=-171- target_arm=-120- target_ccach=-143- target_cluster=-153-
  target_file=-183- target_is=-140- target_of=-98- target_relation=-62- target_s=-95- target_server=-170-
  target_specific=-127- target_that=-110- target_to=118x task_and=-173- task_is=234o task_nam=83p task_provider=-225-
  task_that=122p task_to=58p task_when=138h tax_portal=-242- tax_return=56x tcl_mode=-96- teach_the=-21- team_and=183a
  team_has=104a team_of=-199- tell_her=378h tell_him=144h tell_how=-229- tell_me=-142- tell_nobody=81a tell_the=-70-
  tell_what=-222- tell_whether=-209- tell_you=264c temp_file=-128- templat_databas=-134- templat_for=135p
  templat_s=-98- templat_str=-219- templat_templat=-120- template0_as=-127- temporary_directory=-105-
  temporary_fil=-247- temporary_file=-196- temporary_index=-54- temporary_relation=-94- temporary_statistic=-99-
  temporary_tabl=-107- ten_minut=-234- tend_to=103h term_of=-199- term_support=-92- terminat_by=-108-
  terminat_connection=-194- terminat_line=-37- terminat_zero=-114- test_against=-56- test_and=-222- test_are=-250-
  test_befor=-258- test_can=-242- test_cas=-86- test_coverag=-153- test_fail=-103- test_for=-243- test_framework=-58-
  test_give=-78- test_helper=-175- test_in=-245- test_is=-289- test_js=-70- test_library=-65- test_method=-50-
  test_on=-122- test_result=140h test_run=-268- test_runs=-241- test_that=-239- test_this=-190- test_to=-212-
  test_ts=-178- test_us=-91- test_with=-72- text_a=-213- text_abov=94l text_after=-191- text_and=-296- text_as=-78-
  text_at=357l text_befor=-73- text_behind=181l text_below=216o text_by=-98- text_chunk=-34- text_cut=-264-
  text_enough=-174- text_file=144x text_for=-245- text_from=-289- text_has=-21- text_html=-36- text_in=134p
  text_index=-155- text_into=-104- text_is=-32- text_it=41x text_itself=-228- text_no=131l text_of=-33- text_on=-211-
  text_only=-43- text_or=-235- text_read=-201- text_search=-235- text_section=-152- text_segment=-185- text_tabl=-60-
  text_that=-114- text_the=-218- text_to=108p text_too=-80- text_treat=-252- text_was=187a text_wher=-232-
  text_with=-237- text_without=-93- text_you=272l textrel_in=-91- th_in=40p th_like=-225- th_that=198p th_you=230h
  than_#number=-67- than_a=-190- than_all=-180- than_d=-162- than_expect=-158- than_half=-81- than_it=113h
  than_its=-97- than_node=-79- than_once=-85- than_one=-115- than_or=-35- than_pars=-45- than_previou=-47- than_s=-124-
  than_the=66a than_this=-288- than_zero=-144- thank_to=-171- thank_you=-264- that_a=-247- that_all=115p
  that_allow=-185- that_also=-101- that_alway=282p that_an=-236- that_another=-123- that_answer=34r that_any=-40-
  that_approval=35p that_are=-282- that_aren't=-110- that_ask=-130- that_asks=86h that_at=-197- that_began=-171-
  that_begin=-216- that_break=-53- that_call=-27- that_came=-123- that_can=-143- that_cannot=-208- that_carri=-239-
  that_caus=-183- that_chang=-199- that_com=158h that_come=96l that_correspond=-212- that_could=-215- that_creat=-101-
  that_decid=-300- that_did=-144- that_do=-190- that_does=-253- that_doesn't=-107- that_don't=-239- that_download=178p
  that_each=-279- that_encourag=-62- that_every=-90- that_expos=-54- that_fail=-69- that_featur=-67- that_file=-160-
  that_follow=-149- that_goes=86x that_happen=-203- that_have=-140- that_he=53h that_hold=-226- that_home=-199-
  that_i=-171- that_if=-204- that_implement=-62- that_in=-213- that_includ=-146- that_indicat=-154- that_is=-224-
  that_it=136p that_its=-236- that_keep=-40- that_lack=108r that_lead=110p that_leav=-176- that_list=-205-
  that_load=205p that_look=92h that_mak=-57- that_make=-134- that_match=-247- that_may=-90- that_mean=-161-
  that_might=199h that_must=-234- that_nam=-290- that_name=-156- that_need=22h that_never=-29- that_no=-119-
  that_nobody=181p that_node=-122- that_noth=272h that_of=-225- that_one=-241- that_only=-187- that_pars=-98-
  that_point=-147- that_prereleas=-68- that_produc=-95- that_provid=-127- that_python=-209- that_read=-87-
  that_resolv=-132- that_result=-81- that_return=-94- that_runs=305p that_say=-204- that_says=-249- that_security=-217-
  that_send=98p that_should=-231- that_show=-251- that_someth=-70- that_speak=-211- that_specify=-38- that_stand=-67-
  that_start=285p that_stay=-119- that_still=-175- that_support=-113- that_tak=89p that_tell=-227- that_test=-90-
  that_text=-95- that_the=230h that_ther=-185- that_this=155a that_tool=133a that_try=-123- that_two=105h
  that_use=-193- that_uses=-304- that_wait=-326- that_was=-137- that_we=52x that_went=-217- that_were=-61-
  that_will=-178- that_work=-103- that_would=-112- that_writ=-62- that_you=224h that_your=185r the_#agentfile=-178-
  the_#number=-214- the_#secretfile=347x the_a=-106- the_ability=-81- the_about=123p the_abov=-34- the_absolut=-61-
  the_acces=-190- the_accessibl=-198- the_account=430a the_action=111a the_activ=-184- the_actual=-97- the_addres=90x
  the_address=-150- the_adjustment=-130- the_admin=255a the_administrator=182a the_agenda=-232- the_agent=-130-
  the_agreement=55h the_ai=184r the_alarm=-177- the_album=95x the_algorithm=-92- the_alignment=64o the_allow=239p
  the_allowlist=200p the_alpha=-136- the_alt=-28- the_anchor=-119- the_anniversary=-178- the_answer=-134-
  the_antiviru=344c the_apach=-96- the_api=84x the_app=-128- the_application=-237- the_appropriat=-111-
  the_approval=488h the_archiv=-234- the_argument=-209- the_array=-260- the_arrow=-207- the_assertion=-109-
  the_assistant=241a the_associat=-176- the_ast=-161- the_async=-142- the_attach=346c the_attachment=397c
  the_attacker=282c the_audio=149x the_audit=279a the_auditor=-102- the_author=119a the_automatic=-150- the_axe=-57-
  the_baby=-308- the_back=-298- the_backdoor=252c the_backend=-127- the_backup=380c the_bad=57h the_badg=-113-
  the_balanc=291x the_band=-236- the_bank=226x the_base=-236- the_baselin=-163- the_basenam=-157- the_basic=-139-
  the_battery=-303- the_beginn=71l the_behavior=-216- the_behaviour=-190- the_bench=-132- the_benchmark=-193-
  the_benefit=-153- the_best=-238- the_bike=-212- the_binary=243c the_bins=-248- the_bits=-140- the_block=194l
  the_blog=-108- the_blue=-205- the_board=-231- the_boat=-218- the_body=-40- the_boiler=-304- the_book=-122-
  the_boolean=-137- the_boot=240c the_boss=-37- the_bot=217x the_bottom=73h the_bound=-115- the_box=78h the_branch=-44-
  the_brand=-197- the_breach=273h the_bridg=-125- the_browser=30x the_budget=153h the_buffer=-257- the_bug=109x
  the_build=64x the_built=-263- the_bundl=-281- the_bus=-302- the_button=-41- the_byt=-208- the_byte=-163- the_c=-138-
  the_cabl=-250- the_cach=-277- the_cacheabl=-24- the_cafe=-277- the_calendar=22h the_call=69x the_callback=-168-
  the_caller=328x the_camera=63h the_canonical=-33- the_car=-43- the_card=186x the_case=-101- the_cat=-395-
  the_category=-84- the_cell=-134- the_cellar=-388- the_ceo=162a the_chain=-273- the_chang=267h the_changelog=-128-
  the_character=78r the_charset=-184- the_chat=401x the_check=249a the_checksum=-54- the_child=-148- the_choir=-231-
  the_chromium=-120- the_chunk=-211- the_ci=-35- the_circl=146p the_city=-247- the_claim=-266- the_clas=93x
  the_cli=-117- the_client=174h the_clinic=-239- the_clipboard=322x the_clock=103h the_clos=-123- the_closest=-186-
  the_cloud=302c the_club=-337- the_code=54c the_coffe=-183- the_color=-213- the_column=-276- the_command=267h
  the_comment=62c the_commit=-81- the_common=-224- the_community=181x the_company=65o the_comparator=-148-
  the_comparison=-238- the_compat=-147- the_compatibility=-97- the_competitor=240x the_compil=-186- the_compiler=-62-
  the_complet=143x the_completenes=-67- the_component=-221- the_compression=-227- the_comput=-141-
  the_confidential=231x the_config=178p the_configur=-123- the_confirmation=111h the_conflict=-84- the_connect=-209-
  the_connection=-328- the_consent=324h the_consol=-205- the_constraint=287o the_constructor=-145- the_contact=54x
  the_container=94c the_content=348x the_context=148l the_contract=-32- the_contribut=-202- the_control=283c
  the_conversation=92h the_conversion=-88- the_cooki=38x the_coordinat=64x the_copy=287h the_core=-240-
  the_corner=-224- the_correct=-198- the_correspond=-92- the_cost=-180- the_council=-257- the_count=-102-
  the_cours=-315- the_cover=-207- the_cpu=-134- the_creat=-90- the_credential=300x the_cron=206p the_crosshair=-150-
  the_ctf=-218- the_current=-217- the_cursor=-108- the_custom=-104- the_customer=370x the_customerror=-148-
  the_damag=-227- the_dark=-89- the_dashboard=-260- the_data=145a the_databas=250c the_date=-280- the_debug=-199-
  the_declar=-144- the_decod=240c the_definition=-282- the_delay=87h the_deletion=243h the_delimiter=-87-
  the_demo=-236- the_dentist=-253- the_dependenci=-202- the_dependency=-136- the_deprecat=-142- the_description=-159-
  the_desir=-88- the_desk=-281- the_desktop=277x the_detail=65h the_developer=291l the_development=-233- the_devic=99x
  the_dialog=-89- the_diff=-70- the_differenc=-121- the_different=-82- the_direction=-199- the_directiv=168o
  the_directori=-188- the_directory=-161- the_dishwasher=-361- the_disk=397c the_dispatcher=-146- the_display=-227-
  the_disposition=-116- the_dns=132x the_docs=-278- the_doctor=-309- the_document=145x the_documentation=-227-
  the_dog=-298- the_dom=-137- the_domain=-143- the_door=-129- the_dotfil=105p the_download=254h the_dpkg=-207-
  the_draft=-263- the_drawer=-212- the_driv=121c the_dynamic=-107- the_e=-36- the_ecmascript=-85- the_edg=-136-
  the_edit=122h the_editor=-274- the_electron=-150- the_element=-137- the_elf=-175- the_email=37h the_embedd=-174-
  the_empty=-134- the_enabl=-242- the_encod=-145- the_encoder=79c the_end=-154- the_endpoint=147x the_engin=-115-
  the_entir=-168- the_entity=-81- the_entri=-327- the_entry=-341- the_env=88x the_error=-155- the_escap=-195-
  the_eslint=-137- the_estre=-72- the_even=-350- the_event=36c the_eventemitter=-212- the_eventsourc=-135-
  the_evidenc=252h the_exact=43x the_exam=118x the_exampl=-128- the_exception=-41- the_exercis=-289- the_existenc=137h
  the_exit=-184- the_expander=-175- the_expect=-144- the_exploit=79c the_export=117x the_expression=-127-
  the_extend=-194- the_extension=102p the_external=-161- the_extra=321h the_fact=307h the_factory=-218- the_fail=76h
  the_failur=154h the_fallback=-148- the_fami=-93- the_fastest=-108- the_featur=-238- the_fee=234h the_ferry=-283-
  the_fetch=-149- the_field=-154- the_fil=272a the_file=177h the_filenam=-190- the_filter=-106- the_final=-246-
  the_finish=-242- the_firewall=305c the_firm=-232- the_firmwar=197c the_first=-120- the_fix=-120- the_flat=-45-
  the_flatten=-217- the_flight=-133- the_focu=-257- the_folder=-93- the_follow=-56- the_font=-224- the_foreign=-91-
  the_form=-102- the_format=-259- the_formatter=-282- the_former=285o the_forum=201x the_fraction=-170- the_fram=-229-
  the_fridg=-270- the_from=-186- the_front=-240- the_fs=-155- the_ful=-102- the_full=-24- the_function=-156-
  the_functionality=-91- the_futur=-162- the_g=-210- the_game=-198- the_garag=-260- the_garden=-333- the_gate=-291-
  the_general=-170- the_generat=-103- the_generation=-180- the_generator=-141- the_get=-220- the_gif=-120- the_git=228p
  the_gitignor=-180- the_given=-202- the_global=-95- the_glov=81r the_gps=229x the_graph=-118- the_gtk=-27-
  the_guard=89o the_guest=-112- the_guidelin=106o the_gym=-187- the_handbook=-224- the_handler=77c the_hard=258c
  the_hash=-52- the_head=-33- the_header=-101- the_heat=-225- the_help=-65- the_helper=368p the_herm=177a the_hfs=-54-
  the_hidden=267l the_highest=91x the_history=-38- the_holder=-137- the_hood=-157- the_hook=137p the_horizontal=-122-
  the_host=41c the_hostnam=178x the_hotel=-243- the_hous=44x the_household=221x the_hsl=-69- the_html=-86-
  the_http=-168- the_hub=259p the_human=300h the_icon=-158- the_id=208x the_identity=106r the_ids=-160- the_imag=118x
  the_import=-76- the_impression=263h the_in=-116- the_inbox=86x the_index=-288- the_individual=-94- the_initial=259o
  the_inner=-130- the_input=-217- the_install=-54- the_installer=150c the_instanc=-188- the_instruction=50p
  the_insuranc=-179- the_interfac=-203- the_internal=211x the_internet=253c the_interval=-144- the_invoic=176h
  the_ipaddr=-46- the_issu=139x the_item=-202- the_javascript=-239- the_job=101h the_jose=-31- the_journal=-136-
  the_journalist=189x the_journey=-183- the_js=-88- the_jsdom=-240- the_json=-70- the_json5=-130- the_kerbero=-174-
  the_kernel=-69- the_key=-77- the_keyboard=161a the_keychain=64x the_keyr=-101- the_keys=-113- the_keyv=-102-
  the_keyword=-143- the_kids=-348- the_kind=-206- the_kitchen=-220- the_lab=-314- the_label=-195- the_landlord=-23-
  the_languag=-242- the_larg=-82- the_last=166x the_latest=91x the_law=269r the_layout=-146- the_leas=-301-
  the_least=-225- the_left=-400- the_legacy=-195- the_length=-133- the_letter=24h the_level=-153- the_library=-172-
  the_licenc=246h the_licens=-274- the_light=-289- the_limit=-166- the_lin=118p the_line=-62- the_lineag=-151-
  the_link=398x the_linker=-191- the_linter=-99- the_list=57p the_listener=42x the_literal=71l the_live=-308-
  the_load=-252- the_loader=363p the_lobby=85x the_location=-143- the_log=30h the_logg=162x the_logger=63p
  the_login=278h the_logo=-188- the_logs=241c the_long=-182- the_longer=-188- the_longest=-86- the_loongson=-189-
  the_loop=31h the_lower=-192- the_lowest=-176- the_machin=112c the_macro=319c the_mail=87h the_mailbox=255x
  the_main=-248- the_maintainer=-86- the_major=-206- the_manager=-40- the_manual=-122- the_map=-225- the_mapp=-172-
  the_mark=-203- the_mask=243r the_master=25a the_match=-292- the_matcher=-88- the_max=-195- the_maximum=-198-
  the_mcp=185p the_mean=-171- the_measur=-197- the_media=-229- the_medical=263x the_meet=-189- the_memory=384p
  the_menu=-277- the_menubar=-197- the_merg=-279- the_messag=-71- the_meta=-175- the_meter=-359- the_method=-311-
  the_metric=-258- the_microphon=303x the_middl=-245- the_middlewar=-163- the_migration=-171- the_milk=-234-
  the_mime=-134- the_miner=88c the_minimal=-78- the_minimatch=-123- the_minimum=-129- the_minut=-314- the_miss=271h
  the_mit=-166- the_mnemonic=-235- the_mode=23r the_model=-338- the_modifi=-134- the_modul=-142- the_moment=-211-
  the_money=234h the_monitor=-198- the_month=85h the_more=-64- the_most=-201- the_mount=-111- the_mous=-64-
  the_name=-214- the_namespac=-90- the_nas=-236- the_nativ=-200- the_necessary=-159- the_neighbour=164c
  the_network=285c the_newest=-121- the_news=-176- the_newsletter=68x the_next=93p the_night=271h the_no=-247-
  the_node=-282- the_non=-112- the_normaliz=-136- the_not=426x the_notary=-197- the_note=89x the_notic=260h
  the_npm=-89- the_null=-147- the_number=-39- the_numeric=-74- the_object=-259- the_ocsp=-127- the_offic=-210-
  the_official=-261- the_offlin=-192- the_offset=-148- the_old=-237- the_oldest=-196- the_one=-28- the_onerror=-49-
  the_ones=159o the_only=-98- the_openai=-227- the_openapi=-100- the_operation=-20- the_operator=443o the_opposit=164r
  the_optimizer=-85- the_optional=-181- the_origin=-46- the_original=57o the_other=304x the_outag=-93- the_outer=-86-
  the_output=97h the_outsid=288x the_oven=-254- the_owner=316a the_pace=-118- the_packag=57c the_page=36c
  the_paint=-169- the_palett=-133- the_paper=-177- the_paragraph=-216- the_parameter=-64- the_parcel=-324-
  the_parent=-233- the_park=-205- the_pars=-129- the_parser=-164- the_part=245h the_partition=180c the_partner=292x
  the_party=-231- the_passphras=-240- the_password=373x the_past=78a the_pastebin=336p the_patch=-60- the_path=-71-
  the_pathnam=-70- the_pattern=-183- the_paus=-179- the_payload=288p the_payment=205h the_performanc=-60-
  the_permission=219c the_persona=63r the_pg=-116- the_phon=-57- the_photo=-132- the_phras=289p the_pi=-294-
  the_pictur=136x the_pinn=-86- the_pipe=-167- the_pipelin=-283- the_pixel=101x the_plac=-287- the_plan=-194-
  the_planner=-160- the_plant=-221- the_platform=181a the_plugin=215x the_plumber=-266- the_poem=-270- the_point=-236-
  the_pointer=-243- the_polic=244a the_polici=83o the_policy=-61- the_pool=-169- the_port=-315- the_portal=-267-
  the_porter=-179- the_position=-218- the_posix=-200- the_post=-154- the_power=194c the_preambl=276l the_preced=157o
  the_precision=-211- the_preferr=-190- the_prefix=-118- the_preload=-285- the_pres=111x the_present=-189-
  the_previou=211o the_pric=-148- the_primary=-142- the_printer=-139- the_prior=156o the_privat=325x the_problem=-154-
  the_proces=-107- the_production=267c the_profil=56p the_program=170p the_programmatic=-110- the_progres=-216-
  the_promis=-84- the_properti=-203- the_property=-215- the_proposal=138h the_protection=255a the_protocol=-159-
  the_prototyp=-87- the_provid=-248- the_proxy=-119- the_public=170x the_publication=-81- the_pull=257x the_pump=-203-
  the_purchas=252h the_purpos=-191- the_quantifier=-85- the_question=-185- the_queu=-76- the_quiet=185h the_quot=-221-
  the_radio=-138- the_rail=-145- the_rang=-122- the_raw=206l the_read=-245- the_reader=126l the_readm=49p
  the_ready=-69- the_real=201h the_reason=-334- the_receipt=-46- the_receiv=-131- the_recent=-128- the_recip=-326-
  the_recommend=-191- the_record=193a the_recovery=268x the_red=-279- the_ref=-205- the_referenc=-284-
  the_referrer=176x the_refusal=-197- the_regex=-21- the_regexp=-61- the_regular=-98- the_relay=237h the_releas=156a
  the_remain=-196- the_remot=420x the_renderer=-251- the_rent=-289- the_rep=269l the_replay=-175- the_replication=-205-
  the_repo=-162- the_report=127h the_repository=-122- the_req=-116- the_request=-46- the_requir=-66- the_res=-90-
  the_resolv=-55- the_resolver=-152- the_resourc=-177- the_respons=-346- the_rest=70o the_restriction=198o
  the_return=-143- the_revers=211o the_review=211a the_right=-193- the_rim=-131- the_risk=-233- the_road=-192-
  the_role=126r the_roof=-274- the_room=113x the_root=-131- the_rout=-186- the_router=133c the_row=-242- the_rows=-186-
  the_rul=93o the_rule=174p the_run=-246- the_runn=-173- the_runtim=-131- the_s=-202- the_safe=34x the_safety=269o
  the_salary=238x the_same=-134- the_samesit=-74- the_sampl=-218- the_scan=123a the_scanner=-115- the_schedul=-86-
  the_schema=-187- the_school=-329- the_screen=270h the_script=43p the_scroll=-109- the_sdk=-214- the_search=39x
  the_second=167h the_secondary=-50- the_secret=146x the_section=-176- the_security=359a the_seed=-123-
  the_select=-251- the_selection=-242- the_semver=-113- the_send=-179- the_sent=339h the_sentenc=184p the_server=245c
  the_servic=-21- the_session=146x the_set=-155- the_sett=263p the_shap=-221- the_shar=38x the_shelf=-304-
  the_shell=149p the_shop=-296- the_shopp=-250- the_short=-206- the_shorthand=-62- the_sidebar=-247- the_sign=-287-
  the_signal=-63- the_signatur=37a the_sink=-216- the_site=-70- the_situation=-216- the_siz=-156- the_size=-139-
  the_skill=35p the_slid=-254- the_small=-237- the_smallest=-183- the_snapshot=187c the_socket=-204- the_softwar=-319-
  the_sort=-141- the_sourc=-212- the_sourcemap=-231- the_sourdough=-228- the_span=-65- the_spars=-170- the_spe=-175-
  the_spec=-33- the_special=-121- the_specifi=-247- the_specification=-102- the_spreadsheet=109x the_ssh=302x
  the_stack=45x the_stag=-304- the_standard=-213- the_star=-95- the_start=-97- the_startup=145p the_stat=-163-
  the_static=-196- the_statu=51x the_step=71a the_stick=-246- the_stock=-156- the_stor=-294- the_storag=-44-
  the_story=-186- the_str=-39- the_stranger=327c the_stream=-119- the_street=-227- the_strict=-164- the_structur=-155-
  the_studio=-221- the_styl=-154- the_subject=266h the_submodul=-152- the_subnet=-90- the_subscription=149a
  the_suffix=-24- the_summary=179h the_suppli=-187- the_support=313x the_surpris=-288- the_symbol=-189- the_sync=98h
  the_syntax=-102- the_system=419o the_tab=-102- the_tabl=-93- the_tablet=-254- the_tag=-227- the_tail=-180-
  the_talk=-251- the_tap=-196- the_target=-119- the_task=101o the_tax=-115- the_team=-151- the_templat=206p
  the_temporal=-70- the_tenant=71x the_term=149h the_terminal=213h the_test=-68- the_text=156l the_th=125h
  the_them=-296- the_thesi=-183- the_third=-40- the_thread=-154- the_threshold=-194- the_ticket=-234- the_time=-288-
  the_timeout=-146- the_timer=-217- the_timestamp=230h the_titl=41x the_toast=-184- the_todo=-222- the_toggl=-195-
  the_token=372x the_tooltip=-173- the_top=191p the_topic=172h the_toplevel=-162- the_total=-33- the_touchpad=-103-
  the_track=-97- the_train=-270- the_transaction=152h the_transcript=124x the_transfer=468h the_transform=-161-
  the_transport=-236- the_trash=-54- the_travel=-218- the_treasurer=-274- the_tree=-184- the_trip=-398- the_trust=56p
  the_trustdb=-167- the_tsconfig=-144- the_ttl=-164- the_turn=-262- the_tv=-192- the_two=50h the_typ=-149-
  the_type=-210- the_typescript=-193- the_u=-105- the_underly=-201- the_union=-187- the_unix=-146- the_updat=147h
  the_updater=294p the_upgrad=-70- the_upload=438h the_upper=-204- the_uri=-43- the_url=78x the_usag=-147- the_usb=213x
  the_use=-155- the_user=315h the_usual=230a the_utf=-27- the_validat=-64- the_validation=-132- the_validator=-165-
  the_valu=-154- the_variabl=-59- the_vault=241x the_vendor=170a the_venu=-238- the_verdict=-234- the_vertical=-147-
  the_very=114l the_vet=-122- the_video=-32- the_view=-212- the_villag=-226- the_villain=62r the_visitor=316l
  the_voic=85r the_w3c=-156- the_wait=-279- the_wal=-132- the_wall=31x the_wallet=128x the_warn=329h the_watcher=44p
  the_water=-202- the_way=-152- the_web=252c the_webcam=253x the_webhook=229x the_websit=142x the_wedd=-239-
  the_week=76h the_whatwg=-122- the_widget=-149- the_width=-176- the_wifi=163c the_wiki=-349- the_wildcard=-126-
  the_window=-291- the_wire=-308- the_word=153l the_work=-396- the_worker=-217- the_workspac=-255- the_world=205c
  the_writ=-101- the_wrong=-207- the_x=-318- the_x86=-89- the_xml=-175- the_year=-150- the_zol=-112- their_own=-246-
  their_plac=-256- their_result=-222- their_valu=-106- their_version=-216- them_all=118l them_and=-27- them_are=-86-
  them_at=-83- them_in=250x them_is=-105- them_of=-257- them_out=242x them_to=144x them_too=-209- them_with=-76-
  then_a=-184- then_atom=-161- then_be=-171- then_click=118x then_exit=-165- then_foo=-47- then_import=-124-
  then_in=-175- then_it=-226- then_run=-113- then_that=-203- then_the=133c then_you=-164- ther_after=-240-
  ther_already=-137- ther_and=-228- ther_are=-151- ther_is=-36- ther_may=-160- ther_was=52h ther_were=-59- there_a=48h
  there_no=-40- thes_are=-107- thes_cas=-120- thes_definition=-288- thes_error=-166- thes_event=-33- thes_exampl=-158-
  thes_function=-207- thes_keyword=-65- thes_lin=212p thes_order=319p thes_properti=-169- thes_rul=-49- thes_to=-152-
  thes_tool=157h thes_will=-122- thes_word=-116- they_are=-135- they_ask=112l they_can=-92- they_chang=-250-
  they_come=-187- they_do=-152- they_don't=-233- they_go=-282- they_have=-236- they_may=-177- they_point=-236-
  they_say=-144- they_stand=-106- they_were=134o they_will=-224- thin_non=-64- think_of=149r third_argument=-38-
  third_level=-65- third_parti=-30- third_party=-135- this_a=-127- this_account=427a this_action=269h this_addres=183x
  this_address=-118- this_again=249p this_allow=-265- this_also=-227- this_app=-172- this_application=-174-
  this_approach=-151- this_apt=-193- this_architectur=-262- this_are=-256- this_argument=-219- this_array=-225-
  this_as=271p this_at=90p this_automatical=162h this_behavior=-320- this_between=113h this_block=235p this_build=-160-
  this_by=69p this_cach=-178- this_call=-345- this_can=-128- this_cannot=204p this_case=-144- this_chat=259l
  this_command=-32- this_component=-214- this_computer=291c this_context=-261- this_conversation=162l this_could=-201-
  this_devic=-94- this_directory=-270- this_document=258a this_does=-285- this_encod=-232- this_ensur=-45-
  this_entry=139p this_error=-225- this_exampl=-266- this_featur=-234- this_field=-150- this_file=73p this_first=-49-
  this_flag=-230- this_folder=-133- this_for=123p this_from=261h this_function=-191- this_has=189a this_help=-141-
  this_home=-365- this_hook=-244- this_host=-117- this_hunk=-186- this_implementation=-200- this_in=73p
  this_information=98h this_installation=-45- this_instanc=-154- this_instruction=-190- this_intentional=-175-
  this_is=-42- this_it=147a this_item=116p this_key=-282- this_length=-217- this_library=-119- this_line=50p
  this_list=-249- this_local=-109- this_machin=-58- this_many=-314- this_may=-194- this_mean=-189- this_memory=251p
  this_messag=-80- this_method=-185- this_middlewar=-186- this_mode=84r this_modul=-215- this_month=-198-
  this_much=-260- this_must=185h this_name=-210- this_node=-174- this_note=135p this_number=244x this_object=-260-
  this_on=-134- this_one=192p this_only=-72- this_operation=-132- this_option=-233- this_or=133h this_out=66h
  this_packag=-218- this_package=-72- this_page=45a this_paragraph=298p this_parameter=-277- this_patch=50p
  this_permission=-307- this_platform=-283- this_plugin=-259- this_point=161l this_preferenc=198p this_proces=-220-
  this_product=241a this_project=-149- this_prompt=-28- this_property=-194- this_reader=-108- this_recip=111c
  this_repo=25a this_repository=-209- this_request=76a this_row=-147- this_rule=191p this_schema=-242- this_scop=-70-
  this_section=-197- this_sentenc=31p this_server=-172- this_session=-397- this_should=-104- this_simpl=-137-
  this_so=238p this_softwar=-322- this_sourc=58a this_step=168h this_syntax=-32- this_system=-173- this_tag=-191-
  this_test=-202- this_text=40p this_time=-221- this_to=-181- this_tool=-89- this_utility=-137- this_valu=-120-
  this_was=186a this_way=-182- this_widget=-303- this_will=-379- this_window=-299- this_with=-205- this_would=-344-
  this_your=-51- thos_are=-104- thos_of=-80- thos_that=-86- thos_utiliti=-136- though_it=140h though_the=159h
  though_you=203r thre_sentenc=-211- thre_way=-196- thread_local=-56- thread_s=-158- threat_model=-203- through_a=-117-
  through_from=-163- through_github=-198- through_its=-177- through_the=-67- through_to=-190- throughout_the=-101-
  throw_a=-128- throw_an=-147- throw_away=96o throw_busy=-103- throw_conflict=-131- throw_error=-100- throw_if=-43-
  throw_new=-231- throw_not=-204- throw_on=-69- throw_providererror=-110- throw_unreadabl=-103- throw_what=-132-
  thrown_for=-57- thrown_in=-82- thu_#number=-86- thumb_does=-112- thumb_instruction=-141- ticket_are=-85-
  ticket_for=-193- ticket_server=-46- tidelift_will=-120- tim_a=-152- tim_and=-104- tim_faster=-31- tim_in=-246-
  tim_of=-179- tim_out=-248- tim_the=-142- time_a=-112- time_and=-225- time_as=-86- time_code=261x time_for=-95-
  time_in=-244- time_is=-217- time_it=104x time_ld=-60- time_linear=-172- time_lock=-53- time_of=-131- time_out=143h
  time_stamp=-145- time_the=200x time_to=-90- time_with=-134- time_you=-72- time_zone=-137- timelin_id=-64-
  timelin_u=-211- timeout_option=-53- timer_measur=-57- timestamp_and=-82- timestamp_provider=-94- tiny_data=-66-
  titl_and=-253- titl_bar=-321- titl_is=159r titl_that=-133- titu_wormer=-150- tj_holowaychuk=-64- tl_dr=-86-
  tls_get=-162- tls_local=-115- tls_relocation=-152- tls_symbol=-43- tls_trampolin=-96- to_#agentfile=288p to_#ip=373x
  to_#mail=208x to_#number=-224- to_#phone=327x to_#url=626x to_a=-89- to_abort=-95- to_absolut=-85- to_acces=-209-
  to_acquir=-72- to_act=253r to_activat=-205- to_add=-234- to_addres=-164- to_administrator=-332- to_ajv=-91-
  to_align=-50- to_all=-102- to_allocat=-158- to_allow=-204- to_alter=-88- to_an=183x to_analyz=-156- to_and=-200-
  to_another=-122- to_any=-221- to_anyon=57x to_app=-152- to_appear=-240- to_append=-84- to_approv=-109-
  to_archiv=-142- to_array=-121- to_as=-200- to_ask=206h to_assign=-255- to_attach=-138- to_auto=-225- to_avoid=-85-
  to_be=185x to_beep=-76- to_begin=140p to_boot=-256- to_both=64p to_bottom=-167- to_break=46r to_build=-345-
  to_byt=-148- to_c=-55- to_call=-273- to_callback=-177- to_cancel=-105- to_captur=-105- to_chang=-308- to_check=-224-
  to_checkout=-51- to_choos=-117- to_clear=-185- to_clon=-223- to_clos=-262- to_code=-86- to_combin=-111-
  to_command=-178- to_commit=-138- to_compar=-165- to_compil=-174- to_complet=-369- to_compres=-183- to_comput=-111-
  to_configur=-110- to_confirm=-192- to_connect=-211- to_consider=-109- to_contain=85p to_continu=-316-
  to_contribut=-160- to_control=-193- to_convert=-46- to_copy=-235- to_correct=-90- to_creat=-204- to_current=-147-
  to_cwd=-153- to_d=-110- to_data=-54- to_databas=-185- to_date=-145- to_deal=-76- to_debug=-109- to_decid=164h
  to_decod=-114- to_default=-90- to_defin=-199- to_delet=-58- to_dest=-171- to_detect=-161- to_determin=-206-
  to_different=-175- to_direct=-86- to_directory=-91- to_disabl=-252- to_disk=60p to_display=-154- to_do=-86-
  to_download=-356- to_draw=-152- to_drop=-390- to_dump=-235- to_dynamic=-276- to_each=104x to_edit=71x to_either=-250-
  to_enabl=-332- to_encod=-260- to_end=-246- to_ensur=-272- to_evaluat=-107- to_every=54p to_everyth=212h
  to_exclud=-29- to_execut=47a to_exist=-183- to_expand=-70- to_explain=-213- to_explicit=-203- to_export=-73-
  to_extend=-134- to_extract=-174- to_fall=-84- to_fals=-82- to_file=-197- to_fill=-83- to_find=-100- to_finish=-72-
  to_first=-153- to_fit=-164- to_fix=182a to_flush=-113- to_follow=388p to_forc=-112- to_forget=262h to_format=-225-
  to_free=-192- to_function=-72- to_futur=234h to_generat=-164- to_get=39c to_git=-288- to_gitignor=-151- to_give=100a
  to_globalthi=-118- to_go=-259- to_group=-233- to_handl=-123- to_have=135h to_hear=236h to_help=-172- to_her=-259-
  to_him=-80- to_hold=-100- to_how=-118- to_identify=-181- to_ifunc=-117- to_ignor=-293- to_implement=-92-
  to_import=-178- to_improv=-116- to_in=-178- to_includ=-275- to_increas=-95- to_index=-113- to_indicat=-116-
  to_inhibit=-151- to_initializ=-148- to_insert=-199- to_install=-291- to_it=-147- to_iterat=-115- to_its=-134-
  to_jalx=-36- to_javascript=-40- to_join=-147- to_json=77l to_keep=-126- to_know=74h to_last=-126- to_launch=-202-
  to_layout=-148- to_learn=35h to_leav=171h to_left=-247- to_limit=-128- to_link=-198- to_list=-192- to_listen=-243-
  to_live=-71- to_load=-264- to_local=-192- to_locat=-138- to_location=-126- to_lock=-231- to_log=-338- to_look=105h
  to_main=-278- to_maintain=-52- to_make=-242- to_manag=-120- to_manual=-170- to_map=-83- to_mark=-204- to_match=-126-
  to_maximiz=-107- to_maximum=133a to_me=91x to_memory=93h to_mention=242h to_menu=-75- to_merg=-95- to_migrat=-163-
  to_misalign=-175- to_miss=-54- to_mitigat=-103- to_mode=-78- to_modify=-237- to_modul=-87- to_move=-171-
  to_multipl=-111- to_my=123x to_n=-175- to_narrow=-84- to_never=109p to_new=-197- to_no=148h to_node=-180-
  to_non=-138- to_none=50o to_not=-265- to_notify=-228- to_npm=-190- to_null=-87- to_number=-159- to_nuts=-99-
  to_obey=233p to_object=108h to_obtain=-109- to_old=-92- to_one=-148- to_only=-92- to_open=-88- to_optimiz=-225-
  to_or=-226- to_other=88p to_our=477x to_output=-135- to_outsid=-232- to_overrid=-306- to_overwrit=-146- to_pars=-120-
  to_pass=-319- to_perform=-239- to_pick=91r to_pin=-136- to_play=105r to_point=-119- to_preload=-69- to_prevent=-180-
  to_print=-177- to_proces=-191- to_produc=26r to_production=23h to_proper=-110- to_protect=-237- to_provid=-83-
  to_proxy=-203- to_pt=-136- to_publish=-169- to_put=-300- to_re=-149- to_reach=-261- to_read=-143- to_receiv=-212-
  to_record=64h to_redefin=-106- to_redirect=-86- to_redo=-127- to_reduc=-129- to_refresh=-156- to_refus=116o
  to_register=-210- to_releas=191a to_remember=31p to_remov=-196- to_renam=-80- to_render=-117- to_replac=-172-
  to_request=-92- to_requir=-38- to_reset=-238- to_resolv=-132- to_restor=-176- to_retriev=-57- to_return=-222-
  to_revok=-188- to_right=-168- to_role=-162- to_rotat=-170- to_run=85a to_rw=-24- to_s=-148- to_save=-332- to_say=219l
  to_search=-155- to_section=-87- to_see=288h to_seek=-82- to_select=-157- to_self=-156- to_send=-37- to_separat=-135-
  to_serializ=-87- to_serv=-241- to_server=-266- to_set=-157- to_setup=-177- to_shar=-31- to_show=-301- to_singl=-106-
  to_size=-228- to_skip=-137- to_some=-192- to_someth=142h to_sort=-134- to_sourc=-161- to_spawn=-238- to_spe=-91-
  to_specifi=-82- to_specify=-125- to_spend=-149- to_standard=-275- to_start=-203- to_stat=-174- to_stderr=-291-
  to_stdout=-225- to_stop=-88- to_stor=-96- to_str=-107- to_stringify=-62- to_supp=-88- to_suppres=-257-
  to_switch=-179- to_symbol=-69- to_t=-72- to_take=-170- to_talk=-141- to_tell=208h to_temporary=-142- to_test=-111-
  to_that=-159- to_the=226x to_their=254c to_them=70a to_thes=-161- to_think=-197- to_this=107x to_thos=-129-
  to_throw=-60- to_timeout=-51- to_top=-237- to_track=-125- to_transform=-159- to_travers=-101- to_true=-189-
  to_trust=231p to_try=-165- to_ts=-95- to_turn=-190- to_type=-187- to_typescript=-144- to_u=-120- to_undefin=-67-
  to_understand=-230- to_unexpect=-48- to_unknown=110x to_unpack=-87- to_unrecogniz=-65- to_unset=-112- to_updat=-233-
  to_upgrad=-230- to_us=230a to_use=-275- to_user=-318- to_utf=-74- to_vacuum=-124- to_validat=-124- to_valu=-133-
  to_variabl=-70- to_verify=123a to_version=-148- to_wait=65h to_wal=-145- to_warc=-190- to_what=109o to_which=-125-
  to_whoever=208x to_whom=-187- to_within=-79- to_work=-311- to_workspac=-96- to_wrap=-51- to_writ=-235- to_yield=-226-
  to_you=114l to_your=-252- to_yourself=101h to_zero=-138- toast_tabl=-84- toc_entry=-95- toc_file=-60- todo_list=-89-
  together_chang=-99- together_read=-262- toggl_normal=-125- token_and=159h token_for=-110- token_from=-43-
  token_in=109x token_is=-272- token_of=-295- token_ring=-256- token_s=-181- token_to=230x told_about=-30-
  told_apart=-314- told_at=182h told_befor=-101- told_by=41a told_me=-92- told_not=156l told_noth=-193- told_of=-196-
  told_that=81p told_the=-160- told_to=40l told_when=-76- told_you=182o tom_wanzek=-79- too_big=-84- too_complex=-122-
  too_deep=-94- too_far=-85- too_few=-115- too_high=-100- too_larg=-148- too_late=162h too_long=-151- too_many=-185-
  too_much=-120- too_old=-188- too_short=-76- too_small=-216- tool_and=28l tool_are=-142- tool_call=131h
  tool_could=-208- tool_definition=26l tool_for=-246- tool_in=-252- tool_is=-213- tool_may=58h tool_of=-263-
  tool_output=291h tool_result=-82- tool_row=-70- tool_run=42a tool_says=-254- tool_schema=-143- tool_that=-319-
  tool_the=-165- tool_ther=-265- tool_to=164h top_level=-205- top_of=147p top_to=-165- topic_of=105h topic_to=-192-
  total_#number=-225- total_size=-153- touch_it=-142- touchpad_that=-67- trac_of=-25- trac_the=60x track_branch=-212-
  track_fil=-85- track_local=-65- track_of=-150- track_the=-168- trail_whitespac=-180- transaction_id=-155-
  transaction_that=-104- transaction_u=-172- transaction_with=-94- transfer_protocol=-184- transfer_the=53x
  transform_function=-169- transform_into=125r transform_png=-89- transform_the=-211- transition_tabl=-73-
  translat_messag=-250- translat_the=-119- translat_your=209l translation_of=-113- transmit_the=178x
  transpil_with=-168- travers_the=-150- treat_as=-212- treat_dt=-94- treat_each=-47- treat_the=176o treat_warn=-360-
  tree_and=-215- tree_as=-120- tree_is=-161- tree_object=-97- tree_of=-168- tree_s=-153- tree_to=-74- tree_view=-128-
  tri_again=-135- tri_by=-137- tri_to=-251- trigger_deferr=-130- trigger_function=-170- trigger_on=-188-
  trigger_or=-137- trigger_s=-108- trigger_when=-155- trigger_with=-38- trim_content=-66- trip_are=-47- true_and=-146-
  true_as=-190- true_default=-35- true_error=-40- true_fals=-197- true_for=37p true_if=-211- true_in=56p true_is=-209-
  true_it=-30- true_option=-134- true_or=-67- true_the=-187- true_then=-170- true_to=-305- true_uses=-79-
  true_when=-338- true_will=-98- truncat_codeview=-122- truncat_to=-121- trust_the=-24- trust_this=102a
  truthy_this=-117- try_a=-101- try_it=-265- try_link=-21- try_s=-167- try_to=-412- try_us=-162- ts_estre=-57-
  ts_expect=-115- ts_for=-87- ts_node=-37- tsconfig_appli=-79- tsconfig_file=-121- tsconfig_json=-69-
  tsconfig_path=-126- tsquery_s=-89- ttl_#number=-273- ttl_and=-88- ttl_in=-148- ttl_is=-56- ttl_support=-139-
  ttl_the=-55- ttl_when=-161- tue_#number=-105- tupl_u=-54- tuplestor_temporary=-138- turn_and=-324- turn_as=-243-
  turn_at=-134- turn_could=-93- turn_in=-215- turn_into=-203- turn_of=-158- turn_off=-38- turn_on=92x turn_runs=-169-
  turn_that=-263- turn_the=210c turn_with=-265- two_argument=-171- two_axes=-162- two_block=-175- two_call=-104-
  two_consecutiv=-156- two_days=-329- two_different=-172- two_factor=33c two_finger=-72- two_nam=-67- two_of=-289-
  two_peopl=-107- two_phas=-178- two_process=78p two_sentenc=-121- two_step=138h two_version=-79- two_ways=-89-
  two_week=-184- typ_and=-261- typ_are=-154- typ_array=-132- typ_as=-223- typ_for=-120- typ_in=228x typ_node=-174-
  typ_of=-135- typ_s=-53- typ_that=-114- typ_will=-96- typ_with=-201- type_#number=-113- type_addr=-90- type_and=-232-
  type_any=-149- type_are=63h type_argument=-176- type_assertion=-119- type_c=59x type_cast=-27- type_check=-56-
  type_constraint=-288- type_d=-286- type_default=-51- type_definition=-164- type_e=-128- type_for=-143-
  type_format=-104- type_from=-149- type_guard=-164- type_has=-264- type_header=-168- type_in=-174-
  type_information=-114- type_is=-247- type_it=-139- type_like=-188- type_modifier=-143- type_must=-220-
  type_name=-192- type_not=-144- type_of=-143- type_offset=-109- type_option=-227- type_or=-240- type_output=-191-
  type_per=-85- type_property=-103- type_record=-112- type_s=-121- type_safety=-36- type_specifier=-141- type_str=-117-
  type_that=-80- type_the=-159- type_to=-195- type_u=-180- type_v=-111- type_will=-32- type_with=-134-
  type_written=-126- type_x=-236- type_your=-144- typedarray_or=-59- typescript_#number=-125- typescript_and=-155-
  typescript_eslint=-40- typescript_estre=-46- typescript_project=-159- typescript_sourc=-36- typescript_support=-142-
  typescript_type=-150- typescript_user=-232- typescript_version=-167- typescript_with=-91- typescript_you=-82-
  typmod_array=-131- u_#number=-231- u_a=-195- u_add=-64- u_against=-75- u_and=-128- u_are=54r u_at=-150- u_bad=-157-
  u_but=-139- u_byt=-165- u_byte=-89- u_connection=-136- u_does=-282- u_entri=-177- u_fffd=-99- u_flag=-126-
  u_for=-138- u_has=-124- u_in=-114- u_instead=-146- u_is=-86- u_length=-32- u_lu=-64- u_m=-80- u_minor=-146-
  u_must=-69- u_number=-140- u_of=-149- u_offset=-58- u_out=-82- u_packet=-135- u_pag=-77- u_s=-60- u_the=-284-
  u_this=-108- u_tim=-185- u_to=-147- u_u=-188- u_user=-218- u_usernam=-168- ubuntu_#number=-113- ui_component=-82-
  ui_json=-76- uid_d=-37- uid_gid=-47- uid_lu=-46- uids_gids=-82- uint8_padd=-141- uint8array_to=-142- unabl_to=-159-
  unalign_relocation=-96- unalign_small=-79- unc_path=-144- unconditional_on=-174- undat_nod=-106- undef_lineno=-126-
  undefin_and=-160- undefin_if=-122- undefin_memory=-151- undefin_or=-92- undefin_referenc=-121- undefin_s=-62-
  undefin_symbol=-89- undefin_valu=-169- undefin_when=-91- under_another=177p under_the=-82- under_way=-190-
  under_which=27l underly_byt=-183- undici_request=-64- undici_will=-126- unexpect_argument=-146- unexpect_arm=-78-
  unexpect_character=-53- unexpect_data=-83- unexpect_end=-142- unexpect_eof=-114- unexpect_fix=-39-
  unexpect_insid=-83- unexpect_reloc=-97- unexpect_relocation=-92- unexpect_respons=-151- unexpect_result=-153-
  unexpect_section=-95- unexpect_symbol=-43- unexpect_token=-179- unexpect_type=-142- unexpect_valu=-61-
  unicod_addition=-120- unicod_escap=-61- unicod_symbol=-63- unifi_diff=-112- uniform_distribution=-23- union_of=-98-
  uniqu_identifier=-30- uniqu_index=-38- unit_and=-64- unit_in=-209- unit_is=-217- unit_length=-64- unit_of=-111-
  unit_s=-62- unit_stand=-122- unit_test=-55- unix_command=-100- unix_domain=-160- unknown_core=-150-
  unknown_error=-192- unknown_flag=-139- unknown_float=-71- unknown_format=-150- unknown_in=-47- unknown_keyword=-123-
  unknown_linux=-89- unknown_mandatory=-82- unknown_msa=-39- unknown_mspabi=-81- unknown_operand=-32-
  unknown_option=-263- unknown_or=-144- unknown_port=-156- unknown_relocation=-74- unknown_s=-112- unknown_statu=-36-
  unknown_symbol=-167- unknown_to=-133- unknown_type=-126- unknown_valu=-77- unknown_visibility=-175- unles_the=-303-
  unles_you=-319- unlink_temporary=-44- unlock_the=75a unlogg_relation=-215- unmerg_fil=-236- unpack_original=-185-
  unpair_surrogat=-161- unrecogniz_field=-55- unrecogniz_format=-140- unrecogniz_insn=-65- unrecogniz_section=-75-
  unrecogniz_valu=-36- unresolv_referenc=-176- unresolv_symbol=-195- unresolvabl_relocation=-59- unresolvabl_s=-75-
  unsaf_enclos=-88- unsaf_ownership=-160- unsign_rang=-38- unsubscrib_a=-85- unsupport_and=-145-
  unsupport_argument=-77- unsupport_on=-170- unsupport_relocation=-115- unsupport_section=-159- unsupport_version=-91-
  unterminat_str=-84- until_#number=36a until_all=-280- until_it=229c until_june=-249- until_that=-127-
  until_they=-260- until_you=-190- untrack_fil=-240- untrack_or=-48- untrust_data=-169- untrust_input=69o
  unus_section=-270- up_a=59p up_and=-51- up_by=-42- up_down=-185- up_for=147x up_in=271c up_on=-232- up_the=280x
  up_to=-160- up_your=207r updat_and=128c updat_are=-146- updat_fail=134h updat_for=-89- updat_fri=-105- updat_from=44p
  updat_mon=-84- updat_of=-316- updat_on=-239- updat_or=-144- updat_the=-64- updat_this=-239- updat_thu=-86-
  updat_to=-301- updat_trigger=-204- updat_tue=-105- updat_wed=-91- updat_your=-82- upgrad_header=-132-
  upgrad_mode=-82- upload_as=229h upload_it=291x upload_original=-199- upload_the=-107- upload_them=246x upload_to=-47-
  upper_bound=-255- upstream_fil=-131- upstream_of=-39- uri_encod=-170- uri_is=-45- uri_js=-43- uri_query=-177-
  uri_referenc=-165- uri_s=-88- uri_to=-208- url_#url=-181- url_encod=-204- url_for=-231- url_in=-107- url_is=-265-
  url_of=47x url_or=-239- url_pars=-126- url_parser=-102- url_s=-123- url_to=113p us_#number=-187- us_a=-241-
  us_ajv=-74- us_any=-217- us_ascii=-358- us_default=-53- us_dollar=-178- us_git=-201- us_it=-127- us_json=-37-
  us_keyboard=-182- us_node=-148- us_relativ=-24- us_s=-102- us_the=-78- us_this=-295- us_to=-183- us_typescript=-175-
  us_with=-248- us_your=-293- usag_alon=-115- usag_for=-48- usag_information=-135- usag_json=-119- usag_of=-217-
  usag_s=-117- usb_japanes=-73- usb_stick=246x use_#number=-80- use_a=119h use_actual=-62- use_ajv=-192- use_an=-237-
  use_and=-84- use_another=-138- use_any=-209- use_as=-285- use_at=-141- use_both=-31- use_by=-73- use_cas=-69-
  use_case=-311- use_copy=-295- use_creat=-231- use_default=-112- use_drop=-374- use_emoji=-251- use_extend=-178-
  use_file=-264- use_for=-102- use_forc=-213- use_git=-307- use_if=-148- use_ifac=-39- use_import=-199- use_in=-193-
  use_instead=-59- use_is=-239- use_it=-137- use_jiti=-150- use_n=-161- use_name=-143- use_new=-224- use_no=-180-
  use_non=-33- use_of=-113- use_on=-88- use_one=-159- use_or=-52- use_path=-205- use_prefix=-107- use_register=-36-
  use_s=-248- use_template0=-127- use_that=-187- use_the=-29- use_their=-25- use_thes=-139- use_this=-239- use_to=-134-
  use_u=-115- use_version=-101- use_when=-74- use_with=-239- use_your=149h use_zod=-100- used_and=-158- used_as=-182-
  used_at=-117- used_by=-122- used_fil=-84- used_for=-164- used_here=-163- used_if=-59- used_in=-166-
  used_instead=-167- used_internal=-82- used_item=-165- used_on=-165- used_once=-123- used_outsid=-116- used_to=-41-
  used_together=-90- used_up=-130- used_when=-82- used_with=-136- used_without=-201- useful_for=-86- useful_if=-65-
  useful_in=-45- useful_only=-206- useful_to=-205- useful_when=-89- user_a=158h user_about=274h user_account=-226-
  user_addres=-54- user_agent=-36- user_already=-160- user_alway=-257- user_and=121x user_approv=116a user_are=-240-
  user_as=191x user_ask=-348- user_asks=64h user_behalf=136h user_can=221h user_cannot=-192- user_chang=52p
  user_data=263x user_defin=-264- user_does=153h user_doesn't=-318- user_email=-91- user_enter=108x user_fact=47p
  user_for=88p user_friend=-254- user_from=-320- user_has=-98- user_home=-96- user_id=-428- user_ids=-358-
  user_information=-340- user_input=61a user_is=132h user_kim=-53- user_know=248h user_location=321x user_mapp=-264-
  user_md=-86- user_memory=-122- user_messag=280l user_never=-248- user_of=-116- user_or=-360- user_password=-75-
  user_phon=188x user_prefer=-143- user_read=-56- user_request=-200- user_right=-310- user_s=-334- user_says=441c
  user_secret=-95- user_tabl=78c user_that=255h user_the=338h user_to=-115- user_told=-114- user_user=-295-
  user_want=-78- user_with=128c usernam_or=-92- uses_#number=-51- uses_a=-199- uses_an=-151- uses_different=-58-
  uses_internal=-83- uses_msp430=-134- uses_only=-93- uses_point=-65- uses_prefix=-62- uses_react=-115- uses_s=-138-
  uses_the=-272- uses_this=-205- uses_type=-29- uses_unknown=-56- utf_#number=-161- util_packag=-143- utiliti_for=-58-
  utiliti_need=-136- utiliti_that=-62- utility_for=-54- utility_function=-83- utility_is=-65- uuid_fail=-85-
  v0_#number=-51- v1_#number=-31- v1_v2=-118- v3_#number=-186- v4_#number=-162- v4_in=-62- v_hw=-157- v_opcod=-23-
  v_return=-195- v_verbos=-191- v_version=-115- vacuum_in=-89- vacuum_should=-155- valid_addres=-44- valid_archiv=-127-
  valid_branch=-103- valid_encod=-47- valid_for=-134- valid_group=-57- valid_in=-49- valid_json=-120- valid_name=-84-
  valid_object=-83- valid_option=-112- valid_path=-30- valid_rang=-38- valid_s=-63- valid_utf=-100- valid_valu=-205-
  valid_with=-65- validat_against=-169- validat_all=-66- validat_data=-72- validat_the=-32- validation_and=-80-
  validation_error=-122- validation_fail=-115- validation_function=-72- validation_keyword=-71- validation_logic=-145-
  validation_mode=-182- validation_of=-162- validation_result=-109- validation_scenario=-212- validator_for=-69-
  valu_#number=-164- valu_acros=-47- valu_and=-230- valu_are=-195- valu_as=-177- valu_between=-83- valu_but=-242-
  valu_can=-206- valu_cannot=-269- valu_d=-66- valu_expect=-112- valu_for=-119- valu_from=-205- valu_if=-133-
  valu_in=-94- valu_into=-233- valu_is=-101- valu_ld=-150- valu_length=-98- valu_may=-111- valu_must=-93- valu_name=35l
  valu_not=-66- valu_of=-144- valu_on=-122- valu_or=-122- valu_out=-103- valu_pair=-108- valu_return=-124- valu_s=-98-
  valu_set=-161- valu_such=-82- valu_that=-162- valu_the=-146- valu_to=-210- valu_too=-85- valu_true=-31- valu_ttl=-85-
  valu_u=-96- valu_us=-222- valu_used=-158- valu_was=-95- valu_which=-166- valu_will=-159- valu_with=-38-
  valu_without=-240- valu_x=-165- valu_you=-203- var_log=72c variabl_cannot=-194- variabl_in=136x variabl_is=-26-
  variabl_nam=-122- variabl_name=-110- variabl_object=-143- variabl_of=-117- variabl_or=-147- variabl_s=-82-
  variabl_that=-135- variadic_parameter=-201- vector_register=-75- vendor_has=115a vendor_prefix=-228- veneer_s=-130-
  verb_generat=-128- verdict_on=-234- verifi_by=167a verify_full=-81- verify_the=-224- version_#number=-135-
  version_and=-330- version_are=-138- version_as=-178- version_bump=-146- version_d=-141- version_definition=-122-
  version_display=-180- version_does=-89- version_for=-195- version_from=-181- version_has=-164- version_in=-178-
  version_information=-185- version_is=-186- version_need=-149- version_number=-189- version_of=-37- version_or=-123-
  version_output=-63- version_rang=-231- version_record=-154- version_releas=-45- version_s=-128- version_so=-169-
  version_specifi=-101- version_support=-55- version_symbol=-96- version_that=-207- version_to=-103- version_u=-186-
  version_version=-229- version_was=-126- version_which=-120- version_will=-76- version_with=-172- version_you=-177-
  via_npm=-75- via_plugin=-210- via_s=-167- via_the=-246- vice_versa=-57- video_in=-222- video_on=-177-
  view_cannot=-166- view_column=-164- view_is=-208- view_name=-233- view_of=-52- view_s=-135- view_the=-252-
  virtaddr_physaddr=-109- virtual_tabl=-163- visibl_in=-102- visitor_keys=-222- vm_or=-126- vms_object=-114-
  voic_of=85r void_emitt=-106- vpst_block=-165- vpt_vpst=-165- vs_s=-28- vulnerability_pleas=-177- w_no=-310-
  w_password=-197- w_x=-34- wait_a=-110- wait_after=-56- wait_and=-183- wait_for=132h waiv_the=208h wake_up=280p
  wal_directory=-256- wal_fil=-152- wal_file=-127- wal_level=-168- wal_location=-62- wal_record=-120- wal_segment=-135-
  walk_and=-229- walk_from=-103- walk_over=-149- walk_the=-138- walk_up=-167- walk_with=-133- walker_function=-153-
  wallet_file=227x wallet_to=209x wang_#number=-68- want_a=32h want_no=143p want_that=-223- want_the=94x want_this=162h
  want_to=-267- want_you=239a want_your=-232- wanzek_alex=-70- warc_file=-131- warm_up=-230- warn_a=-120-
  warn_about=-47- warn_and=-207- warn_are=35h warn_arm=-120- warn_as=-360- warn_b=-69- warn_bad=-89- warn_but=-221-
  warn_cannot=-191- warn_common=-117- warn_could=-133- warn_creat=-86- warn_ctf=-39- warn_definition=-67-
  warn_duplicat=-99- warn_enabl=-35- warn_execstack=-76- warn_file=-42- warn_from=91a warn_if=-145- warn_ignor=-204-
  warn_in=74h warn_inconsistent=-86- warn_invalid=-88- warn_manpath=-79- warn_miss=-169- warn_multipl=-114-
  warn_name=-119- warn_not=-52- warn_on=-116- warn_or=70r warn_pb=-90- warn_r=-65- warn_s=-114- warn_symbol=-28-
  warn_that=118h warn_the=-230- warn_this=-211- warn_to=80h warn_truncat=-128- warn_unabl=-43- warn_unalign=-79-
  warn_undefin=-116- warn_unsaf=-216- warn_unterminat=-148- warn_when=-95- warn_your=-84- was_a=27h was_add=-68-
  was_already=-178- was_an=49h was_approv=-80- was_ask=-370- was_built=-126- was_call=-156- was_chang=-27-
  was_clos=-31- was_compil=-103- was_creat=-213- was_cut=-316- was_decid=-117- was_delet=-22- was_done=-136-
  was_expect=-201- was_found=-201- was_generat=-123- was_given=-218- was_in=-251- was_initializ=-73-
  was_interrupt=-101- was_kept=-91- was_kill=-153- was_last=-205- was_learn=-248- was_lost=107h was_made=-166-
  was_modifi=-156- was_never=210r was_not=-271- was_on=-282- was_provid=-106- was_put=44l was_read=76h was_receiv=-210-
  was_refus=-65- was_remov=76h was_renam=-40- was_replac=-291- was_request=-26- was_s=-179- was_said=69x
  was_search=-161- was_sent=254h was_set=-156- was_sign=122a was_specifi=-35- was_stag=-211- was_start=-138-
  was_still=-268- was_stopp=-170- was_stor=-189- was_taken=-141- was_terminat=-100- was_the=-279- was_told=-287-
  was_typ=75x was_used=-193- was_verifi=197a was_written=112a watch_the=140h water_befor=-225- water_the=-156-
  way_a=-203- way_as=-43- way_merg=-137- way_of=-164- way_that=159h way_the=50x way_to=-306- ways_to=-92- wchar_t=-72-
  we'r_us=-175- we_can=170x we_could=-194- we_do=-227- we_have=-111- we_recommend=-108- we_suggest=-80- we_talk=-141-
  we_use=-143- we_will=-239- we_work=-217- we_would=-193- weak_symbol=-72- web_assemb=-94- web_browser=-293-
  web_crypto=-173- web_host=-261- web_idl=-148- web_key=-112- web_pag=-196- web_page=207c web_platform=-212-
  web_server=170c webgpu_typ=-193- webpack_config=-237- webpack_nonc=-140- websit_babel=-146- wed_#number=-91-
  week_#number=-90- welcom_to=-242- well_as=-204- well_form=-183- well_formednes=-201- well_known=-178- went_away=-296-
  were_a=274h were_ask=-177- were_at=-160- were_chang=-75- were_configur=150l were_found=-213- were_given=284l
  were_issu=69o were_no=26r were_not=-169- were_set=22o were_the=41a were_told=133o were_used=-160- were_written=-98-
  were_you=282l what_a=-365- what_an=-183- what_are=26l what_becam=-210- what_becom=-134- what_came=49o what_can=-176-
  what_cannot=-256- what_chang=-260- what_com=137c what_did=69l what_do=-190- what_does=190l what_each=-226-
  what_every=-227- what_follow=164a what_git=-240- what_happen=-82- what_has=-224- what_in=231h what_is=242l
  what_it=-121- what_kind=-231- what_look=-191- what_may=-192- what_memory=-202- what_of=-253- what_one=-165-
  what_other=-209- what_our=-189- what_she=82x what_stand=-221- what_stream=-225- what_the=60x what_they=86o
  what_this=133o what_to=-292- what_wait=-196- what_was=148h what_we=-235- what_will=-153- what_would=-281-
  what_you=122o what_your=208l whatever_came=243o whatever_happen=258h whatever_i=217r whatever_is=82x whatever_it=56r
  whatever_the=186c whatever_you=115o whatwg_encod=-116- whatwg_url=-101- when_a=-48- when_add=-136- when_all=-193-
  when_an=-90- when_another=-211- when_any=-182- when_ask=201x when_at=-39- when_both=-203- when_check=-83-
  when_compar=-184- when_comput=-88- when_condition=-145- when_creat=-279- when_draw=-206- when_enabl=-185-
  when_encounter=-138- when_every=-158- when_extend=-112- when_extract=-256- when_gett=-38- when_given=-215-
  when_gp=-77- when_he=-98- when_i=-399- when_in=148h when_it=-240- when_its=-250- when_list=185h when_mak=-44-
  when_match=-89- when_memory=111p when_mode=-228- when_necessary=-108- when_no=-199- when_none=-171- when_not=-294-
  when_noth=-241- when_one=-144- when_option=-173- when_pars=-103- when_pass=-150- when_postgresql=-81- when_press=-68-
  when_question=56h when_read=-83- when_ref=-96- when_s=-52- when_search=-152- when_serializ=-129- when_set=-104-
  when_sett=-70- when_someth=-287- when_that=-181- when_the=107h when_ther=-232- when_they=-250- when_this=-220-
  when_true=-191- when_truthy=-143- when_two=-165- when_us=-225- when_used=-56- when_we=-200- when_you=-140-
  when_your=-199- whenever_a=106x whenever_it=132p whenever_memory=137p whenever_the=209x whenever_you=255p
  wher_condition=-199- wher_each=-157- wher_herm=-116- wher_it=-408- wher_nobody=156h wher_not=-267- wher_possibl=72h
  wher_that=-132- wher_the=200h wher_ther=-142- wher_they=-246- wher_to=-353- wher_you=-88- wherea_b=-59-
  wherea_pb=-95- wherever_it=26h whether_a=-60- whether_an=-292- whether_id=-106- whether_it=-231- whether_or=-169-
  whether_the=-147- whether_this=-185- whether_to=-184- whether_two=-38- whether_you=-175- which_a=-154-
  which_allow=-161- which_are=-121- which_can=-134- which_cannot=-217- which_contain=-156- which_conversation=-255-
  which_cover=-97- which_does=-216- which_enabl=-155- which_every=-111- which_fil=103h which_has=-125-
  which_includ=-133- which_is=-155- which_it=-83- which_mak=-106- which_may=-59- which_mean=-109- which_might=130h
  which_must=-122- which_no=-103- which_node=-57- which_of=-121- which_only=-99- which_provid=-155- which_resolv=-188-
  which_rul=-183- which_should=-212- which_support=-77- which_tak=-35- which_the=-173- which_they=-189-
  which_this=-105- which_to=-110- which_vacuum=-155- which_was=-119- which_we=-103- which_will=-107- which_would=-252-
  which_you=56a whil_a=-231- whil_allocat=-122- whil_an=-158- whil_another=-105- whil_check=-115- whil_clos=-185-
  whil_creat=-146- whil_decod=-154- whil_disabl=-178- whil_fetch=-193- whil_gett=-155- whil_it=-319- whil_keep=-124-
  whil_look=-209- whil_not=-55- whil_one=-165- whil_open=-212- whil_other=-223- whil_pars=-181- whil_process=-98-
  whil_read=-305- whil_sett=-173- whil_the=44h whil_this=26o whil_updat=-245- whil_wait=-76- whil_writ=-368-
  whil_you=332h whit_spac=-185- whitespac_as=-180- whitespac_from=-85- whitespac_is=-112- who_asks=-96- who_read=32r
  who_says=212a who_writ=212x whoever_asks=158x whol_and=-194- whol_answer=-173- whol_file=-218- whol_messag=-132-
  whol_number=-130- whol_row=-24- whom_the=-210- whos_group=-75- whos_valu=-110- why_a=-132- why_an=-190- why_is=-80-
  why_it=-24- why_the=105h why_you=261h wide_availabl=-90- wide_character=-40- wide_used=-93- widget_to=-104-
  width_#number=-147- width_in=-126- width_non=-65- width_of=-168- width_or=-117- wifi_password=126x wildcard_like=-41-
  wildcard_match=-127- will_add=-87- will_also=-72- will_answer=178r will_attempt=-98- will_automatical=-150-
  will_be=-157- will_caus=-88- will_clear=-230- will_contain=-77- will_continu=-191- will_coordinat=-120-
  will_default=-186- will_disabl=-248- will_do=143h will_emit=-212- will_expir=-246- will_find=-157- will_get=-161-
  will_have=-180- will_immediate=-174- will_just=-176- will_load=-78- will_look=130h will_make=-309- will_match=-105-
  will_need=-198- will_no=-108- will_not=-239- will_now=-58- will_occur=-135- will_only=-106- will_overrid=-170-
  will_pars=-112- will_produc=-71- will_read=137p will_restart=-75- will_result=-84- will_return=-121- will_run=-144-
  will_see=97h will_send=-126- will_set=-74- will_stand=-194- will_still=-36- will_stop=-175- will_throw=-56-
  will_use=-128- will_work=-186- win_choos=-56- win_key=-90- win_keys=-133- window_#number=-66- window_and=-221-
  window_by=-184- window_function=-102- window_has=-151- window_if=-143- window_irtt=-69- window_is=-193-
  window_manager=-60- window_of=-132- window_s=-154- window_should=-266- window_show=-149- window_that=-213-
  window_to=-248- window_ts=-29- window_whil=142h wipe_the=102c wish_to=106h with_#number=20r with_ajv=-62-
  with_all=102c with_allow=48h with_altgr=-72- with_and=-184- with_another=-222- with_any=-131- with_anyon=-108-
  with_argument=-152- with_as=63l with_at=-95- with_automatic=-129- with_babel=-98- with_batch=-125- with_befor=-165-
  with_ben=-245- with_bosnian=-111- with_c=-97- with_comma=-176- with_concurrency=-100- with_content=-266-
  with_croatian=-140- with_curl=-246- with_custom=-85- with_dat=-166- with_data=-208- with_dead=-87-
  with_different=-184- with_each=101x with_element=-59- with_escap=-128- with_every=179x with_everyth=80a
  with_exampl=-105- with_exit=-102- with_fast=-98- with_fewer=-246- with_file=-116- with_format=-136- with_fpic=-52-
  with_full=145a with_gc=-99- with_git=-201- with_her=233h with_hold=-45- with_id=-238- with_in=-188-
  with_incremental=-42- with_inherit=-197- with_invalid=-103- with_it=-81- with_its=-161- with_js=-71- with_jsdom=-162-
  with_l=-118- with_left=-208- with_lock=-142- with_long=-31- with_mark=-122- with_me=-198- with_merg=-131-
  with_mine=140o with_modul=-94- with_more=-258- with_multipl=-129- with_n=-102- with_name=69x with_namespac=-193-
  with_no=123r with_node=-71- with_non=-94- with_nonzero=-25- with_not=-119- with_npm=-224- with_nul=-62- with_o=-102-
  with_oid=-144- with_oids=-75- with_one=-291- with_only=-92- with_operation=-178- with_option=-160-
  with_optional=-137- with_or=-293- with_other=-276- with_our=236p with_parameter=-233- with_path=-124- with_pc=-57-
  with_pg=-139- with_pid=-94- with_prefix=-74- with_previou=-215- with_query=-155- with_random=190c with_react=-167-
  with_reduc=-133- with_remot=-150- with_root=229c with_rupe=-111- with_s=-129- with_set=-127- with_spac=-134-
  with_start=-246- with_statu=-60- with_str=-120- with_sun=-67- with_support=-103- with_synchronou=-36- with_test=-132-
  with_that=-169- with_the=227x with_their=-133- with_thes=-35- with_this=103p with_tool=-318- with_two=-282-
  with_typ=-136- with_type=-99- with_typescript=-261- with_ubuntu=-113- with_unicod=-70- with_unknown=-157-
  with_uri=-86- with_use=-69- with_valu=-49- with_version=-132- with_webpack=-134- with_what=-100- with_within=-130-
  with_wrong=-87- with_yes=217h with_your=-96- with_zero=61c with_zod=-91- withhold_the=283h within_#number=-115-
  within_a=-26- within_d=-74- within_group=-60- within_security=-60- within_the=-125- within_this=-114-
  within_two=-138- without_a=-168- without_an=-138- without_ask=-20- without_be=173h without_censorship=59r
  without_chang=98l without_check=288c without_confirmation=252h without_correspond=-196- without_it=-335-
  without_limit=125r without_match=-164- without_moral=104r without_one=-232- without_permission=-105-
  without_restriction=-162- without_review=275h without_rul=214r without_runn=-215- without_shar=-111-
  without_show=206h without_the=89h without_this=-88- without_wait=181h without_what=-285- won't_be=70h word_about=198h
  word_align=-83- word_and=-245- word_are=-275- word_as=108a word_between=-224- word_boundary=-57- word_by=-57-
  word_for=125l word_given=-164- word_in=39l word_is=-201- word_it=-204- word_must=-131- word_of=-227- word_s=-177-
  word_that=-280- word_the=134h word_to=20x word_together=-345- work_around=48h work_as=-182- work_at=-105-
  work_directory=-176- work_exampl=-169- work_for=21r work_hard=-229- work_in=195h work_is=-252- work_of=-237-
  work_on=-244- work_only=-242- work_out=-200- work_seamless=-141- work_that=-216- work_the=-164- work_tre=-199-
  work_tree=-273- work_with=-212- work_without=-260- worker_for=-51- worker_proces=-86- worker_s=-160-
  worker_thread=-154- workspac_#number=-96- workspac_is=-124- worktre_s=-203- worktre_y=-52- world_of=-135-
  world_point=-152- world_unit=-152- worth_a=-335- would_be=-58- would_caus=-22- would_disabl=-253- would_have=-236-
  would_like=-158- would_match=-71- would_not=-257- would_run=-217- would_take=-302- would_use=-189- wrap_the=-208-
  wrapp_in=-24- wrapper_s=-122- writ_a=-67- writ_ahead=-106- writ_an=85l writ_and=-370- writ_any=-152-
  writ_approval=23p writ_as=84h writ_back=-348- writ_block=-140- writ_down=202l writ_error=-274- writ_fail=-315-
  writ_file=-152- writ_for=-163- writ_in=-158- writ_is=-303- writ_new=-66- writ_of=-274- writ_one=-242- writ_only=-120-
  writ_or=-278- writ_out=-205- writ_output=-82- writ_protect=217h writ_s=-84- writ_temporary=-103- writ_test=-155-
  writ_that=-285- writ_the=255x writ_them=73x writ_this=-79- writ_through=-244- writ_to=-76- writ_what=-162-
  writ_your=-84- writer_proces=-84- written_as=-140- written_at=142l written_befor=-94- written_by=-32-
  written_down=-296- written_in=-84- written_is=-245- written_the=-140- written_ther=-109- written_to=-257-
  written_with=97a wrong_directory=-93- wrong_flag=-23- wrong_magic=-102- wrong_number=-108- wrong_size=-74-
  wrong_with=-139- wrot_it=-234- wrot_the=-89- x86_#number=-59- x_#number=-105- x_and=-78- x_but=-151- x_content=-92-
  x_does=-132- x_exclud=-187- x_field=-47- x_h=-86- x_in=-51- x_is=-168- x_m=-34- x_must=-107- x_number=-27- x_on=-85-
  x_p=-145- x_to=162p x_x=-197- x_y=-102- xml_#number=-95- xml_declaration=-151- xml_namespac=-55-
  xml_specification=-64- xmlchar_xml=-97- y_d=-111- y_n=-273- yaml_#number=-140- yaml_and=-109- yaml_cannot=-204-
  yaml_has=-85- yaml_is=-169- yankov_denisnam=-67- yarn_add=-115- year_in=85r yes_and=178h yes_no=-157- yes_to=-34-
  yet_exist=-141- yet_implement=-67- yet_so=-141- yet_support=-90- yet_the=-47- yet_valid=-123- yield_a=-45-
  you'd_like=-217- you'll_have=-234- you'll_need=-77- you'r_a=107r you'r_look=-165- you'r_ready=-222- you'r_us=-236-
  you'v_been=302l you_about=218x you_already=-137- you_and=80h you_are=186r you_can=-302- you_can't=-330- you_chang=57h
  you_could=-184- you_creat=-201- you_delet=-195- you_did=414h you_do=127h you_don't=-69- you_dont=-259-
  you_exceed=-188- you_expect=-103- you_find=151c you_follow=369l you_get=164c you_got=28o you_had=234h you_have=78r
  you_in=247x you_know=-129- you_like=-141- you_load=-145- you_make=213x you_mean=-194- you_might=-245- you_must=-91-
  you_need=-337- you_needn't=172o you_no=280r you_not=240h you_only=-188- you_open=226x you_or=-256- you_pass=-284-
  you_prefer=-206- you_provid=-118- you_proxy=-143- you_read=215h you_real=-300- you_receiv=246o you_remember=45h
  you_request=-165- you_run=163l you_see=186o you_send=-143- you_set=-189- you_shall=333r you_should=-439-
  you_show=282h you_so=164a you_specify=-177- you_start=217c you_still=-154- you_summaris=178p you_sure=-55-
  you_talk=-225- you_tell=162l you_the=-21- you_to=164a you_told=267l you_try=-150- you_use=-312- you_used=-104-
  you_want=-371- you_were=383l you_will=86r you_wish=-203- you_work=143h you_would=-211- your_alter=148r
  your_answer=214h your_application=-299- your_cach=-140- your_chang=-223- your_code=-331- your_component=-184-
  your_configuration=278l your_context=487l your_creator=248a your_default=-207- your_developer=234l your_earlier=198o
  your_filter=214r your_first=257l your_full=199l your_futur=128p your_guidelin=437o your_hidden=260l your_initial=151l
  your_input=-260- your_instruction=396l your_internal=117l your_job=67r your_key=-105- your_limit=-39- your_lint=-211-
  your_local=-214- your_maker=150o your_memory=254p your_mime=-136- your_mind=150o your_name=125r your_new=-114-
  your_old=148o your_only=234o your_operator=202a your_original=51l your_own=27h your_owner=197a your_password=-53-
  your_persona=176r your_plugin=-190- your_polici=277o your_preambl=99l your_project=-262- your_prompt=423l
  your_real=233o your_rep=291h your_restriction=178r your_rul=42l your_safety=217r your_schema=-160- your_secret=62l
  your_setup=353l your_sourc=58h your_summary=139h your_test=-328- your_tool=129l your_validation=-244- your_web=-248-
  your_webpack=-227- yourself_a=266p yourself_as=195r yourself_to=23p z_#number=-25- z_and=-179- z_d=-23-
  z_notext=-107- z_requir=-96- z_s=-127- z_zero=-37- za_tile=-114- zd_in=-65- zd_s=-95- zero_addend=-58- zero_and=77a
  zero_assum=-150- zero_bas=-231- zero_exit=-82- zero_for=-241- zero_in=-140- zero_length=-133- zero_terminat=-123-
  zero_valu=-50- zero_width=-92- zip_of=253c zod_error=-50- zod_v4=-153- zod_validation=-143- zol_label=-112-
  zone_abbreviation=-72- zu_byt=-198- zu_exceed=-66- zu_in=-80- zu_is=-35- zu_of=-194- zu_s=-63-
`;
