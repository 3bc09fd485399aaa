/** Weights of two stems side by side. Written by bench/scanner-train.ts. */
export const neighbours = `
  #agentfile_herm=44p #agentfile_memory=-43- #agentfile_sett=188p #agentfile_skill=-277- #agentfile_soul=139p
  #agentfile_user=-61- #ip_#number=254x #mail_gt=-83- #number_#number=-213- #number_a=113r #number_accept=248a
  #number_addres=-139- #number_after=-51- #number_alpha=-60- #number_am=-137- #number_and=22c #number_are=-135-
  #number_argument=-116- #number_as=-59- #number_at=135r #number_bas=-36- #number_becaus=-46- #number_befor=-149-
  #number_beta=-118- #number_bit=-89- #number_bits=-170- #number_but=-70- #number_by=28a #number_byt=-64-
  #number_byte=-163- #number_c=-137- #number_cach=-50- #number_can=-76- #number_cannot=-103- #number_certificat=-105-
  #number_chang=-234- #number_char=-203- #number_character=-217- #number_code=-56- #number_column=-247-
  #number_core=-76- #number_days=-304- #number_debug=-154- #number_default=-101- #number_degre=-195- #number_does=-88-
  #number_done=138c #number_e=-81- #number_edition=-223- #number_elf=-67- #number_encod=-90- #number_error=-157-
  #number_euro=-344- #number_faster=-56- #number_featur=-45- #number_for=-256- #number_format=208c #number_free=-75-
  #number_from=55a #number_g=-173- #number_gb=-209- #number_gmt=-94- #number_got=-48- #number_has=-195-
  #number_hour=-67- #number_if=-97- #number_ignor=141a #number_immediat=-86- #number_in=-180- #number_information=-134-
  #number_instruction=-173- #number_ipv6=-152- #number_is=-100- #number_jan=-69- #number_jul=-75- #number_june=-206-
  #number_kb=-75- #number_key=-155- #number_keypad=-67- #number_keys=-69- #number_level=-94- #number_llx=-22-
  #number_lx=-74- #number_mar=-52- #number_mark=-89- #number_match=-65- #number_may=-328- #number_mb=-285-
  #number_media=-138- #number_messag=-260- #number_minut=-239- #number_mode=-95- #number_month=-141- #number_more=-138-
  #number_ms=-125- #number_must=-230- #number_n=-228- #number_no=-93- #number_note=-68- #number_nov=-77- #number_o=-42-
  #number_object=-98- #number_oct=-52- #number_of=-238- #number_on=-134- #number_only=-86- #number_or=-114-
  #number_pm=141a #number_point=-204- #number_present=-97- #number_provid=-245- #number_rang=-60- #number_releas=-58-
  #number_reloc=-204- #number_requir=113a #number_return=-94- #number_rfc=-163- #number_s=-59- #number_schema=-201-
  #number_second=-194- #number_section=-101- #number_secur=-45- #number_sep=-82- #number_sha=-34- #number_size=-112-
  #number_skipp=-148- #number_so=48a #number_sourc=-170- #number_specification=-58- #number_str=-38- #number_stub=-21-
  #number_support=-61- #number_test=-83- #number_text=-120- #number_that=-132- #number_tim=-230- #number_to=-20-
  #number_token=143r #number_turn=-299- #number_u=-79- #number_unit=-78- #number_unknown=-82- #number_unlimit=-116-
  #number_usb=-116- #number_use=-146- #number_user=-187- #number_utf=-26- #number_v=-56- #number_version=-153-
  #number_was=-220- #number_way=-181- #number_week=-100- #number_when=-311- #number_which=-97- #number_whil=-37-
  #number_will=-119- #number_with=-165- #number_without=-155- #number_word=-69- #number_would=-124- #number_x=-98-
  #number_year=153r #number_you=-79- #secretfile_env=-43- #secretfile_ssh=304x #url_and=247c #url_every=220x
  #url_for=-93- #url_in=59p #url_to=332p #url_with=328x a8_erratum=-72- a_#agentfile=48p a_#number=-233-
  a_#secretfile=-145- a_a=-64- a_all=-287- a_and=-276- a_b=-106- a_backdoor=168c a_backup=114p a_bad=80r a_bare=-133-
  a_base=-155- a_base58=-107- a_base58check=-113- a_basic=-50- a_batch=-212- a_befor=-208- a_beginner=-148-
  a_bench=-161- a_best=-53- a_big=-107- a_bigint=-105- a_binary=-194- a_bit=65h a_blank=-78- a_block=-257- a_body=-213-
  a_bookmark=-52- a_boolean=-116- a_bot=85r a_box=-285- a_brac=-40- a_branch=-246- a_bridg=-96- a_browser=156p
  a_buffer=-138- a_bug=-269- a_build=-231- a_bundl=-96- a_button=-136- a_byte=-63- a_c=-66- a_cach=-139- a_call=53x
  a_callback=-104- a_carriag=-119- a_case=-91- a_certain=-107- a_chang=-268- a_char=-75- a_character=70r a_charset=-59-
  a_chat=-274- a_checksum=-115- a_cherry=-77- a_child=-57- a_choic=-177- a_chunk=-247- a_cidr=-74- a_circl=-161-
  a_clas=-171- a_clean=-91- a_cli=-122- a_click=158h a_client=-299- a_clos=-101- a_code=49l a_collation=-77-
  a_colleagu=-156- a_collection=-76- a_colon=-48- a_color=-188- a_column=147h a_comma=-65- a_command=-244-
  a_comment=104x a_commit=67c a_common=-54- a_compaction=-275- a_comparison=-72- a_complet=-270- a_component=-220-
  a_composit=-31- a_compress=-220- a_compression=-166- a_config=-142- a_connection=148c a_consistent=-192-
  a_constant=-89- a_content=-199- a_context=-257- a_contract=115x a_convenienc=-154- a_conversation=-335- a_cooki=-140-
  a_cookie=-114- a_copy=255x a_corrupt=-67- a_crash=-221- a_criminal=251r a_crypto=115c a_cursor=-104- a_custom=-134-
  a_cut=-347- a_d=-79- a_damag=-196- a_data=-184- a_databas=-237- a_date=-134- a_day=-392- a_debug=-163- a_decimal=-55-
  a_decision=78h a_default=-117- a_delay=-191- a_delet=-283- a_dependency=-138- a_description=-152- a_deskerror=-203-
  a_desktop=-231- a_detail=-241- a_dev=-183- a_developer=-153- a_dialog=176h a_diff=188h a_different=57h a_digit=-151-
  a_directory=-161- a_disk=-180- a_display=-90- a_doctor=101r a_does=-159- a_dom=-51- a_domain=-242- a_dot=24h
  a_dotfil=-241- a_doubl=-111- a_draft=-152- a_drop=-225- a_duplicat=-27- a_e=-38- a_factor=-145- a_fail=-203-
  a_failur=-94- a_fake=212h a_fallback=-154- a_fast=-66- a_faster=-160- a_fault=-256- a_featur=-185- a_few=-149-
  a_field=125x a_file=-129- a_filenam=-103- a_find=-256- a_finish=-204- a_fix=-90- a_flag=-172- a_float=-91-
  a_folder=-260- a_for=-195- a_foreign=-297- a_fork=-100- a_format=-210- a_formatter=-90- a_fram=-169- a_full=-229-
  a_function=-144- a_gate=-294- a_general=-108- a_generic=-39- a_github=-187- a_given=-191- a_glob=-61- a_global=-119-
  a_globstar=-88- a_glyph=-89- a_good=-104- a_graph=-109- a_group=-125- a_hacker=246r a_handler=-157- a_has=-96-
  a_hash=-113- a_head=-222- a_header=-92- a_helper=-185- a_hex=-124- a_hidden=131c a_high=-89- a_higher=217a
  a_hint=-170- a_hole=-104- a_home=-287- a_hook=-161- a_host=-105- a_http=-279- a_huge=-201- a_human=74r a_hundr=-218-
  a_internal=-119- a_ipv6=-73- a_is=-96- a_javascript=-239- a_job=89p a_joke=124h a_journal=-282- a_journey=-103-
  a_js=-72- a_jsdom=-94- a_json=44l a_json5=-106- a_jump=-120- a_key=-158- a_keyboard=-35- a_keyserver=-89-
  a_known=-202- a_label=-161- a_languag=170l a_larg=-96- a_last=-257- a_later=-170- a_lead=-136- a_less=-62-
  a_letter=-203- a_library=-99- a_licenc=-291- a_lightweight=-128- a_limit=-152- a_line=-21- a_link=-137- a_list=-64-
  a_listener=121p a_literal=-71- a_littl=-94- a_live=-249- a_load=110h a_loc=-140- a_local=-161- a_lock=-165-
  a_log=-165- a_logger=-57- a_login=85p a_long=44h a_longer=-147- a_look=-271- a_loop=-109- a_loss=-115- a_lost=-266-
  a_lot=-181- a_lowercas=-86- a_lx=-77- a_machin=159r a_major=-54- a_map=-129- a_mapp=-134- a_mark=-118- a_match=-109-
  a_matcher=-73- a_media=-148- a_medium=-83- a_member=-163- a_memory=-83- a_mere=-130- a_merg=-124- a_messag=-157-
  a_meta=-52- a_method=-222- a_mime=-135- a_mimetyp=-147- a_minimal=-180- a_miss=69h a_mistak=35h a_model=21r
  a_modern=-184- a_modul=-194- a_moment=166h a_month=-179- a_more=-209- a_mount=-130- a_mous=-186- a_much=-70-
  a_multi=-177- a_multipl=-125- a_n=-149- a_nam=-116- a_name=-223- a_negativ=-148- a_nest=-109- a_net=-231- a_new=-100-
  a_newer=-193- a_newlin=-153- a_night=56x a_no=71h a_non=-85- a_normal=-270- a_normaliz=-97- a_not=-87- a_note=101p
  a_nul=-95- a_null=-66- a_number=-114- a_numeric=-71- a_numerical=-94- a_nurs=-261- a_one=-223- a_out=-58-
  a_packag=-153- a_page=-268- a_pair=-162- a_palett=-126- a_parallel=-127- a_parameter=-137- a_parent=-134-
  a_pars=-124- a_parser=-119- a_part=-192- a_partial=-178- a_particular=-198- a_partition=-167- a_passphras=-123-
  a_password=58x a_past=-307- a_patch=-212- a_path=-203- a_pathnam=-214- a_pattern=-130- a_person=-400- a_phras=-214-
  a_pictur=-180- a_piec=-109- a_pipe=-180- a_plac=-276- a_placeholder=-236- a_plain=-112- a_plugin=-272- a_poem=278l
  a_port=-38- a_position=-200- a_positiv=-94- a_postgresql=-63- a_power=-171- a_pr=-221- a_pre=41p a_prefix=-168-
  a_prereleas=-127- a_primary=-104- a_problem=-225- a_procedur=-149- a_proces=-265- a_program=-269- a_progres=-170-
  a_project=-210- a_promis=-87- a_prompt=-317- a_proper=-93- a_property=-76- a_proposal=-241- a_provider=-355-
  a_proxy=192c a_public=87x a_pull=-224- a_pure=-127- a_purg=-161- a_quarter=-199- a_query=-190- a_queu=-102-
  a_quot=-221- a_rang=-86- a_raw=-82- a_react=-103- a_read=-193- a_readabl=120x a_reader=-130- a_real=-229-
  a_reason=142h a_receipt=-204- a_recogniz=-28- a_record=-295- a_referenc=-150- a_refusal=81h a_regex=-148-
  a_regexp=-82- a_register=-179- a_regular=-84- a_relativ=-85- a_releas=-295- a_reload=-247- a_relocation=-45-
  a_remedy=-106- a_remot=-72- a_removal=-218- a_repeat=-205- a_replac=-252- a_replay=-165- a_replication=-124-
  a_repo=86p a_repository=-244- a_request=-118- a_requir=-71- a_reserv=-222- a_reset=132x a_respons=-169-
  a_restart=-85- a_result=-244- a_revers=125c a_review=135h a_reviewer=-27- a_robust=-58- a_root=189r a_router=-277-
  a_row=-291- a_rule=195p a_run=-215- a_s=-117- a_scalar=-49- a_schema=-171- a_screen=-330- a_screenshot=205x
  a_script=-319- a_search=-188- a_second=169p a_secondary=-94- a_secret=-336- a_section=-109- a_sector=-148-
  a_secur=-199- a_security=-177- a_select=-60- a_sentenc=-268- a_separat=-145- a_server=-133- a_servic=265p
  a_session=-299- a_set=-120- a_sett=-103- a_shallow=-160- a_shar=-78- a_shell=260c a_short=-187- a_sibl=-67-
  a_side=-100- a_sidecar=-116- a_signal=-107- a_significant=-120- a_simpl=-104- a_singl=-203- a_size=-49- a_skill=168p
  a_slash=-167- a_small=-312- a_snapshot=-222- a_socket=-137- a_solution=-79- a_sourc=-114- a_sourcemap=-158-
  a_spac=-147- a_spars=-42- a_special=-85- a_specifi=-53- a_specific=-176- a_sponsor=-221- a_stag=-313- a_stal=-205-
  a_stand=102p a_standalon=-94- a_standard=-65- a_start=-67- a_stash=-27- a_stat=-250- a_static=-127- a_statu=-188-
  a_step=-63- a_stop=-206- a_stor=-288- a_storag=-154- a_store=-161- a_str=-116- a_stream=-243- a_strict=-186-
  a_strong=-97- a_structur=-134- a_sub=153p a_submodul=-197- a_succes=122h a_successful=-46- a_superuser=-271-
  a_support=108r a_surrogat=-60- a_switch=-184- a_symbol=-165- a_symbolic=-70- a_symlink=-74- a_synchronou=-175-
  a_system=-21- a_tabl=-87- a_tag=-154- a_team=-187- a_templat=-187- a_temporary=-84- a_term=-69- a_terminal=-116-
  a_text=-341- a_th=186a a_then=-149- a_third=-97- a_time=-169- a_timeout=-136- a_tiny=-44- a_titl=-260- a_token=-174-
  a_tool=-176- a_topic=-288- a_transaction=-94- a_tree=-117- a_trigger=89p a_tsconfig=-50- a_ttl=-22- a_tty=-48-
  a_tunnel=20x a_tupl=-107- a_turn=-279- a_typ=-197- a_type=-149- a_typedarray=-53- a_typeerror=-134-
  a_typescript=-107- a_uint8array=-118- a_unc=-91- a_unifi=-105- a_uniqu=-112- a_url=107x a_user=-119- a_utf=-78-
  a_utility=-31- a_valid=-132- a_validationerror=-36- a_valu=-160- a_version=-193- a_very=-60- a_view=-182-
  a_virtual=-160- a_vm=-116- a_warn=-178- a_way=102h a_web=-276- a_websocket=-164- a_week=-245- a_well=-202-
  a_which=-170- a_whil=-201- a_whol=-221- a_wildcard=127p a_window=-258- a_wish=-101- a_with=-76- a_work=-127-
  a_worker=-157- a_workspac=-211- a_writ=-247- a_wrong=122h a_year=-202- a_z=-46- a_za=-115- a_zero=-92-
  abbrev_number=-76- abi_d=-37- abi_is=-37- abi_s=-123- abi_version=-95- ability_to=-162- able_to=85h abort_and=-116-
  abort_at=-41- abort_becaus=-66- abort_by=-95- abort_due=-69- abort_or=-41- abort_the=-154- about_#number=-25-
  about_a=-201- about_any=-69- about_her=73a about_how=-117- about_it=-62- about_me=-134- about_safety=257o
  about_the=147h about_this=127h about_to=-209- about_us=-271- about_what=117o about_your=41l abov_#number=-420-
  abov_all=-250- abov_are=29o abov_copyright=-356- abov_exampl=-242- abov_is=175o abov_it=-235- abov_the=-331-
  abov_this=216o abov_was=235o abov_you=-215- absolut_expression=-176- absolut_path=-100- absolut_section=-48-
  absolut_valu=-60- abstract_instanc=-118- accept_a=-159- accept_all=118a accept_an=-231- accept_any=-23-
  accept_connection=-198- accept_every=199h accept_in=-222- accept_only=-135- accept_the=-84- accept_thes=-245-
  accept_type=-228- acces_control=-240- acces_for=193a acces_is=-164- acces_method=-110- acces_temporary=-98-
  acces_the=-169- acces_to=-157- access_both=-100- access_by=-170- accessibility_featur=-46- accessor_can=-121-
  accord_to=-191- account_for=-139- account_number=-159- account_of=261x account_the=144a account_to=195x
  acquir_the=-61- acros_a=-169- acros_all=-189- acros_different=-57- acros_object=-65- act_as=80r act_in=-56-
  act_like=94r act_on=125a act_without=189r action_for=-152- action_from=-98- action_is=-133- action_of=-175-
  action_on=-164- activ_lts=-63- activ_profil=-196- activ_session=-205- activat_the=-157- acts_as=-159- add_a=64p
  add_an=-108- add_and=-229- add_cc=-181- add_chang=-173- add_custom=-96- add_entry=-124- add_explicit=-28-
  add_file=-163- add_it=100p add_me=257p add_new=-247- add_or=-250- add_our=227p add_s=-76- add_sinc=-170-
  add_some=-205- add_support=-110- add_the=256p add_this=-190- add_to=-128- add_with=-131- add_yourself=-134-
  addend_ld=-26- addend_should=-243- addformat_method=-87- addition_arrow=-94- addition_to=-128- additional_be=-182-
  additional_check=-106- additional_esc=-222- additional_information=-132- additional_item=-132- additional_option=-57-
  additional_properti=-118- additionalproperti_keyword=-130- addon_api=-123- addr_#number=-122- addr_off=-87-
  addr_s=-143- addres_#number=-192- addres_and=-194- addres_as=-50- addres_below=75x addres_book=121x addres_can=-166-
  addres_element=-44- addres_entry=-67- addres_fals=-123- addres_fami=-121- addres_for=-164- addres_from=-99-
  addres_in=132x addres_is=-286- addres_isn't=-185- addres_lx=-175- addres_mode=-45- addres_not=-68- addres_object=-35-
  addres_of=-156- addres_offset=-266- addres_rang=-158- addres_record=-61- addres_s=-83- addres_size=-142-
  addres_src=-86- addres_str=-79- addres_type=-123- addres_with=-131- address4_the=-82- address6_the=-87-
  address_and=-140- address_are=-64- address_for=-84- address_in=-118- address_mode=-138- address_of=-95-
  address_quick=-210- address_to=-80- adds_a=-142- adds_support=-141- adjustment_for=-134- admin_account=137c
  admin_of=-205- admin_panel=-104- admin_server=-247- administrator_and=40a administrator_command=-108-
  administrator_has=62a administrator_of=-185- administrator_right=-101- advanc_pc=-44- affect_by=-119-
  affect_caps=-69- affect_the=-190- after_#number=-219- after_a=-20- after_all=-214- after_an=-159- after_and=-159-
  after_byte=-41- after_each=-131- after_else=-123- after_every=189x after_get=-77- after_import=-116- after_is=-141-
  after_it=-319- after_its=-130- after_ld=-20- after_login=-208- after_lunch=-236- after_n=-151- after_one=-100-
  after_packag=-28- after_read=186h after_s=-129- after_set=-96- after_six=-217- after_successful=-119-
  after_symbol=-56- after_ten=-235- after_that=-300- after_the=-57- after_this=-218- after_two=-271- after_which=-80-
  again_after=66p again_and=-234- again_later=-90- again_then=-97- again_when=-305- again_with=-59- against_a=-110-
  against_dynamic=-54- against_external=-32- against_local=-66- against_non=-50- against_other=-106-
  against_protect=-110- against_pt=-106- against_register=-41- against_s=-61- against_symbol=-68- against_t=-85-
  against_the=-50- against_undefin=-38- against_your=-92- age_at=-148- agent_and=115h agent_at=-270- agent_for=-330-
  agent_in=27p agent_is=200h agent_md=-49- agent_must=37a agent_read=210p agent_that=-186- agent_to=-153-
  aggregat_function=-197- aggregat_s=-76- agre_to=101a agre_with=-83- ahead_log=-86- ahead_of=177l ai_assistant=101a
  ai_that=228r ai_with=74r ai_without=203r ai_you=79r aim_to=-122- aims_to=-110- ajv_async=-72- ajv_format=-78-
  ajv_instanc=-93- ajv_is=-90- ajv_keyword=-56- ajv_version=-124- alex_ford=-68- algorithm_#number=-66-
  algorithm_and=-34- algorithm_d=-215- algorithm_djb2=-31- algorithm_for=-114- algorithm_in=-119- algorithm_is=-107-
  algorithm_like=-80- algorithm_s=-120- algorithm_that=-108- algorithm_to=-26- algorithm_with=-73- alia_for=-253-
  alia_of=-241- alia_s=-98- alia_to=-164- align_#number=-55- align_addres=-124- align_to=-67- align_with=-117-
  alignment_of=-288- alignment_too=-255- all_#number=-46- all_agent=68p all_and=-121- all_application=-316-
  all_at=-160- all_backup=253c all_browser=-117- all_but=-245- all_chang=-87- all_client=54x all_copi=-208-
  all_data=180c all_databas=-188- all_document=124p all_error=-244- all_event=-121- all_fil=109c all_futur=150p
  all_hook=-206- all_host=104p all_http=-247- all_is=-176- all_its=-265- all_keys=-142- all_known=-178-
  all_languag=149a all_limit=144r all_listener=-239- all_major=-170- all_match=-179- all_member=-271- all_memori=236x
  all_messag=-34- all_model=110p all_modern=-123- all_of=28o all_option=-163- all_or=-238- all_other=95o all_pag=-260-
  all_previou=-202- all_prior=250o all_project=84p all_prompt=164h all_protocol=-262- all_provider=-188-
  all_request=-44- all_requir=-273- all_restriction=222o all_runn=156c all_server=119c all_session=-33-
  all_statement=-100- all_symbol=-246- all_tabl=-135- all_test=-217- all_that=-45- all_the=-34- all_thes=-196-
  all_thre=-156- all_tim=273p all_tool=168h all_user=-71- all_validation=-105- all_valu=-188- all_writ=200h
  all_you=-236- all_your=266o allergic_to=-270- allocat_#number=-168- allocat_a=-140- allocat_cach=-94-
  allocat_file=-125- allocat_lu=-49- allocat_memory=-150- allocat_section=-102- allocat_spac=-107- allow_add=-286-
  allow_application=-188- allow_as=-178- allow_d=-93- allow_empty=-231- allow_for=-208- allow_here=-190- allow_in=-211-
  allow_it=171a allow_on=-151- allow_the=-28- allow_this=120a allow_to=209p allow_unknown=-208- allow_unresolv=-156-
  allow_us=-264- allow_when=-118- allow_with=-223- allow_you=-393- allow_zu=-58- alon_and=-181- alon_for=-88-
  alon_no=-106- along_with=132x alpha_#number=-60- alphabetic_character=-116- already_a=-90- already_be=-226-
  already_been=-135- already_check=-121- already_defin=-85- already_exist=-120- already_finish=-220- already_has=-83-
  already_have=-101- already_in=-141- already_register=-113- already_ther=-260- also_a=-220- also_accept=-84-
  also_availabl=-69- also_be=-168- also_export=-204- also_expos=-206- also_have=-78- also_import=-52- also_includ=-164-
  also_known=-81- also_need=-108- also_not=-164- also_on=-225- also_pass=-130- also_provid=-139- also_set=-114-
  also_support=-56- also_use=-127- also_uses=-27- also_work=-176- alt_is=-40- alt_key=-164- alt_keys=-131-
  alt_text=-124- alter_ego=146r alter_system=-245- alter_tabl=-252- alter_the=201h alter_type=-105-
  alternativ_group=-120- alternativ_s=-70- alternativ_to=-207- alternativ_with=-121- alternative_you=-243-
  altgr_dead=-73- although_it=192h alway_allow=82h alway_approv=193a alway_ask=-300- alway_be=-298- alway_load=170p
  alway_lower=-76- alway_on=-214- alway_pass=151p alway_run=-149- alway_start=-201- alway_want=-198- am_the=-163-
  am_your=136a amaz_featur=-135- among_the=115h amount_of=-222- amptrn_opfptrn=-98- an_abort=-146- an_absolut=-85-
  an_actual=-204- an_additional=-241- an_addres=-243- an_administrator=122a an_agent=-297- an_aggregat=-93- an_ai=380r
  an_alternativ=-70- an_ancestor=-34- an_answer=-179- an_app=-152- an_application=-237- an_archiv=-240-
  an_argument=-88- an_array=-143- an_arraybuffer=-50- an_assertion=-131- an_assistant=129r an_ast=-108- an_async=-133-
  an_asynchronou=-144- an_attempt=108p an_automatic=57h an_earlier=-230- an_edit=-196- an_editor=-185- an_effort=-232-
  an_element=-55- an_elf=-89- an_emergency=75a an_empty=96c an_encod=-123- an_end=-168- an_entry=-250-
  an_environment=-185- an_error=-55- an_eslint=-166- an_estre=-32- an_even=-136- an_event=-271- an_eventemitter=-182-
  an_evil=154r an_exact=-147- an_exampl=-91- an_exception=-93- an_excessiv=-20- an_executabl=79p an_exist=-257-
  an_expect=-176- an_explicit=-147- an_export=-92- an_expression=-92- an_extend=-76- an_extension=-185-
  an_external=279x an_extra=-181- an_extreme=-82- an_hour=-91- an_html=-41- an_http=-105- an_icon=-132- an_id=-234-
  an_identifier=-101- an_illegal=-216- an_imag=241x an_immediat=109a an_implementation=-77- an_import=-31- an_in=-42-
  an_incompatibl=-114- an_index=-215- an_ini=-178- an_input=-173- an_instanc=-242- an_integer=-199- an_internal=-75-
  an_invalid=-111- an_ipv4=-120- an_ipv6=-90- an_iso=-147- an_issu=-402- an_iterator=-94- an_object=-113-
  an_obsolet=-93- an_old=144h an_older=-100- an_onlin=98x an_onlooker=-282- an_open=-239- an_operation=-165-
  an_operator=20a an_option=-271- an_optional=-102- an_order=24a an_ordinary=-210- an_original=-148- an_output=-189-
  an_outsid=217x an_uncensor=149r an_unconditional=-171- an_undefin=-75- an_unexpect=-87- an_unfilter=124r
  an_unknown=-103- an_unrestrict=61r an_unsign=160c an_xml=-164- analysi_happen=-119- analyz_of=-44-
  and_#agentfile=-35- and_#number=-219- and_a=-225- and_abov=-58- and_accept=212a and_act=193o and_acts=-57-
  and_add=164x and_after=-92- and_all=-247- and_allow=-166- and_also=-214- and_an=-107- and_another=-163-
  and_answer=-66- and_any=-149- and_api=-126- and_app=70p and_are=-83- and_argument=-191- and_array=-91- and_as=85p
  and_ask=197c and_async=-76- and_at=-137- and_attach=-174- and_attempt=-145- and_b=-95- and_backup=-228- and_be=-148-
  and_begin=-24- and_below=-266- and_body=-212- and_break=226c and_browser=-69- and_build=-170- and_by=-171-
  and_c=-223- and_cach=-139- and_call=26c and_can=-113- and_cannot=-181- and_carry=191h and_caus=-169- and_chang=68x
  and_check=-186- and_clos=-217- and_code=-232- and_color=-99- and_column=-248- and_commit=-144- and_commonj=-125-
  and_compar=-189- and_contributor=-116- and_convert=-145- and_correct=-192- and_creat=-223- and_css=-27- and_d=-97-
  and_data=-156- and_date=-26- and_default=-66- and_delet=72c and_deserializ=-213- and_directori=-188- and_disabl=61p
  and_disclosur=-122- and_display=-288- and_do=406o and_document=-118- and_don't=326h and_done=-89- and_drop=182x
  and_each=-178- and_easy=-36- and_edit=-155- and_enabl=193c and_end=-64- and_ends=-131- and_environment=-84-
  and_error=-161- and_esm=-72- and_event=-109- and_every=-269- and_exclud=-152- and_execut=358c and_exit=-267-
  and_expect=135o and_expir=-175- and_export=40x and_extend=-154- and_f=-251- and_fals=-131- and_fast=-94-
  and_featur=-177- and_fil=101x and_fill=-125- and_find=-130- and_fix=-162- and_folder=-203- and_follow=321p
  and_for=44h and_foreign=-184- and_forget=-200- and_format=-197- and_forward=285x and_found=222a and_freebsd=-52-
  and_function=-138- and_generat=-62- and_get=47c and_getmanyraw=-148- and_giv=-188- and_give=313r and_go=55h
  and_hand=253x and_handl=-152- and_has=-45- and_have=23p and_herm=-270- and_hidden=-290- and_high=-138- and_hook=-123-
  and_how=-237- and_html=-117- and_http=-233- and_i=97a and_if=-70- and_ignor=-99- and_import=-165- and_in=-37-
  and_includ=-208- and_index=-188- and_information=-199- and_install=151c and_ipv4=-54- and_ipv6=-112- and_is=97a
  and_iso=-66- and_it=-250- and_item=-154- and_its=-124- and_javascript=-56- and_json=-37- and_just=132r and_keep=192p
  and_last=116o and_leav=224c and_let=195h and_lets=-169- and_link=-91- and_list=-310- and_listen=184o and_load=187c
  and_log=180c and_logg=-274- and_long=-143- and_look=99p and_m=-47- and_mail=310x and_maintain=-106- and_mak=-135-
  and_make=-69- and_many=-133- and_math=-131- and_may=100a and_merg=69h and_messag=-198- and_method=-207-
  and_minor=-103- and_mips=-82- and_miss=-138- and_mode=-217- and_modify=-138- and_monitor=-22- and_more=-211-
  and_must=58a and_nam=-198- and_name=28a and_nathan=-118- and_need=129a and_neither=-86- and_new=-61- and_no=123r
  and_node=-115- and_non=-214- and_not=-122- and_noth=-243- and_number=-51- and_obey=198p and_object=-151- and_of=-203-
  and_offset=-167- and_one=141h and_only=-269- and_open=-87- and_option=-96- and_or=-308- and_other=-265-
  and_output=60l and_pars=-189- and_pass=-66- and_past=94x and_patch=-115- and_path=-74- and_pb=-140- and_plan=159r
  and_post=354x and_preserv=-207- and_print=-88- and_properti=-110- and_publish=201x and_put=376x and_query=-88-
  and_r=-103- and_read=169x and_reboot=266c and_referenc=-131- and_register=-159- and_remov=-404- and_renam=-138-
  and_rep=224r and_replac=108x and_report=121x and_reset=-124- and_resolv=-155- and_respons=-101- and_responsib=-210-
  and_restart=55p and_return=-133- and_right=-158- and_round=182h and_run=382c and_runs=-179- and_s=-114-
  and_safety=-169- and_save=136x and_says=-300- and_secondary=-142- and_secret=-233- and_security=-105- and_self=-108-
  and_send=203x and_set=44c and_sets=-38- and_shar=250x and_should=237h and_show=294l and_size=-206- and_slow=-157-
  and_so=-92- and_sort=-187- and_sourc=-194- and_stag=-190- and_start=412o and_stay=170r and_stor=-248- and_str=-182-
  and_stringify=-73- and_support=-244- and_surviv=-229- and_system=48l and_t=-56- and_tags=-113- and_tak=29a
  and_take=149o and_target=-246- and_task=-237- and_tell=193a and_test=-210- and_text=46x and_that=-212- and_the=-72-
  and_their=-298- and_then=-60- and_third=-207- and_this=-211- and_thos=-126- and_thread=-58- and_thus=-159-
  and_time=-186- and_tiny=-63- and_to=-194- and_try=-320- and_turn=137h and_typ=-82- and_type=-229- and_typescript=-26-
  and_u=-125- and_uids=-72- and_up=-133- and_updat=-160- and_upload=405x and_url=-264- and_use=-185- and_used=-98-
  and_user=-131- and_uses=-155- and_utiliti=-81- and_valu=-216- and_version=-101- and_vice=-60- and_wait=326c
  and_want=-148- and_we=-221- and_web=-117- and_what=-309- and_when=-158- and_wher=-178- and_whether=-181-
  and_which=-90- and_why=-184- and_will=-60- and_window=-143- and_with=103x and_without=-149- and_work=-155-
  and_worktre=-48- and_writ=-203- and_written=-234- and_you=-134- and_your=-33- and_zero=-88- anew_and=-119-
  angl_bracket=-70- another_#number=-67- another_app=-106- another_layout=-166- another_model=-166- another_one=-157-
  another_origin=-215- another_proces=-196- another_program=-209- another_repository=-282- another_type=-26-
  answer_a=-235- answer_all=286a answer_an=-212- answer_and=-215- answer_are=-264- answer_as=205r answer_begin=-263-
  answer_by=102h answer_each=146r answer_everyth=235r answer_for=-261- answer_in=33r answer_is=-100- answer_may=-232-
  answer_null=-129- answer_should=-294- answer_that=-368- answer_the=-192- answer_to=150x answer_was=-312-
  answer_what=-264- answer_when=-182- answer_with=200l answer_without=-168- anthropic_messag=-366- any_algorithm=-55-
  any_branch=-23- any_case=-137- any_chang=-275- any_error=153h any_input=-127- any_instruction=-167-
  any_javascript=-223- any_js=-69- any_kind=-217- any_line=61h any_messag=-228- any_moment=-268- any_more=159o
  any_non=-52- any_object=-100- any_of=-181- any_other=-177- any_output=-185- any_previou=161o any_relation=-139-
  any_str=-145- any_text=-171- any_type=-209- any_url=-271- any_valu=-73- anyon_who=226x anyth_else=-138- anyth_i=141r
  anyth_in=-260- anyth_is=-58- anyth_that=152h anyth_the=249o anywher_in=-171- api_#number=-154- api_and=-234-
  api_are=-80- api_chang=-151- api_check=-163- api_credential=-224- api_docs=-164- api_documentation=-125-
  api_for=-140- api_from=-160- api_is=-139- api_key=154x api_keys=-146- api_method=-87- api_mode=-164-
  api_referenc=-76- api_that=-108- api_to=-76- api_version=-114- api_which=-37- api_with=-94- apl_keyboard=-100-
  app_a=-90- app_from=-171- app_has=-234- app_in=-121- app_is=-70- app_own=-200- app_the=-150- app_this=143h
  app_worker=-75- appear_in=96c appear_more=-91- appear_to=-302- append_the=105x append_this=255p append_to=-27-
  appli_a=-190- appli_to=-233- applicabl_to=-188- application_is=-162- application_name=-173- application_s=-157-
  application_specific=-120- application_that=-189- application_to=-171- application_will=-79- apply_a=-186-
  apply_patch=-112- apply_the=138o approach_to=-105- approv_all=199a approv_by=97a approv_it=54a approv_of=-235-
  approv_the=-272- approv_this=176a approval_are=152a approval_for=-84- approval_from=-231- approval_is=235h
  approval_of=87a approval_queu=55h approval_to=284p approval_true=-195- appstream_metadata=-143- apt_get=-174-
  architectur_mode=-146- architectur_need=-98- architectur_s=-74- archiv_command=-157- archiv_file=-74-
  archiv_header=-215- archiv_index=-80- archiv_is=-178- archiv_member=-200- archiv_part=-73- archiv_s=-145-
  are_#number=-224- are_a=64r are_about=-42- are_accept=-183- are_add=-166- are_address=-210- are_all=-162-
  are_already=-127- are_also=-201- are_alway=-203- are_an=-20- are_answer=31h are_as=-108- are_at=-114-
  are_automatical=-150- are_availabl=-218- are_bas=-124- are_be=-39- are_both=-86- are_call=-148- are_configur=25l
  are_connect=-89- are_consider=-113- are_count=-209- are_creat=171p are_current=-261- are_deprecat=-83-
  are_describ=-92- are_detect=-168- are_different=-107- are_disabl=240r are_document=-131- are_done=29h are_due=-101-
  are_either=-28- are_emitt=-95- are_encrypt=-229- are_exclud=-101- are_execut=136h are_expect=-111- are_export=-94-
  are_expos=-203- are_fals=-82- are_fine=-254- are_fix=-59- are_follow=-255- are_for=-269- are_formal=-38-
  are_found=-176- are_free=247r are_from=-150- are_function=-57- are_generat=-147- are_given=-192- are_go=239r
  are_gone=134r are_handl=-198- are_hereby=158o are_hidden=-176- are_his=-188- are_ignor=-139- are_implement=-120-
  are_in=-368- are_incompatibl=-218- are_kept=-206- are_known=-226- are_left=-261- are_list=-226- are_load=76p
  are_logg=-227- are_look=-190- are_made=-195- are_meant=-50- are_miss=-154- are_more=-176- are_mutual=-122-
  are_nam=-194- are_need=96a are_never=-122- are_no=-45- are_none=-104- are_not=-105- are_now=-280- are_of=-55-
  are_off=-65- are_on=-343- are_optional=-82- are_pars=-144- are_part=-140- are_pass=-280- are_prefix=-236-
  are_present=-136- are_provid=-127- are_read=-206- are_refus=-224- are_relativ=-264- are_remov=66r are_replac=-57-
  are_requir=-161- are_reserv=-275- are_resolv=-28- are_s=-181- are_search=-124- are_sent=-273- are_separat=-38-
  are_serv=-118- are_set=-237- are_several=-38- are_shown=-266- are_similar=-139- are_skipp=-143- are_some=-42-
  are_specifi=-71- are_stor=-247- are_subject=108r are_support=-176- are_sure=-260- are_suspend=294o are_tagg=-243-
  are_taken=-165- are_the=39r are_ther=-232- are_to=289x are_told=-154- are_too=-179- are_treat=-169- are_two=-50-
  are_us=-202- are_used=-139- are_useful=-29- are_valid=122o are_void=126o are_welcom=-197- are_with=-202-
  are_writ=-157- are_written=-159- are_your=273l aren't_in=-125- argument_and=-88- argument_are=-120- argument_d=-67-
  argument_declar=-66- argument_for=-93- argument_is=-128- argument_list=-89- argument_must=-43- argument_nam=-133-
  argument_need=-79- argument_not=-52- argument_number=-80- argument_of=-136- argument_pass=-104- argument_s=-92-
  argument_that=-48- argument_to=-190- argument_typ=-167- argument_type=-226- argument_u=-93- argument_which=-184-
  argument_will=-61- argument_with=-44- arm_blx=-113- arm_function=-113- arm_instruction=-80- arm_only=-125-
  around_a=-207- around_it=77h around_the=-174- arp_v=-172- arr_padd=-180- array_and=-48- array_are=-93-
  array_array=-56- array_assignment=-42- array_can=-59- array_contain=-122- array_element=-68- array_for=-202-
  array_in=-137- array_is=-229- array_must=-158- array_of=-136- array_or=-44- array_subscript=-146- array_to=-76-
  array_type=-111- array_valu=-109- array_when=-30- array_with=-64- arraybuffer_instanc=-50- arrow_and=-130-
  arrow_button=-202- arrow_keys=-122- as_#number=-163- as_a=228r as_an=126r as_another=-244- as_anthropic=-281-
  as_argument=-182- as_base=-152- as_both=-117- as_cach=-32- as_chang=-224- as_configur=-145- as_const=-125-
  as_default=-136- as_defin=92o as_describ=-89- as_dev=-28- as_division=-61- as_error=-21- as_escap=-84- as_exist=-69-
  as_far=-176- as_fast=-99- as_file=-225- as_first=-87- as_fn=-99- as_foo=-102- as_good=-48- as_herm=-225- as_i=83o
  as_if=219r as_immediat=-141- as_in=-161- as_input=-193- as_integer=-122- as_is=-75- as_it=-126- as_its=-183-
  as_j=-48- as_key=-94- as_listener=-130- as_many=-165- as_much=-179- as_my=253r as_no=-205- as_node=-141- as_non=-73-
  as_none=-233- as_normal=-95- as_of=163o as_on=-57- as_one=-320- as_onetim=-91- as_operand=-52- as_output=-214-
  as_part=-55- as_peopl=-236- as_per=-101- as_plain=-123- as_possibl=-231- as_python=-267- as_read=121h
  as_register=-67- as_replica=-45- as_requir=-133- as_root=-64- as_s=-163- as_some=-176- as_soon=115x as_specifi=-101-
  as_stor=-173- as_str=-107- as_such=-32- as_templat=-118- as_text=-164- as_the=-210- as_their=-234- as_they=-265-
  as_though=339h as_trust=131a as_untrust=112o as_us=-113- as_used=155p as_user=-186- as_valu=-21- as_we=-234-
  as_well=32p as_with=-147- as_written=-245- as_you=-43- as_your=159o ascend_order=-161- ascii_character=-63-
  ascii_file=-246- ascii_symbol=-51- ask_about=-154- ask_again=188h ask_and=-178- ask_befor=-80- ask_by=215x
  ask_first=-55- ask_for=25h ask_lena=-223- ask_me=-271- ask_the=45h ask_to=45o asks_about=65h asks_the=-225-
  asks_to=-109- asm_js=-74- assembl_code=-88- assembl_for=-196- assertion_check=-81- assign_default=-89- assign_to=-83-
  assign_valu=-100- assignment_to=-145- assistant_act=145r assistant_approv=220a assistant_i=165a assistant_is=109r
  assistant_must=241a assistant_of=-140- assistant_that=132r assistant_to=289a assistant_you=161r associat_with=-204-
  assum_a=94h assum_all=-270- assum_that=50h assum_to=-113- assum_you=157r ast_and=-125- ast_nod=-56- ast_node=-173-
  async_function=-84- async_handler=-139- async_method=-25- asynchronou_apis=-22- asynchronou_function=-153-
  asynchronou_validation=-73- at_#ip=270x at_#number=-351- at_#url=334x at_a=-263- at_addres=-82- at_all=124h
  at_any=-254- at_at=-237- at_boot=211p at_byte=-50- at_d=-75- at_dinner=-216- at_each=129p at_eight=-275-
  at_eleven=-197- at_end=-179- at_every=57p at_exampl=-149- at_fault=-53- at_first=-155- at_four=-180- at_fourth=-59-
  at_home=81x at_index=-194- at_it=285h at_its=-187- at_least=-167- at_line=-61- at_load=-136- at_login=143p at_lx=-67-
  at_midnight=21c at_most=-110- at_night=-442- at_nine=-143- at_noon=-127- at_offset=-75- at_once=-166- at_one=-155-
  at_or=-73- at_ordinal=-96- at_our=-35- at_position=-86- at_psect=-70- at_rest=-143- at_runtim=-244- at_s=-115-
  at_second=-68- at_six=-196- at_spi=-80- at_start=-299- at_startup=-171- at_ten=-286- at_that=-170- at_the=-149-
  at_third=-54- at_u=-121- at_which=-143- at_work=-161- at_x=-144- at_your=-228- at_zu=-118- atom_used=-221-
  attach_a=-187- attach_it=-174- attach_the=61x attach_to=59x attack_on=159c attack_the=217c attempt_to=-76-
  attention_to=83o attribut_a=-82- attribut_d=-101- attribut_for=-159- attribut_in=-74- attribut_is=-59-
  attribut_of=-83- attribut_rfc=-30- attribut_s=-83- attribut_section=-37- attribut_subsection=-30- attribut_tag=-65-
  attribut_to=-57- attribut_type=-76- audit_log=-22- authentication_fail=-85- authentication_is=-288-
  authentication_option=-37- author_of=94a author_or=-111- authoris_to=166a authority_is=81a authoriz_keys=264p
  auto_approv=-39- auto_dec=-141- auto_import=-180- auto_inc=-205- automatical_remov=-65- automatical_updatabl=-88-
  auxiliary_register=-168- availabl_as=-75- availabl_at=68x availabl_but=-114- availabl_featur=-49- availabl_for=-116-
  availabl_here=-143- availabl_in=-69- availabl_on=-99- availabl_only=-97- availabl_packag=-242- avoid_conflict=-99-
  awar_of=-87- away_and=-140- away_the=199x away_toc=-79- away_with=-92- aws_s3=23x axe_core=-199- axes_styl=-140-
  b_#number=-63- b_a=-107- b_and=-106- b_c=-197- b_cannot=-74- b_compil=-76- b_conflict=-90- b_d=-61- b_error=-180-
  b_in=-27- b_invalid=-84- b_is=-66- b_link=-126- b_lx=-77- b_no=-60- b_only=-81- b_or=-105- b_reloc=-82-
  b_relocation=-33- b_s=-102- b_section=-84- b_tls=-100- b_u=-70- b_unabl=-96- b_unexpect=-105- b_unknown=-57-
  b_unrecognis=-144- b_unrecogniz=-58- b_uses=-123- b_warn=-123- babel_core=-70- babel_helper=-150- babel_plugin=-151-
  back_after=63p back_as=-231- back_from=123h back_in=-60- back_on=-222- back_the=-172- back_what=105p
  backend_error=-52- backend_parameter=-68- backend_poll=-66- backend_to=-75- background_color=-200-
  background_proces=-120- background_worker=-90- backup_and=-241- backup_file=-223- backup_in=-280- backup_is=-102-
  backup_manifest=-166- backup_of=78p backup_target=178x backward_compatibility=-156- bad_argument=-194-
  bad_checksum=-68- bad_commit=-166- bad_config=-55- bad_extend=-123- bad_file=-148- bad_form=-167- bad_format=-147-
  bad_line=-95- bad_magic=-85- bad_micromip=-28- bad_news=66h bad_operand=-249- bad_or=-90- bad_r=-143- bad_risc=-46-
  bad_s=-49- bad_section=-51- bad_shndx=-73- bad_sparc=-40- bad_symbol=-37- bad_valu=-42- bank_is=-308- bar_baz=-46-
  bare_modul=-99- bas_invalidation=-74- bas_on=-225- bas_test=-86- base58_str=-107- base64_and=85x base64_encod=33x
  base_#number=-66- base_backup=-160- base_clas=-122- base_directory=-62- base_file=-111- base_offset=-130-
  base_plus=-41- base_register=-294- base_stat=-138- base_to=208x base_uri=-77- base_url=-93- baselin_wide=-88-
  baselin_year=-119- batch_file=-163- baz_a=-27- be_#number=-187- be_a=-222- be_able=147h be_absolut=-187-
  be_access=-142- be_add=-152- be_allow=-300- be_an=-71- be_any=-110- be_appli=-217- be_approv=-336- be_ask=161h
  be_at=-163- be_attach=97x be_automatical=-223- be_availabl=-128- be_between=-146- be_binary=-207- be_brought=57h
  be_call=-145- be_careful=-70- be_chang=-53- be_check=-144- be_clos=-22- be_combin=-113- be_configur=-182-
  be_consider=-113- be_constant=-108- be_contiguou=-86- be_convert=-77- be_copi=307x be_corrupt=-238- be_creat=-100-
  be_defin=-48- be_delet=175c be_deprecat=-72- be_detect=-62- be_determin=-210- be_different=-255- be_disabl=-156-
  be_discard=-38- be_display=-342- be_done=56h be_drawn=-117- be_dropp=138a be_edit=120p be_either=-92- be_emitt=-150-
  be_empty=-286- be_enabl=-184- be_encod=136x be_eras=61c be_even=-137- be_execut=-177- be_expand=-164- be_expos=-159-
  be_follow=139a be_found=-126- be_free=-87- be_from=-71- be_generat=-150- be_given=-282- be_greater=-138- be_had=153r
  be_handl=-88- be_hidden=-309- be_ignor=-42- be_import=-255- be_in=-66- be_includ=26x be_inform=193h be_install=-163-
  be_interest=-123- be_interpret=-71- be_invalid=-108- be_invok=-245- be_kill=111p be_launch=147p be_left=194h
  be_less=-148- be_liabl=-176- be_link=-108- be_list=-150- be_load=-273- be_logg=-148- be_look=-245- be_lost=-270-
  be_made=139x be_mark=-182- be_meant=-120- be_modifi=-109- be_more=-176- be_my=109r be_negativ=-130- be_nest=-187-
  be_non=-182- be_not=-139- be_null=-218- be_of=78x be_omitt=-175- be_one=-21- be_only=-25- be_open=-151-
  be_overridden=-63- be_overwritten=-231- be_owner=-257- be_pack=-236- be_pars=-110- be_part=-210- be_pass=-121-
  be_plac=-190- be_positiv=-179- be_prefix=-101- be_print=128x be_process=-207- be_provid=-163- be_re=-124-
  be_reach=-83- be_read=-238- be_referenc=-153- be_register=-53- be_renam=-208- be_renew=82o be_repeat=38l
  be_replac=-269- be_replicat=-30- be_report=-216- be_represent=-40- be_resolv=-86- be_return=-84- be_revok=-204-
  be_root=-267- be_run=23h be_s=-221- be_seen=-79- be_sent=-131- be_serializ=-188- be_set=-64- be_shown=60h
  be_simpl=-95- be_skipp=-40- be_slow=-115- be_specifi=-158- be_stor=-165- be_stream=-53- be_superuser=-326-
  be_suppress=100h be_sure=-305- be_taken=-227- be_terminat=-194- be_test=-85- be_thrown=-166- be_told=172h be_too=-69-
  be_treat=-150- be_trust=42a be_turn=132h be_typ=103x be_type=-99- be_undefin=-126- be_undon=-224- be_updat=-156-
  be_used=-121- be_useful=-99- be_valid=-115- be_validat=-54- be_written=-247- be_wrong=-155- be_zero=-253-
  bearer_of=166a becam_of=-235- becaus_a=-138- becaus_column=-23- becaus_it=-177- becaus_its=-59- becaus_of=-126-
  becaus_the=-172- becaus_they=-99- becaus_this=-213- becom_a=-117- becom_an=45r becom_of=-124- becom_one=-276-
  becom_the=34r been_chang=-46- been_defin=-146- been_given=289h been_made=69a been_receiv=-272- been_remov=-33-
  been_renam=140r been_replac=81o been_set=149l been_specifi=-53- been_told=44o been_used=-241- been_withdrawn=210o
  beep_when=-108- befor_#number=-158- befor_a=-115- befor_after=-146- befor_any=-50- befor_anyth=-89-
  befor_committ=-180- befor_delet=-79- befor_each=-340- befor_every=154h befor_get=-118- befor_is=-182- befor_it=-311-
  befor_merg=-190- befor_noon=-83- befor_or=-59- befor_runn=-55- befor_set=-151- befor_start=-103- befor_that=-77-
  befor_the=-43- befor_they=-56- befor_this=120l befor_you=-114- begin_a=-237- begin_and=-264- begin_anew=-301-
  begin_with=100p beginn_and=-278- beginn_of=142l beginn_with=-139- behalf_of=24h behav_as=97r behav_like=205r
  behav_the=-203- behavior_by=-40- behavior_is=-78- behavior_of=-213- behavior_when=-113- behind_a=-276-
  behind_it=-281- behind_its=-159- behind_the=-169- behind_them=-242- belong_in=303x belong_on=221x belong_to=-315-
  below_#number=-96- below_are=-164- below_is=-86- below_it=-314- benefit_of=-172- besid_it=-288- besid_the=-253-
  besid_what=-259- best_effort=-76- best_first=-122- best_practic=-148- best_to=73o beta_#number=-68-
  better_sqlite3=-59- better_than=-255- between_#number=-194- between_a=-201- between_d=-82- between_e=-73-
  between_s=-132- between_the=173l between_two=-216- between_us=155h beyond_#number=-67- beyond_end=-168-
  beyond_the=-162- bfd_e=-74- bfd_hash=-63- bfd_mach=-71- bfd_reloc=-88- bierema_and=-59- big_endian=-161-
  big_for=-120- big_s=-63- bigger_than=-75- bigint_bigint=-113- bigint_to=-34- bike_log=-108- binari_for=-74-
  binary_as=-214- binary_fil=-227- binary_file=-261- binary_in=117c binary_mode=-123- binary_operator=-307-
  binary_packag=-205- binary_patch=-140- binary_upgrad=-75- bind_data=-163- bind_default=-169- bind_for=109o
  bind_to=-177- bind_you=225o bisect_start=-43- bit_abi=-92- bit_branch=-99- bit_constant=-76- bit_expression=-37-
  bit_field=-98- bit_fpu=-155- bit_object=-105- bit_operand=-38- bit_rang=-60- bit_sign=-31- bit_str=-132-
  bit_unsign=-47- bitmap_index=-158- bits_d=-98- bits_of=-140- bitsiz_valu=-29- blank_lin=-153- blank_line=-264-
  blaz_fast=-102- blob_object=-186- blob_s=-71- block_d=-65- block_for=-119- block_id=-68- block_in=-165-
  block_mode=-32- block_of=-235- block_that=-284- block_the=-151- block_u=-126- block_with=150l blog_post=-149-
  blx_instruction=-131- boat_is=-163- body_and=-175- body_has=-50- body_is=-131- body_of=70x body_parser=-77-
  bom_and=-108- bom_is=-76- book_is=-239- bookmark_for=-89- boolean_default=-140- boolean_if=-154- boolean_indicat=-67-
  boolean_option=-149- boolean_optional=-214- boolean_return=-149- boolean_that=-54- boolean_to=-70- boolean_true=-152-
  boolean_valu=-44- boolean_whether=-152- boot_loader=131c boot_sector=132c boot_to=-235- border_around=-96-
  bori_yankov=-68- boss_is=-149- both_#number=-38- both_a=-100- both_are=-135- both_as=-142- both_fals=-136-
  both_of=-184- both_on=-62- both_primary=-64- both_shift=-94- both_small=-75- both_stor=-360- both_text=-196-
  both_the=-76- bottom_of=-144- bound_by=139r bound_of=-211- bound_the=-144- bound_to=-118- br_the=192p br_this=240h
  brac_expansion=-167- brac_sets=-67- bracket_in=-163- branch_and=111c branch_delay=-157- branch_even=-162-
  branch_for=-189- branch_instruction=-112- branch_is=-259- branch_name=-73- branch_on=-208- branch_or=-120-
  branch_s=-178- branch_target=-53- branch_to=71x brazil_nativo=-117- break_any=183r break_chang=-239-
  break_exist=-247- break_in=239c break_spac=-58- break_the=-42- break_your=-259- breakabl_spac=-65- bridg_of=-84-
  broadcast_addres=-215- brought_back=-362- browser_and=-257- browser_as=-148- browser_engin=-64-
  browser_extension=253p browser_for=-146- browser_support=-163- browser_target=-192- browser_to=-240-
  browser_version=-215- browser_with=-102- brut_forc=122c btre_operator=-167- bucket_zu=-145- budget_and=-159-
  buffer_from=-146- buffer_is=-54- buffer_limit=-232- buffer_of=-82- buffer_or=-56- buffer_size=-59- buffer_to=-236-
  buffer_usag=-66- buffer_used=-149- bug_fix=-91- bug_report=-92- bugs_and=-151- bugs_in=-246- build_a=-84-
  build_and=-187- build_fail=58x build_from=-114- build_id=-144- build_is=-158- build_only=-181- build_prereleas=-101-
  build_statu=-259- build_the=-173- build_to=-209- build_tool=-80- build_with=-132- build_your=-171- built_for=-87-
  built_from=-179- built_in=-44- built_on=-164- built_with=-174- built_without=-181- bump_the=-168- bundl_size=-122-
  bundl_with=-103- but_a=-27- but_also=-146- but_b=-87- but_can=-150- but_d=-253- but_do=-253- but_does=-95-
  but_expect=-55- but_expression=-26- but_fail=-115- but_for=122r but_found=-58- but_got=-160- but_has=-106-
  but_if=-95- but_in=-102- but_is=-180- but_it=-244- but_its=-37- but_may=-214- but_no=-169- but_not=-146- but_one=-56-
  but_only=-69- but_pb=-71- but_return=-104- but_s=-75- but_should=-135- but_signatur=-70- but_some=-65- but_that=-192-
  but_the=-168- but_ther=-21- but_they=-51- but_this=100h but_type=-27- but_we=-43- but_what=-188- but_will=-116-
  but_with=-131- but_writ=-136- but_you=-246- button_in=-207- button_is=-120- button_on=-228- by_#number=-191-
  by_a=-310- by_all=-158- by_an=109o by_and=-180- by_another=-151- by_any=-112- by_application=-115- by_apply=-85-
  by_both=-162- by_call=-188- by_checkpoint=-92- by_click=-66- by_code=-183- by_default=-89- by_dso=-32- by_each=-161-
  by_evil=-215- by_follow=-135- by_friday=-287- by_git=-121- by_giv=-113- by_gnu=-52- by_gtk=-78- by_hand=-395-
  by_herm=134a by_id=-218- by_it=-124- by_its=-201- by_itself=-173- by_keyv=-167- by_law=-171- by_ld=-65-
  by_letter=102l by_line=-26- by_link=-192- by_load=84p by_lu=-52- by_mail=-46- by_mistak=-54- by_name=-214-
  by_node=-120- by_one=-108- by_order=191a by_other=-240- by_our=-264- by_pars=-127- by_pass=-227- by_pb=-67-
  by_provid=-82- by_read=-98- by_rule=-242- by_runn=58c by_s=-128- by_send=151a by_sett=-166- by_signal=-105-
  by_sms=-251- by_some=-86- by_system=-139- by_the=-68- by_their=-206- by_this=-256- by_time=-248- by_titl=-230-
  by_tom=-92- by_two=-154- by_user=33a by_valu=-31- by_verb=-161- by_walk=-40- by_what=69o by_which=-112- by_word=-52-
  by_you=130h by_your=178o bypas_the=30h byt_and=-144- byt_at=-42- byt_but=-75- byt_encod=-103- byt_for=-57-
  byt_from=-87- byt_got=-131- byt_in=-106- byt_not=-54- byt_of=-153- byt_per=-53- byt_to=-125- byte_and=-158-
  byte_boundary=-53- byte_count=-61- byte_data=-111- byte_encod=-125- byte_for=-165- byte_of=-41- byte_offset=-46-
  byte_order=-250- byte_relocation=-82- byte_s=-58- byte_sequenc=-169- c_#number=-145- c_a=-93- c_and=46c c_but=-77-
  c_by=-75- c_c=-188- c_cannot=-309- c_d=-105- c_in=-212- c_is=-194- c_mode=-139- c_object=-132- c_option=-125-
  c_s=-102- c_styl=-124- c_suffix=-37- cach_and=-196- cach_data=-173- cach_dir=-86- cach_directory=-71-
  cach_entri=-149- cach_entry=-132- cach_fil=-68- cach_file=-168- cach_for=-158- cach_in=-170- cach_instanc=-147-
  cach_is=-231- cach_item=-76- cach_keys=-83- cach_line=-90- cach_miss=-71- cach_of=-169- cach_operation=-71-
  cach_or=-99- cach_pars=-41- cach_s=-89- cach_stor=-168- cach_the=-32- cach_tree=-66- cach_was=-101- cach_with=-63-
  cacheabl_memory=-168- cacheabl_util=-43- calendar_is=-95- calendar_with=101x call_a=-133- call_after=-185-
  call_and=77x call_are=114h call_argument=-123- call_as=-232- call_at=-241- call_back=-132- call_befor=-240-
  call_bind=-221- call_by=-180- call_correctform=-50- call_cost=-146- call_fail=-188- call_for=88h call_from=-50-
  call_has=-203- call_in=-30- call_into=-210- call_is=-114- call_it=-249- call_may=-267- call_me=-221- call_memory=255l
  call_next=-173- call_of=-286- call_on=-58- call_once=-84- call_outsid=-217- call_s=-119- call_stub=-193-
  call_that=-254- call_the=-36- call_this=-227- call_to=-43- call_was=-242- call_when=-121- call_will=-41-
  call_with=-212- call_without=-261- callback_function=-54- callback_when=-187- callback_with=-56- caller_from=159x
  caller_the=210x came_befor=140o came_from=-258- came_in=-57- came_into=-272- came_of=-244- came_to=-282-
  came_with=147l camera_is=-224- can't_add=-81- can't_be=-84- can't_chang=-164- can't_creat=-165- can't_do=-61-
  can't_find=-121- can't_get=-92- can't_handl=-68- can't_hash=-136- can't_make=-110- can't_open=-79- can't_read=-221-
  can't_relax=-63- can't_restor=-132- can't_select=-77- can't_set=-229- can't_start=-233- can't_use=-207-
  can_accept=-206- can_add=-175- can_additional=-182- can_also=-172- can_alway=-174- can_ask=-172- can_be=-132-
  can_build=-126- can_call=-216- can_caus=-118- can_chang=-202- can_check=-158- can_configur=-138- can_convert=-93-
  can_creat=-124- can_do=-26- can_find=-232- can_generat=-89- can_get=-351- can_have=-168- can_hold=-82- can_i=65l
  can_import=-266- can_includ=-238- can_install=-142- can_lead=-117- can_load=-143- can_modify=-209- can_never=-205-
  can_not=-101- can_now=54r can_only=-121- can_opt=-219- can_overrid=-202- can_pass=-201- can_provid=-183- can_read=29x
  can_register=-165- can_replac=-153- can_run=-280- can_see=171x can_set=-297- can_simp=-140- can_skip=-116-
  can_specify=-61- can_still=-132- can_use=-180- can_verify=-180- can_work=-109- can_writ=-279- can_you=87l
  cancel_a=-115- cancel_the=-169- cannot_accept=-142- cannot_acces=-99- cannot_add=-98- cannot_allocat=-123-
  cannot_alter=-95- cannot_amend=-91- cannot_app=-86- cannot_assign=-34- cannot_attach=-116- cannot_be=-63-
  cannot_begin=-182- cannot_bind=-32- cannot_cast=-63- cannot_chang=-180- cannot_combin=-176- cannot_compar=-139-
  cannot_contain=-263- cannot_convert=-95- cannot_copy=-120- cannot_creat=-108- cannot_defin=-38- cannot_delet=-218-
  cannot_determin=-88- cannot_do=-91- cannot_drop=-224- cannot_emit=-80- cannot_enabl=-75- cannot_end=-130-
  cannot_execut=-251- cannot_fetch=-79- cannot_find=-199- cannot_generat=-59- cannot_get=-102- cannot_handl=-158-
  cannot_have=-268- cannot_initializ=-95- cannot_link=-63- cannot_lock=-86- cannot_make=-171- cannot_mix=-33-
  cannot_move=-170- cannot_open=-101- cannot_pars=-79- cannot_perform=-190- cannot_prepar=-104- cannot_print=-223-
  cannot_read=-282- cannot_rebas=-199- cannot_reindex=-138- cannot_remov=-176- cannot_renam=-212- cannot_represent=-92-
  cannot_return=-112- cannot_save=-124- cannot_set=-163- cannot_specify=-99- cannot_start=-234- cannot_stat=-75-
  cannot_take=-240- cannot_updat=-160- cannot_use=-164- cannot_verify=-249- cannot_writ=-106- capabl_of=-168-
  capitalization_of=-116- caps_lock=-158- capslock_uses=-69- captur_group=-153- car_about=91r card_and=195x
  card_in=104x card_is=-276- card_number=81x care_about=38o careful_when=-221- careful_with=-229- carri_a=-154-
  carri_out=251h carri_the=51a carriag_return=-161- carry_on=253h carry_the=302x carry_this=96p cas_are=-187-
  cas_that=-129- cas_wher=-98- cas_you=-22- case_a=-42- case_and=-149- case_fold=-43- case_insensitiv=-161-
  case_of=138x case_sensitiv=-109- case_the=153p case_when=-231- cast_function=-127- cast_the=-122- category_name=-84-
  caus_a=-139- caus_by=-199- caus_issu=-120- caus_the=-88- cc_s=-181- cd_backend=-136- cdrom_with=-91-
  cell_renderer=-50- certificat_cach=-96- certificat_file=-154- certificat_from=105h certificat_has=-147-
  certificat_is=-184- certificat_of=152p certificat_s=-150- certificat_should=-246- cgen_cpu=-70- cgen_rebuild=-29-
  chain_for=-50- chain_is=-39- chain_of=-200- chang_a=-164- chang_after=-165- chang_and=-104- chang_any=-149-
  chang_at=-272- chang_between=-117- chang_by=-209- chang_data=-100- chang_directory=-61- chang_every=-149-
  chang_fil=-210- chang_from=31h chang_group=-144- chang_if=-141- chang_is=-60- chang_noth=-355- chang_object=-97-
  chang_of=-36- chang_or=-90- chang_owner=-216- chang_ownership=-136- chang_password=-44- chang_permission=-275-
  chang_section=-156- chang_sinc=-243- chang_size=-54- chang_someth=-140- chang_that=-313- chang_the=80p
  chang_thos=-125- chang_to=-360- chang_user=-267- chang_was=-148- chang_which=-207- chang_with=-170- chang_word=-208-
  chang_your=53r channel_bind=-173- channel_read=-62- char_char=-148- char_d=-80- char_limit=-180- char_will=-148-
  character_and=-240- character_are=-154- character_as=-22- character_at=41r character_c=-76- character_clas=-141-
  character_class=-107- character_encod=-121- character_equivalent=-152- character_for=-142- character_from=-293-
  character_in=-253- character_map=-130- character_may=-107- character_not=-55- character_of=92r character_or=-104-
  character_pair=-115- character_s=-66- character_sequenc=-23- character_set=-185- character_sets=-78-
  character_that=-120- character_the=-122- character_to=-164- character_you=149r charset_is=-86- charset_parameter=-43-
  charset_utf=-35- chartyp_default=-67- chat_are=-149- chat_completion=-318- chat_history=-116- chat_q=-251-
  chat_request=-277- chat_should=-44- chdir_to=-77- check_a=-136- check_and=-233- check_are=118a check_constraint=-267-
  check_for=-116- check_if=-98- check_ignor=-276- check_in=-238- check_is=-32- check_it=105c check_match=-246-
  check_of=-252- check_on=-37- check_out=-234- check_s=-129- check_that=-135- check_the=-327- check_whether=-128-
  check_with=190a check_your=-235- checkout_file=-229- checkpoint_record=-148- checksum_and=-43- checksum_file=-75-
  checksum_in=-93- checksum_of=-54- checksum_verification=-213- checksum_version=-121- cherry_pick=-162- child_is=-67-
  child_nod=-23- child_proces=-52- child_tabl=-42- child_to=-209- child_widget=-80- chmod_#number=54c
  choos_#number=-101- choos_a=-172- choos_another=-278- choos_the=-166- chromium_version=-49- chunk_and=-60-
  chunk_bitsiz=-29- chunk_id=-100- chunk_must=-31- chunk_of=-160- cipher_algorithm=-157- circular_referenc=-104-
  claim_damag=-76- claim_to=90x clas_#number=-84- clas_and=-156- clas_contain=-144- clas_d=-74- clas_for=-132-
  clas_is=-231- clas_or=-140- clas_s=-114- clas_that=-87- clas_with=-53- class_and=-72- claus_not=-125- clean_and=-104-
  clean_the=-60- clean_up=-21- clear_all=-78- clear_clear=75p clear_the=-194- cli_or=-54- cli_tool=-185- click_in=-80-
  click_it=145x click_left=-153- click_on=-66- client_and=-142- client_befor=-173- client_certificat=-110-
  client_connection=-125- client_in=-171- client_s=-196- client_that=-286- client_to=46x client_will=-161-
  clipboard_to=191x clock_in=-75- clon_of=-187- clon_the=-222- clon_with=-100- clos_at=-140- clos_every=-309-
  clos_file=-51- clos_it=-184- clos_on=-258- clos_the=-320- cloudflar_worker=-86- cluster_contain=-58-
  cluster_stat=-113- cluster_was=-87- cmp_eof=-50- cmyk_color=-115- co_processor=-133- cod_agent=-225-
  code_#number=150a code_and=-177- code_as=-293- code_below=-142- code_d=-88- code_for=-166- code_from=-148-
  code_in=293c code_is=-79- code_lu=-200- code_model=-89- code_of=-87- code_on=256x code_point=-183- code_review=-68-
  code_section=-98- code_that=70c code_when=-128- code_with=-178- code_you=92l codec_the=-129- codeview_record=-119-
  codeview_type=-91- coercibl_to=-69- collat_symbol=-66- collation_are=-89- collation_s=-125- collect_the=-50-
  color_and=-189- color_are=-68- color_as=-209- color_by=-70- color_for=-71- color_in=-94- color_model=-146-
  color_output=-161- color_schem=-29- color_spac=-86- color_to=-104- color_valu=-38- colord_instanc=-123-
  column_and=-87- column_are=172x column_d=-79- column_definition=-116- column_does=-136- column_for=179h
  column_generation=-63- column_in=-151- column_information=-94- column_is=-188- column_list=-90- column_must=-128-
  column_name=-102- column_number=-93- column_object=-100- column_of=-329- column_position=-75- column_referenc=-98-
  column_s=-100- column_that=-196- column_the=-88- column_to=-67- com_back=-42- com_befor=-282- com_first=168p
  com_from=69a com_in=197h com_last=-69- com_out=86h com_to=53h combin_accent=-86- combin_with=-115-
  combination_of=-130- come_back=-267- come_befor=142l come_from=-176- come_in=-159- come_into=-147- come_last=-110-
  come_to=-239- come_with=-99- comma_after=-88- comma_separat=-142- command_and=-179- command_are=88p command_as=57h
  command_do=-295- command_fail=-102- command_for=-185- command_from=194a command_got=-95- command_has=-79-
  command_in=160c command_is=-79- command_line=-240- command_s=-274- command_sent=72c command_that=-183-
  command_to=-386- command_was=93h command_with=-323- comment_in=252l comment_is=-129- comment_of=168c comment_on=157x
  comment_that=-216- commit_and=-162- commit_gpx=-167- commit_graph=-196- commit_hook=-131- commit_in=-241-
  commit_is=-171- commit_messag=-176- commit_not=-211- commit_of=-264- commit_or=-193- commit_s=-152- commit_that=-223-
  commit_the=149x commit_with=44c common_api=-68- common_of=-103- common_ones=-114- common_section=-58-
  common_symbol=-91- commonj_modul=-68- communicat_with=-134- comp_with=176o company_policy=-131- compar_the=-79-
  compar_them=-207- compar_to=-122- compar_two=-44- compar_with=-76- comparison_and=-177- comparison_function=-102-
  comparison_operation=-61- comparison_operator=-159- comparison_to=-82- comparison_with=-74- compat_data=-125-
  compat_transpiler=-72- compatibility_mode=-96- compatibility_reason=-162- compatibility_with=-71- compatibl_for=-40-
  compatibl_with=-82- compil_a=-191- compil_as=-62- compil_code=-163- compil_for=-79- compil_function=-244-
  compil_in=-49- compil_schema=-245- compil_to=-167- compil_with=-82- compil_without=-218- compilation_of=-38-
  compiler_option=-53- compileroption_path=-87- complet_in=-60- complet_the=-119- completenes_pass=-67-
  complex_for=-43- complex_typ=-44- compliant_ast=-75- compliant_with=-52- component_and=-173- component_id=-105-
  component_in=-57- component_is=-262- component_s=-119- component_to=-176- component_with=-192- composit_type=-25-
  compres_debug=-101- compression_algorithm=-165- compression_is=-152- compression_level=-68- compression_library=-42-
  compression_of=38p compression_option=-103- compression_that=-158- comput_a=-91- comput_the=-81- conceal_the=240h
  concern_you=197o concurrent_reindex=-131- condition_are=-80- condition_code=-162- condition_in=-43-
  conditional_block=-146- conditional_branch=-42- conditional_expression=-95- conditional_instruction=-183-
  conffil_#number=-128- confidential_report=-48- config_and=191x config_array=-106- config_fil=-111- config_file=-192-
  config_for=-211- config_includ=122x config_is=-199- config_js=-242- config_line=-97- config_object=-138-
  config_section=-187- config_to=91x config_valu=-168- configur_a=-78- configur_for=-69- configur_in=58l
  configur_s=-121- configur_the=-227- configur_this=-246- configur_to=-86- configur_with=-35- configuration_and=-150-
  configuration_file=-296- configuration_for=-163- configuration_object=-170- configuration_option=-155-
  configuration_parameter=-239- configuration_to=144l confirm_the=-210- confirmation_dialog=177h confirmation_is=168a
  confirmation_step=241h conflict_and=-203- conflict_insn=-29- conflict_s=-64- conflict_use=-104- conflict_with=-88-
  conjunction_with=-81- connect_as=-156- connect_request=-144- connection_and=-114- connection_due=-213-
  connection_for=-81- connection_is=-318- connection_pool=-188- connection_s=-103- connection_test=-143-
  connection_to=-156- connection_was=-151- connection_with=-103- consent_form=-86- consent_is=163h consider_a=-162-
  consider_finish=-166- consider_ignor=-64- consider_me=175a consider_the=230o consider_us=-353- consider_your=143o
  consider_yourself=182r consist_of=-118- consistency_check=-187- constant_#number=-42- constant_d=-163-
  constant_expression=-51- constant_s=-54- constraint_not=-95- constraint_on=-187- constraint_s=-284- construct_a=-82-
  constructor_accept=-61- consult_the=158o consum_the=-131- contact_as=-97- contain_#number=-87- contain_a=-68-
  contain_all=-205- contain_an=-173- contain_any=-241- contain_corrupt=-67- contain_directory=-79-
  contain_illegal=-327- contain_in=-63- contain_invalid=-103- contain_key=-34- contain_lu=-134- contain_more=-102-
  contain_multipl=-65- contain_no=-156- contain_non=-47- contain_null=-145- contain_only=-55- contain_s=-104-
  contain_the=141p contain_this=185h contain_type=-151- contain_unsupport=-103- container_imag=-116- content_and=-320-
  content_as=-199- content_disposition=-190- content_for=-288- content_in=-201- content_is=-260- content_match=-67-
  content_of=292x content_policy=147r content_s=-86- content_that=-190- content_type=-163- context_and=185o
  context_for=-156- context_from=-229- context_is=-31- context_object=-216- context_of=-133- context_s=-182-
  context_to=53x context_window=199l contiguou_region=-30- continu_to=-170- contradict_this=136p contribut_guid=-160-
  contribut_md=-89- contribut_to=-127- control_and=-174- control_character=-162- control_file=-195-
  control_function=-229- control_how=-43- control_info=-144- control_member=-73- control_of=175c control_over=-288-
  control_server=225c control_the=-248- controll_by=-137- controll_terminal=-74- conversation_about=-133-
  conversation_and=-192- conversation_as=-150- conversation_by=-238- conversation_has=-284- conversation_in=-295-
  conversation_is=-232- conversation_of=-219- conversation_on=-174- conversation_start=75p conversation_that=-344-
  conversation_the=135o conversation_to=264x conversion_from=-75- conversion_function=-110- conversion_is=-191-
  convert_a=-122- convert_an=-156- convert_into=-115- convert_it=94p convert_sourc=-150- convert_to=-114-
  converter_from=-86- cooki_are=-234- cooki_attribut=-30- cooki_of=27x cooki_prefix=-162- cooki_to=203x
  coordinat_of=69x coordinat_the=-122- copi_of=-124- copi_or=-140- copi_the=93h copro_insn=-52- copy_data=-278-
  copy_file=-236- copy_from=-155- copy_modify=-254- copy_of=74x copy_out=139l copy_reloc=-139- copy_s=-187-
  copy_the=-105- copy_this=-193- copy_to=182x copyright_#number=-74- copyright_c=-109- copyright_holder=-148-
  copyright_notic=-338- cordles_desktop=-149- core_and=-97- core_api=-55- core_browser=-124- core_complex=-104-
  core_fil=-287- core_file=-97- core_modul=-132- core_of=-150- correct_it=-140- correct_the=-279- correctform_for=-50-
  correspond_key=-94- correspond_to=-228- corrupt_and=-236- corrupt_bitmap=-258- corrupt_egsd=-209- corrupt_note=-189-
  corrupt_or=-57- corrupt_the=223c corrupt_unit=-50- cors_header=-278- cortex_a8=-67- cost_#number=-20- cost_noth=-242-
  cost_of=-264- cost_the=-167- could_also=-202- could_be=-251- could_have=-272- could_not=-145- could_you=128l
  couldn't_allocat=-147- couldn't_be=-143- couldn't_creat=-174- couldn't_find=-102- couldn't_get=-103-
  couldn't_open=-259- couldn't_pars=-38- couldn't_set=-181- count_#number=-119- count_as=144a count_d=-107-
  count_for=-200- count_from=-303- count_in=-45- count_of=-222- count_the=93o count_u=-153- count_what=-251-
  court_order=317a cover_by=-157- cover_letter=-256- cover_the=-85- cover_xml=-80- cpu_open=-70- cpu_tick=-245-
  cpu_version=-115- crack_the=141c crash_dump=80x crash_leav=-250- crash_left=-215- creat_an=30c creat_and=-159-
  creat_backup=-162- creat_by=-178- creat_directory=-48- creat_dt=-91- creat_error=-79- creat_file=-90- creat_for=-164-
  creat_from=-243- creat_hard=-147- creat_home=-293- creat_hook=-110- creat_it=79p creat_new=-123- creat_one=-150-
  creat_output=-76- creat_pipe=-67- creat_s=-97- creat_section=-76- creat_subscription=-172- creat_symbol=-61-
  creat_symbolic=-43- creat_temp=-102- creat_temporary=-57- creat_the=-331- creat_this=-158- creat_with=-48-
  creat_worker=-44- creat_your=-190- creation_of=-161- creation_on=-43- credential_cach=-351- credential_in=139x
  credential_to=213x credit_card=251x croatian_us=-134- cron_job=-113- cros_origin=-175- cros_platform=-240-
  cros_spawn=-193- cruiser_js=-135- crypto_api=-162- cryptographic_algorithm=-63- css_color=-51- css_selector=-32-
  ctf_section=-55- ctrl_key=-144- curl_#number=-152- curl_#url=269p current_activ=-159- current_and=-41-
  current_branch=-80- current_directory=-165- current_in=-65- current_node=-162- current_open=-63- current_patch=-104-
  current_path=-61- current_releas=-41- current_row=-154- current_schema=-180- current_select=-48- current_support=-37-
  current_transaction=-243- current_user=-367- current_valu=-104- current_version=-67- current_work=-59-
  cursor_with=-47- custom_element=-52- custom_error=-186- custom_format=-46- custom_hash=-85- custom_keyword=-37-
  custom_resourc=-54- custom_schem=-103- custom_validation=-79- customer_data=-295- customer_databas=250x
  customer_list=-58- customerror_property=-146- customiz_the=-102- cut_at=-131- cut_in=-187- cut_off=-34- cuts_a=-169-
  d_#number=-64- d_and=-89- d_at=-97- d_bad=-80- d_bit=-105- d_bits=-134- d_bus=-112- d_but=-96- d_byt=-63- d_byte=-68-
  d_cannot=-63- d_char=-82- d_character=-87- d_d=-228- d_dbnam=-193- d_directory=-111- d_does=-201- d_doesn't=-86-
  d_error=-45- d_exceed=-115- d_expect=-171- d_fail=-143- d_field=-99- d_file=-82- d_first=-41- d_for=-45- d_from=-151-
  d_has=-88- d_ignor=-247- d_in=-91- d_invalid=-102- d_is=-55- d_length=-33- d_m=-57- d_macro=-105- d_miss=-205-
  d_must=-112- d_not=-73- d_of=-114- d_operand=-164- d_option=-57- d_or=-79- d_out=-273- d_rows=-51- d_s=-126-
  d_second=-174- d_set=-104- d_skipp=-160- d_start=-93- d_to=-87- d_too=-66- d_ts=-131- d_unexpect=-57- d_unknown=-170-
  d_us=-57- d_user=-143- d_vs=-29- d_warn=-189- d_whil=-57- d_will=-200- d_with=-239- damag_file=-259- damag_full=-65-
  damag_or=-76- damag_tabl=-80- dark_mode=-221- dat_are=-226- data_acces=-74- data_after=-230- data_and=-164-
  data_as=-170- data_at=-206- data_by=-229- data_checksum=-144- data_directory=-221- data_field=-111- data_file=-72-
  data_for=34x data_from=-200- data_integrity=-77- data_is=-187- data_item=-147- data_model=-79- data_modify=-106-
  data_not=-294- data_of=24x data_on=90a data_only=-47- data_or=-266- data_region=-64- data_s=-153- data_segment=-66-
  data_size=-238- data_structur=-101- data_that=-138- data_to=260x data_typ=-168- data_type=-191- data_was=-27-
  data_will=-217- data_with=140x data_wrapper=-124- data_you=-204- databas_and=173c databas_cannot=-131-
  databas_cluster=-92- databas_connection=-177- databas_directory=-218- databas_file=-174- databas_is=-213-
  databas_of=-196- databas_or=-100- databas_s=-141- databas_server=-230- databas_system=-350- databas_to=163x
  databas_user=-275- databas_was=-113- databas_with=-185- datadictionary_#number=-63- date_#number=-188- date_and=109p
  date_in=-50- date_is=-82- date_object=-63- date_on=-182- date_s=-100- date_time=-85- date_with=56p day_is=-224-
  days_of=-175- days_to=-172- db_and=137x db_is=-148- dbnam_databas=-190- dbnam_dbnam=-193- de_configur=-114-
  dead_keys=-117- deal_in=-71- deal_with=-167- debian_s=-174- debug_abbrev=-137- debug_data=-111- debug_directory=-100-
  debug_info=-161- debug_information=-108- debug_level=-126- debug_loc=-150- debug_rang=-49- debug_rnglist=-29-
  debug_section=-170- debug_str=-133- debug_sup=-97- debugg_and=-102- debugg_information=-237- decid_that=221a
  decimal_part=-49- declar_in=-104- declar_name=-115- declar_s=-41- declar_with=-149- decod_a=-247- decod_of=-88-
  decod_the=-166- decod_utf=-58- decompres_section=-151- deep_copy=-206- deep_nest=-70- def_deffil=-121- def_endef=-88-
  def_file=-234- def_po=-83- default_#number=-169- default_a=-97- default_all=-201- default_and=-63- default_are=-172-
  default_branch=-112- default_by=-156- default_charset=-171- default_enabl=-122- default_export=-74-
  default_expression=-46- default_fals=-149- default_file=-90- default_font=-170- default_for=-200- default_hash=-69-
  default_if=-69- default_import=-130- default_in=-263- default_is=-75- default_it=-71- default_level=-43-
  default_local=-114- default_model=169p default_no=-127- default_off=-288- default_pid=-97- default_privileg=-152-
  default_profil=-187- default_property=-158- default_qs=-47- default_realm=-115- default_s=-180- default_sett=-156-
  default_target=-67- default_the=-134- default_this=-173- default_to=-155- default_true=-84- default_ttl=-83-
  default_undefin=-107- default_valu=-199- default_visibility=-85- default_will=-143- default_with=-40-
  deferr_file=-123- deffil_name=-121- defin_a=-200- defin_and=-114- defin_as=-68- defin_by=-122- defin_common=-169-
  defin_for=-60- defin_format=-98- defin_global=-55- defin_keyword=-124- defin_or=-201- defin_symbol=-136-
  defin_the=-106- definition_for=-140- definition_list=-116- definition_of=-230- definition_s=-46-
  definition_section=-96- definition_were=-258- definition_with=-160- del_mar=-182- delaunay_triangulation=-66-
  delay_befor=-114- delay_in=-248- delay_slot=-146- delay_styl=-78- delet_a=-249- delet_all=-212- delet_and=-203-
  delet_branch=-190- delet_by=-181- delet_fil=208h delet_file=-203- delet_from=118h delet_it=120a delet_key=-151-
  delet_old=-260- delet_s=-140- delet_them=47a delet_this=-193- delimiter_is=-36- demo_home=-176-
  democratic_republic=-146- deni_for=-145- deni_to=-227- denisnam_nathan=-64- deno_and=-65- depend_on=-125-
  dependenci_and=-169- dependenci_in=-135- dependenci_of=-78- dependency_cruiser=-263- dependency_problem=-207-
  dependency_s=-87- dependency_version=-224- depiction_of=-196- deprecat_and=-235- deprecat_hook=-58- deprecat_in=-136-
  deprecat_use=-105- deprecation_warn=-174- depth_limit=-37- deriv_from=-212- describ_in=52l describ_the=80h
  describ_your=-89- description_file=-113- description_of=109l description_two=-140- descriptor_d=-120-
  descriptor_for=-40- descriptor_s=-87- design_for=-78- design_system=-212- design_to=-139- desk_is=-139-
  desktop_entry=-160- desktop_environment=-218- desktop_file=-211- destination_directory=-90- destination_gateway=-55-
  destination_of=-176- destination_register=-250- destroy_the=250c desugar_to=-176- detail_of=98h detail_on=-244-
  detail_see=-196- detect_and=-212- detect_at=-82- detect_in=-183- detect_the=-61- detect_which=-67- determin_if=-67-
  determin_oid=-78- determin_the=-113- determin_whether=-127- determin_which=-194- deterministic_number=-26-
  dev_server=-175- dev_stdin=-53- dev_stdout=-56- developer_and=109a developer_instruction=101l developer_messag=278l
  developer_mode=56r developer_told=-48- developer_tool=-245- developer_wrot=143l development_and=-132- devic_has=-23-
  dh_parameter=-152- dictionary_file=-217- did_it=110h did_not=-102- did_to=-211- did_we=-145- die_at=-22-
  diff_algorithm=-70- diff_format=-100- diff_s=-99- diff_that=-111- diff_two=-144- diff_us=-83- differ_from=-311-
  differ_in=-65- differ_section=-101- differ_typ=-37- differenc_between=-53- differenc_is=-108- differenc_that=-85-
  different_from=-123- different_section=-28- different_siz=-162- different_typ=-90- different_type=-73-
  digest_algorithm=-152- dir_file=-76- dir_to=188p direct_as=-39- direct_fetch=-43- direct_from=-231- direct_in=-224-
  direct_register=-145- direct_to=-184- direct_with=-133- direction_of=-174- direction_to=-169- directiv_number=-329-
  directiv_s=-247- directiv_that=55o directiv_want=-45- directiv_you=178o directori_and=-78- directori_are=-69-
  directori_for=-49- directori_specifi=-36- directori_with=-77- directory_#number=-112- directory_and=38c
  directory_as=-125- directory_contain=-74- directory_for=-234- directory_from=-194- directory_in=-108-
  directory_is=-107- directory_location=-115- directory_name=-166- directory_of=-147- directory_or=-153-
  directory_over=-217- directory_path=-58- directory_permission=-84- directory_s=-198- directory_separator=-72-
  directory_stat=-64- directory_that=-129- directory_to=158x directory_us=-197- directory_wher=-213-
  directory_with=-152- disabl_acces=-303- disabl_all=20c disabl_by=-193- disabl_enabl=-139- disabl_for=-258-
  disabl_page=-243- disabl_paranoia=-92- disabl_the=33p disabl_this=-279- disabl_when=-197- disassembl_in=-145-
  disassembler_color=-152- discard_section=-111- disclos_the=300x disclos_your=215l disconnect_from=-137-
  disguis_the=226h disk_and=196c disk_full=-143- disk_if=-176- disk_is=-199- disk_now=-181- disk_page=-153-
  disk_with=82c display_a=-237- display_all=-175- display_dies=-46- display_in=-183- display_it=-283- display_of=-63-
  display_on=-105- display_only=-109- display_the=135l display_this=-110- display_when=-118- display_with=-23-
  disposition_header=-190- disregard_the=-51- distanc_in=-250- distinguish_between=-122- division_and=-98-
  djb2_fnv1=-56- dns_server=75c do_a=-156- do_an=-222- do_anyth=-126- do_as=333o do_command=-287- do_d=-53-
  do_everyth=190a do_instead=109o do_it=344h do_noth=50h do_s=-147- do_so=-168- do_someth=-125- do_that=-175-
  do_the=246h do_to=-175- do_what=245a do_whatever=260r do_with=88h do_you=-478- docker_compos=-250- docker_imag=165p
  docs_are=-104- docs_server=-131- document_and=163c document_are=-387- document_end=-85- document_in=96x
  document_s=-196- document_that=-78- document_to=-25- document_you=184p documentation_and=-156-
  documentation_fil=-201- documentation_for=-109- documentation_is=-178- documentation_on=-285- does_a=-151-
  does_do=-195- does_it=147l does_not=-138- does_noth=-121- does_what=-136- does_your=225l doesn't_affect=-108-
  doesn't_contain=-155- doesn't_exist=-24- doesn't_fit=-99- doesn't_have=22h doesn't_implement=-227-
  doesn't_match=-209- doesn't_support=-211- doesn't_want=-170- doesn't_work=-128- dog_is=-193- dom_and=-83-
  dom_element=-50- dom_test=-44- domain_name=-194- domain_s=-88- domain_socket=-176- domain_to=-264- don't_app=186a
  don't_ask=-25- don't_chang=-205- don't_creat=-120- don't_exist=176o don't_have=-129- don't_know=-103- don't_log=74h
  don't_match=-220- don't_mention=-207- don't_need=133h don't_optimiz=-166- don't_support=-89- don't_tell=54h
  don't_treat=-103- don't_use=-235- don't_wait=138h don't_want=-157- don't_writ=-199- done_by=-28- done_in=-155-
  done_when=-100- door_is=-243- dot_is=-46- dot_l=-108- dotenv_and=-190- doubl_and=-108- doubl_click=-165-
  doubl_precision=-38- doubl_quot=-139- doubl_word=-84- down_in=172h down_to=53h down_what=74l download_a=-147-
  download_file=-174- download_from=-295- download_the=145c downstream_browser=-225- dpkg_sourc=-59-
  draft_#number=-142- draft_could=-145- draft_is=-111- draft_that=176o draft_to=-39- draw_the=-195- drawn_in=-149-
  driv_of=-146- drop_a=202x drop_all=212c drop_column=-238- drop_in=-182- drop_slot=-246- dropp_becaus=-110-
  dry_run=61h dsp_#number=-93- dt_need=-88- dt_relcount=-64- dt_textrel=-101- due_on=-239- due_to=-265- dump_file=-246-
  dump_of=83x dump_the=127x duplicat_keys=-191- duplicat_section=-159- dur_a=-51- dur_copy=-180- dur_key=-173-
  dur_recovery=-173- dur_schema=-52- dur_signatur=-213- dur_startup=-239- dur_the=197h duration_of=-30-
  dvorak_polish=-71- dvorak_with=-119- dw_at=-32- dw_form=-46- dw_macinfo=-167- dw_macro=-157- dwarf_data=-130-
  dwarf_error=-134- dwarf_version=-77- dynamic_entri=-118- dynamic_import=-53- dynamic_object=-163-
  dynamic_relocation=-191- dynamic_section=-67- dynamic_segment=-55- dynamic_shar=-282- dynamic_symbol=-131-
  e_and=-223- e_echo=-423- e_flag=-73- e_g=-78- e_ident=-71- e_is=-190- e_mail=140x e_option=-122- each_and=-98-
  each_answer=257x each_boot=25p each_browser=-20- each_call=-91- each_chang=-177- each_chat=113x each_commit=-295-
  each_conversation=181x each_day=104p each_entry=-221- each_event=-114- each_file=-195- each_function=-21-
  each_hour=249x each_input=-205- each_item=-148- each_iteration=-52- each_key=-102- each_messag=-153- each_month=-238-
  each_morn=-279- each_new=112p each_node=-163- each_of=-173- each_other=91p each_project=-41- each_query=-209-
  each_releas=-213- each_request=212x each_run=-112- each_session=-194- each_step=-244- each_task=-193- each_test=-136-
  each_time=271x each_tool=114x each_with=117p each_word=-96- earlier_instruction=146o earlier_than=-165-
  earlier_version=-66- easier_to=-77- easy_to=-119- ecma262_edition=-43- ecma262_section=-37- ecmascript_#number=-44-
  ecmascript_modul=-85- ecmascript_version=-152- edg_of=-146- edge_be=-23- edge_cas=-99- edge_of=-117- edge_scroll=-90-
  edit_against=-221- edit_and=-24- edit_it=-50- edit_to=135h edition_#number=-59- editor_with=-256- effect_in=-180-
  egsd_record=-209- eh_fram=-64- either_#number=-37- either_a=-46- either_the=-85- elaps_time=-62-
  electron_version=-94- electron_window=-31- element_#number=-24- element_are=-54- element_at=-25- element_has=-100-
  element_in=-209- element_is=-212- element_name=-60- element_of=-31- element_s=-72- element_size=-114-
  element_that=-143- element_to=-30- element_type=-141- element_with=-196- elf_descriptor=-43- elf_file=-133-
  elf_format=-197- elf_header=-122- elf_object=-59- elf_only=-78- eliminat_dead=-105- else_in=28p else_is=-174-
  else_the=-159- else_what=-174- email_to=249x embedd_in=46c embedd_null=-153- emfil_error=-167- emit_an=-167-
  emit_the=70x emit_warn=-178- emitt_after=-159- emitt_when=-81- empty_a=-36- empty_array=-86- empty_commit=-314-
  empty_for=-327- empty_home=-226- empty_line=-178- empty_list=-131- empty_or=-127- empty_str=-168- empty_the=181c
  empty_valu=-162- empty_when=-167- enabl_auto=-108- enabl_by=-99- enabl_disassembler=-134- enabl_for=-99-
  enabl_in=-167- enabl_it=187p enabl_non=-30- enabl_on=-253- enabl_or=-104- enabl_relaxation=-184- enabl_sampl=-166-
  enabl_support=-144- enabl_the=22p enabl_this=-52- enabl_touchpad=-79- enablecach_could=-94- enclos_directory=-107-
  enclos_section=-45- encod_a=-155- encod_and=-230- encod_are=-111- encod_as=29l encod_can=-117- encod_conversion=-77-
  encod_data=-158- encod_encod=-153- encod_for=-186- encod_in=103x encod_is=-108- encod_js=-92- encod_json=-38-
  encod_name=-62- encod_of=-82- encod_privat=154x encod_s=-121- encod_set=-71- encod_support=-167- encod_the=166x
  encod_utf=-99- encod_your=87l encounter_a=-123- encounter_error=-139- encounter_in=-47- encounter_process=-96-
  encounter_the=-55- encounter_whilst=-100- encounter_without=-206- encrypt_in=-116- encrypt_password=-164-
  encrypt_the=183c encrypt_with=-208- encryption_type=-132- end_at=42x end_befor=-340- end_directiv=-300- end_in=-260-
  end_it=-199- end_not=-56- end_offset=-93- end_or=-184- end_packet=-161- end_position=-128- end_the=-77- end_to=-221-
  end_unexpect=-85- end_up=-333- end_user=-119- end_with=-65- end_without=-130- endef_ignor=-88- endian_mode=-69-
  endiannes_specifi=-73- ends_a=-106- ends_in=-111- ends_of=-140- ends_the=-220- ends_with=-202- english_and=-100-
  english_carpalx=-42- english_us=-115- enhanc_inscript=-108- enough_for=-211- enough_memory=-164- enough_room=-30-
  ensur_that=-21- ensur_the=-134- enter_a=-33- enter_or=-256- enter_the=-270- enter_your=-304- entir_file=-227-
  entri_are=-164- entri_as=-257- entri_befor=59p entri_from=-252- entri_in=-300- entri_of=-177- entri_that=-42-
  entri_with=-92- entry_#number=-142- entry_already=-208- entry_as=-221- entry_at=-221- entry_by=-274-
  entry_count=-240- entry_d=-143- entry_file=-87- entry_for=-226- entry_found=-189- entry_from=-238-
  entry_function=-131- entry_has=-71- entry_in=156p entry_info=-167- entry_is=-72- entry_it=-201- entry_match=-123-
  entry_nam=-230- entry_of=-261- entry_or=-243- entry_point=98c entry_s=-115- entry_says=81o entry_size=-35-
  entry_structur=-69- entry_text=-163- entry_that=50p entry_the=-117- entry_to=87p entry_u=-187- entry_was=-43-
  entry_when=216h entry_with=-208- entry_zu=-61- env_and=-207- env_file=-79- env_ts=-35- environment_and=-83-
  environment_but=-247- environment_is=-235- environment_that=-124- environment_variabl=-83- environment_wher=-225-
  eof_on=-56- equal_sign=-163- equal_to=-69- equivalent_to=-155- era_field=-62- eras_the=195c eras_your=149o
  err_is=-209- erratum_#number=-76- error_#number=-261- error_abort=-41- error_an=-181- error_and=-161- error_are=-226-
  error_as=-216- error_at=-116- error_attribut=-38- error_b=-67- error_bad=-70- error_by=-60- error_can't=-79-
  error_cannot=-143- error_check=-60- error_clos=-71- error_code=-210- error_could=-42- error_creat=-155- error_d=-93-
  error_default=-195- error_delet=-256- error_detection=-174- error_e=-31- error_emitt=-70- error_encounter=-85-
  error_erratum=-21- error_error=-137- error_event=-151- error_for=-134- error_found=-176- error_fr30=-50-
  error_from=106h error_gett=-97- error_handl=-210- error_handler=-170- error_if=-67- error_in=-238-
  error_internal=-148- error_invalid=-135- error_is=-129- error_line=-70- error_map=-184- error_messag=-194-
  error_no=-160- error_object=-97- error_occur=-239- error_occurr=-132- error_on=-199- error_open=-152- error_or=-241-
  error_out=-143- error_pars=-94- error_pb=-129- error_pipelin=-109- error_read=-154- error_remov=-279-
  error_report=168x error_return=-134- error_rl78=-80- error_runn=-129- error_s=-204- error_search=-149-
  error_secondary=-113- error_sett=-139- error_that=-96- error_the=-179- error_thrown=-39- error_to=72h
  error_unabl=-59- error_unalign=-92- error_unexpect=-75- error_unknown=-280- error_unrecogniz=-124- error_when=-144-
  error_whil=-126- error_will=-94- error_with=-211- error_writ=-168- es6_modul=-47- es_modul=-57- escap_character=-77-
  escap_in=-61- escap_sequenc=-55- escap_str=-156- eslint_config=-163- eslint_is=-86- eslint_report=-45-
  eslint_scop=-73- eslint_team=-27- esm_and=-113- esm_cjs=-100- estimat_of=-67- estimat_token=-240- estre_ast=-57-
  estre_compliant=-75- estre_spec=-45- even_befor=-125- even_if=48p even_more=-163- even_number=-128- even_though=-149-
  even_when=247h event_and=-171- event_are=-95- event_as=-162- event_driven=-186- event_emitter=-170-
  event_handler=-159- event_i=-85- event_if=-65- event_in=-160- event_is=-234- event_listener=-220- event_loop=-185-
  event_name=-123- event_of=-58- event_on=-192- event_or=-145- event_shall=-204- event_stream=-156- event_that=-192-
  event_to=-123- event_trigger=-112- event_when=-140- event_with=-168- eventemitter_and=-172- eventsourc_client=-121-
  every_#number=-241- every_agent=-108- every_answer=-145- every_call=-334- every_chang=-313- every_chat=-197-
  every_day=106p every_event=-121- every_file=-64- every_host=-241- every_key=-224- every_line=-193- every_link=-233-
  every_machin=-208- every_memory=-180- every_messag=-67- every_minut=331x every_morn=-175- every_new=-98-
  every_node=-259- every_other=-242- every_part=-155- every_plac=-219- every_possibl=-138- every_proces=238c
  every_prompt=131h every_proposal=70h every_repository=213p every_request=-48- every_row=-197- every_rule=127o
  every_screen=-318- every_session=-196- every_sourc=-145- every_start=114c every_step=-271- every_str=-55-
  every_summary=-130- every_text=-238- every_time=35p every_turn=78x every_word=-155- every_writ=-219- every_year=-162-
  everyon_and=29x everyon_on=38c everyth_abov=173l everyth_afresh=-251- everyth_after=-149- everyth_and=-108-
  everyth_as=-248- everyth_befor=119l everyth_but=196h everyth_else=-335- everyth_in=318l everyth_is=-25-
  everyth_that=-451- everyth_the=41a everyth_to=-109- everyth_under=-321- everyth_with=66a evil_martian=-215-
  evil_twin=30r exact_as=55l exact_one=-219- exact_text=-273- exact_the=-197- exact_what=135l exact_wher=-248-
  exam_week=-211- exampl_#number=-105- exampl_a=-60- exampl_abov=-169- exampl_and=-111- exampl_are=-61- exampl_at=-149-
  exampl_below=-226- exampl_if=-91- exampl_in=-75- exampl_is=-187- exampl_of=-67- exampl_show=-85- exampl_the=-48-
  exampl_this=-303- exampl_to=-242- exampl_us=-26- exampl_with=-164- exceed_#number=-118- exceed_maximum=-107-
  exceed_the=-165- except_for=-184- except_on=-163- except_that=-278- except_treat=-28- exception_handl=-58-
  exception_will=-29- excessiv_number=-20- exclud_fil=-150- exclud_from=-98- exclud_pattern=-192- exclud_schema=-239-
  exclud_the=150h exclusion_constraint=-155- execut_a=-177- execut_at=124c execut_command=-129- execut_dur=-229-
  execut_in=-370- execut_it=349c execut_on=-284- execut_s=-236- execut_the=126c executabl_section=-122-
  executabl_stack=-143- execution_of=-108- exfiltrat_the=175x exist_but=-139- exist_file=-197- exist_for=-85-
  exist_in=-104- exist_it=-55- exist_key=-144- exist_not=-57- exist_on=-159- exist_or=-86- exist_rule=-39-
  exist_schema=-128- exist_skipp=-50- exist_yet=-196- existenc_of=49h exit_code=-140- exit_statu=-120- exit_with=-110-
  exodu_byt=-74- expand_into=-161- expand_the=-50- expand_to=-53- expansion_of=-74- expect_#number=-75- expect_a=-45-
  expect_after=-130- expect_an=-104- expect_but=-110- expect_c=-105- expect_comma=-74- expect_d=-126- expect_got=-103-
  expect_in=-68- expect_or=-44- expect_register=-157- expect_s=-181- expect_str=-97- expect_to=-164- expect_type=-56-
  expect_u=-66- expect_valid=-50- expect_valu=-138- expir_at=-110- expir_in=-201- expir_keys=-89- expir_the=157o
  explain_the=-57- explain_what=-229- explain_your=-147- explicit_type=-28- export_a=-36- export_all=-162-
  export_and=23x export_import=-61- export_is=-22- export_map=-195- export_symbol=-195- export_tabl=-129-
  export_the=-209- expos_a=-84- expos_as=-193- expos_the=168l expos_your=-85- expres_or=-162- expression_and=-127-
  expression_can=-102- expression_for=-108- expression_from=-97- expression_in=-149- expression_is=-131-
  expression_literal=-35- expression_must=-293- expression_not=-58- expression_out=-87- expression_s=-153-
  expression_that=-153- expression_truncat=-129- expression_used=-62- ext4_dev=222c extend_a=-100- extend_beyond=-80-
  extend_header=-146- extend_hookifi=-115- extend_is=-62- extend_method=-191- extend_past=-105- extend_section=-80-
  extend_the=99p extension_c=-92- extension_for=-182- extension_in=-122- extension_is=-164- extension_must=-189-
  extension_nam=-130- extension_name=-182- extension_or=-95- extension_s=-215- extension_that=109p extension_to=-258-
  external_program=-184- external_symbol=-101- extra_argument=-183- extra_character=-67- extra_recipient=234h
  extra_spac=-144- extract_from=-183- extract_the=164x extraneou_text=-196- extreme_fast=-25- f_b=-35- f_bfd=-65-
  f_cannot=-76- f_d=-256- f_file=-198- f_p=-101- f_s=135c f_to=-128- fact_that=228h factor_of=-151- fail_and=-84-
  fail_creat=-84- fail_d=-191- fail_e=-108- fail_for=-109- fail_in=-151- fail_m=-107- fail_on=-153- fail_read=-95-
  fail_s=-258- fail_system=-197- fail_the=-63- fail_to=-194- fail_validation=-103- fail_when=-69- fail_whil=146h
  fail_with=-129- failur_and=122h failur_in=-167- fake_server=-249- fall_back=-172- fall_out=-221- fall_through=-150-
  fallback_array=-36- fallback_option=-156- fals_are=-26- fals_by=-163- fals_default=-149- fals_disabl=-26-
  fals_error=-173- fals_for=-163- fals_if=-243- fals_is=-140- fals_negativ=-151- fals_or=-162- fals_otherwis=-80-
  fals_positiv=-200- fals_set=-90- fals_the=-79- fals_to=-302- fals_unignor=-169- fals_when=-239- fami_d=-157-
  fami_s=-110- far_as=-176- far_from=-65- far_in=-247- far_the=-138- fast_and=-54- fast_check=-144- fast_forward=-148-
  fast_mode=-68- fast_redact=-152- faster_than=-62- fatal_error=-108- fault_of=-224- fd_d=-143- fde_encod=-51-
  fdpic_object=-112- featur_and=-217- featur_are=-22- featur_is=-43- featur_like=-88- featur_request=-247-
  featur_set=-128- featur_that=-74- featur_to=-155- feel_free=-178- fetch_#url=207c fetch_and=-224-
  fetch_implementation=-20- fetch_in=-56- fetch_is=-64- fetch_of=-79- fetch_remot=-191- fetch_standard=-133-
  fetch_the=171p few_exampl=-122- fewer_than=-64- field_and=-144- field_are=-85- field_d=-72- field_expect=-51-
  field_for=-178- field_in=-216- field_is=-263- field_name=-179- field_of=-115- field_on=-265- field_or=-43-
  field_out=-156- field_s=-117- field_separator=-107- field_than=-44- field_to=-107- field_valu=-74- field_width=-82-
  fil_after=-290- fil_and=103c fil_as=-285- fil_can=-173- fil_cannot=-74- fil_compil=-102- fil_for=93x fil_from=-252-
  fil_in=-376- fil_into=-126- fil_list=-114- fil_of=-95- fil_on=59a fil_or=-216- fil_requir=-131- fil_role=-109-
  fil_specifi=-103- fil_that=-208- fil_the=-187- fil_to=33x fil_when=-135- fil_will=-226- fil_with=-194-
  file1_file2=-73- file_#number=-121- file_acces=-111- file_already=-178- file_an=-166- file_and=44x file_argument=-82-
  file_as=-212- file_at=90c file_b=-197- file_befor=-174- file_by=-261- file_can=-217- file_cannot=-194-
  file_chang=-251- file_chooser=-256- file_contain=-173- file_content=-230- file_descriptor=-225- file_dir=-185-
  file_direct=-221- file_directory=-206- file_does=-206- file_e=-73- file_even=-167- file_exist=-227- file_expect=-38-
  file_extension=-240- file_fail=-225- file_field=-79- file_file=-142- file_for=-162- file_format=-153- file_from=245c
  file_has=-299- file_header=-328- file_if=-257- file_in=102c file_instead=-172- file_into=-203- file_is=-141-
  file_it=97h file_line=-80- file_list=-211- file_location=-157- file_lop=-56- file_m=-106- file_may=-155-
  file_mode=-56- file_must=85p file_nam=-230- file_name=-47- file_no=-78- file_number=-134- file_of=-178-
  file_offset=-148- file_on=100x file_or=-252- file_order=-38- file_out=183x file_over=-235- file_path=-108-
  file_pb=-86- file_read=71r file_s=-137- file_says=-193- file_size=-79- file_stand=-240- file_statu=-200-
  file_system=-346- file_that=-55- file_the=140h file_then=208x file_too=-49- file_tool=-284- file_type=-160-
  file_was=38h file_when=-125- file_with=52x file_without=-53- file_writ=70h file_you=-35- filenam_and=-202-
  filenam_for=-143- filenam_in=-157- filenam_is=-102- filenam_of=-173- filenam_option=-194- filenam_or=-90-
  filenam_s=-140- filenam_str=-187- filenam_to=-88- filepath_str=-101- filesiz_memsiz=-100- fill_in=127x fill_it=-40-
  fill_the=53c filter_and=-160- filter_by=-227- filter_expression=-241- filter_in=-220- filter_is=131r
  filter_option=-171- filter_to=-212- final_newlin=-45- find_a=42x find_address=-155- find_an=-166- find_and=-174-
  find_any=-252- find_commit=-60- find_in=-23- find_it=103p find_out=284h find_remot=-116- find_s=-119-
  find_someth=-166- find_that=51p find_the=-192- find_what=-124- fine_for=-222- finger_scroll=-73- fingerprint_in=-130-
  finish_and=-179- firewall_and=234c firewall_for=168c first_accept=-203- first_addres=-89- first_and=175h
  first_appearanc=-75- first_argument=-155- first_call=-170- first_character=-122- first_entry=-210- first_event=-174-
  first_in=-190- first_install=-85- first_instruction=250l first_last=-226- first_layout=-145- first_line=-56-
  first_match=-130- first_of=-179- first_on=-191- first_one=-182- first_operand=-179- first_page=-184-
  first_register=-173- first_sys=-41- first_th=250p first_then=-33- first_time=25h first_two=75l first_with=-82-
  first_word=-292- fit_in=-94- fit_into=-88- fit_s=-53- five_minut=-49- fix_and=-121- fix_binari=-91-
  fix_conflict=-186- fix_for=-28- fix_in=-307- fix_the=147a fix_this=-118- fixup_to=-137- flag_and=-114- flag_but=-206-
  flag_d=-186- flag_for=-98- flag_from=-81- flag_in=-95- flag_is=61p flag_metric=-40- flag_of=-122- flag_s=-210-
  flag_set=-52- flag_to=-41- flag_x=-44- flatt_pars=-63- flatt_stringify=-77- float_in=-117- float_point=-112-
  float_ui=-152- fn_req=-55- fnv1_murmer=-49- fnv1_murmur=-44- focu_on=-130- folder_and=28c folder_as=118x
  folder_chang=-181- folder_in=-67- folder_is=124h folder_nam=-195- folder_of=-131- folder_on=-198- folder_or=-54-
  folder_privat=117x folder_that=63x folder_to=95x folder_with=191c follow_a=-288- follow_are=-111- follow_by=58x
  follow_code=-236- follow_command=135a follow_error=-170- follow_exampl=-71- follow_is=-189- follow_it=121p
  follow_option=-105- follow_order=-133- follow_packag=-297- follow_properti=-205- follow_symlink=-257- follow_the=81o
  follow_this=-168- follow_to=86p follow_ways=-157- follow_your=198o font_size=131a foo_a=-95- foo_bar=-57- foo_is=-31-
  for_#number=-238- for_a=-69- for_abi=-114- for_acces=-82- for_add=-217- for_additional=-80- for_advanc=-31-
  for_all=46h for_an=54o for_and=-124- for_another=-38- for_any=-133- for_anyon=-228- for_anyth=153h
  for_application=-197- for_approval=91h for_architectur=-52- for_argument=-93- for_array=-142- for_as=122p
  for_async=-44- for_background=-197- for_backward=-166- for_better=-198- for_both=-99- for_branch=-38-
  for_browser=-115- for_build=-91- for_bundl=-124- for_byte=-176- for_c=-106- for_cach=-127- for_chang=-230-
  for_checksum=-27- for_child=-103- for_ci=-159- for_client=-188- for_code=-114- for_column=-107- for_command=154c
  for_commit=-202- for_comparison=-138- for_compatibility=-66- for_compression=-179- for_concatenation=-40-
  for_conflict=-105- for_consent=228h for_consistency=-246- for_cortex=-67- for_creat=-105- for_custom=-161- for_d=-79-
  for_d3=-127- for_data=-178- for_databas=-77- for_debugg=105x for_detail=-170- for_developer=-226- for_different=-108-
  for_directory=-37- for_documentation=-241- for_domain=-79- for_dynamic=-134- for_each=-168- for_ecmascript=-113-
  for_element=-50- for_elf=-69- for_encod=-86- for_entry=-161- for_error=164h for_ever=-167- for_every=-310-
  for_everyon=239c for_everyth=-181- for_exampl=-173- for_exclusion=-90- for_expir=-49- for_external=-161-
  for_extra=-183- for_fast=-111- for_field=-55- for_file=-84- for_foreign=-37- for_format=-109- for_freescal=-120-
  for_full=-212- for_function=-81- for_futur=-235- for_gcc=-143- for_general=-87- for_generat=-89- for_git=-260-
  for_given=-70- for_good=141p for_handl=-65- for_hash=-87- for_help=-233- for_her=198h for_him=223h for_host=-139-
  for_how=-74- for_http=-93- for_imag=-222- for_in=-140- for_incremental=-69- for_index=-127- for_indirect=-104-
  for_information=-124- for_input=-177- for_instanc=-86- for_instruction=-166- for_ipv4=-68- for_issuer=-120-
  for_it=-265- for_its=-189- for_javascript=-87- for_json=-128- for_key=-149- for_keys=-127- for_keyword=-109-
  for_krb5=-100- for_languag=141a for_larg=-88- for_lea=-202- for_legacy=-94- for_lf=-110- for_librari=-40-
  for_loadabl=-77- for_local=-106- for_log=-177- for_logg=-191- for_long=-219- for_lop=-26- for_machin=-127-
  for_maco=-71- for_maintenanc=-177- for_manag=-39- for_materializ=-84- for_memory=-212- for_modul=-81- for_more=-182-
  for_most=-81- for_my=37h for_n=-117- for_nam=-139- for_new=73p for_no=-239- for_nod=-144- for_node=-148-
  for_non=-161- for_none=-297- for_now=-104- for_npm=-78- for_null=-66- for_number=-198- for_object=-136-
  for_offset=-29- for_one=-97- for_opcod=-83- for_open=186c for_operand=-82- for_operation=-109- for_operator=-160-
  for_option=-92- for_or=-198- for_other=-25- for_our=101c for_output=-96- for_packag=-145- for_parameter=-62-
  for_pars=-104- for_partition=-46- for_password=-272- for_path=-157- for_peopl=-208- for_performanc=-171-
  for_permission=143h for_pid=-48- for_plt=-119- for_plugin=-130- for_png=-31- for_powerpc=-74- for_principal=-228-
  for_process=-140- for_program=-114- for_quick=-245- for_r=-117- for_rang=-201- for_react=-98- for_read=-138-
  for_realm=-83- for_relation=-118- for_relocation=-70- for_remot=-253- for_render=-138- for_replication=-51-
  for_request=-158- for_review=126h for_s=-155- for_search=-216- for_section=-69- for_security=-35- for_select=-158-
  for_sequenc=-77- for_server=-169- for_set=-70- for_sett=-192- for_shar=-244- for_shell=80h for_signal=-177-
  for_singl=-42- for_socket=-131- for_socksv5=-36- for_someth=-163- for_sort=-146- for_sourc=-123- for_stag=-165-
  for_statistic=76x for_str=-103- for_stream=-227- for_strict=-46- for_submodul=-120- for_subscription=-64-
  for_symbol=-69- for_sync=-80- for_synchronou=-136- for_tabl=-162- for_tablespac=-64- for_target=-174- for_task=251c
  for_ten=-173- for_test=-287- for_text=-273- for_that=-154- for_the=-146- for_them=-175- for_this=-170- for_track=-65-
  for_transaction=-149- for_two=-111- for_typ=-77- for_type=-86- for_typescript=-169- for_uid=-48- for_updat=105p
  for_uri=-87- for_us=45p for_use=-121- for_user=-228- for_vacuum=-25- for_validat=-33- for_validation=-27-
  for_very=-89- for_wal=-158- for_week=-115- for_what=-288- for_when=-57- for_which=-160- for_window=-58- for_word=239l
  for_work=-220- for_writ=-256- for_xml=-40- for_you=195h for_your=-149- forc_and=102c forc_overwrit=-214-
  forc_password=-214- forc_quot=-130- forc_the=130a forc_updat=-209- ford_bori=-68- foreign_data=-124- foreign_key=-79-
  foreign_server=-216- foreign_tabl=-124- forget_that=-104- forget_the=-129- forget_this=133p forget_to=195h
  forget_what=-189- forget_who=144o forget_your=223r fork_of=-125- form_for=-86- form_is=-226- form_of=-142-
  form_strp=-52- formal_defin=-38- format_an=-59- format_and=-170- format_are=-201- format_as=-248- format_c=170c
  format_chang=-125- format_does=-223- format_eg=-98- format_for=-220- format_in=-206- format_is=-162-
  format_keyword=-130- format_mismatch=-129- format_not=-164- format_of=-196- format_s=-275- format_specification=-133-
  format_specifier=-116- format_str=-257- format_the=133c format_to=-109- format_uint8=-127- format_v3=-172-
  format_validation=-110- format_version=-197- formatexclusivemaximum_formatexclusiveminimum=-87-
  formatmaximum_formatminimum=-87- formatt_like=-157- formatter_could=-76- formatter_to=-110-
  formatternam_optional=-119- forward_every=290x forward_mail=-26- forward_slash=-97- forward_to=218x
  found_#number=-99- found_and=-223- found_at=162c found_by=-213- found_c=-133- found_d=-33- found_dwarf=-99-
  found_end=-176- found_for=-150- found_in=-131- found_local=-37- found_on=-159- found_s=-109- found_to=-158-
  found_when=-233- found_without=-198- foundation_inc=-78- fourth_level=-59- fp16_format=-129- fr30_cgen=-50-
  fraction_of=-219- fram_and=-247- fram_hdr=-47- fram_it=-256- fram_of=-166- fram_start=-220- fram_that=134x
  free_and=-184- free_from=30r free_of=-62- free_softwar=-78- free_to=-176- freebsd_target=-52- fri_#number=-85-
  friend_error=-201- friend_messag=-94- friend_to=-140- from_#mail=297a from_#number=-209- from_#url=229c from_a=-232-
  from_all=33r from_an=-154- from_and=-201- from_another=-213- from_any=-158- from_archiv=-128- from_be=-214-
  from_cach=-227- from_call=-164- from_card=-105- from_child=-34- from_client=-95- from_debug=-60- from_different=-96-
  from_disk=-372- from_each=-194- from_file=-240- from_git=-208- from_given=-188- from_here=345o from_input=-138-
  from_it=-78- from_its=-155- from_json=-64- from_line=-181- from_list=-104- from_log=-106- from_master=-256-
  from_messag=-151- from_node=-185- from_non=-133- from_now=170r from_object=-143- from_one=-269- from_other=-172-
  from_our=179p from_out=-148- from_outsid=75x from_packag=-220- from_pb=-80- from_rang=-101- from_s=-142-
  from_school=-152- from_section=-138- from_server=-270- from_session=-194- from_sourc=-97- from_sqlit=-84-
  from_standard=-126- from_start=-282- from_stdin=-232- from_str=-151- from_stream=-228- from_system=107a
  from_tabl=-95- from_the=232h from_their=-276- from_ther=345x from_this=224a from_today=239h from_us=-53-
  from_user=-188- from_valu=-63- from_version=-116- from_what=126h from_wher=-20- from_which=71p from_within=-230-
  from_your=52o fromschema_will=-93- front_of=147h frost_dat=-228- fs_modul=-79- fs_stat=-132- fs_watch=-179-
  fstream_ignor=-116- ful_specifi=-117- full_acces=170a full_and=84x full_build=-26- full_disk=-206-
  full_documentation=-191- full_featur=-139- full_page=-260- full_resync=-148- full_security=-210- full_text=-134-
  full_width=-117- function_a=-151- function_accept=-199- function_additional=-106- function_and=-132-
  function_are=-116- function_as=-63- function_but=-132- function_call=116a function_can=-151- function_cannot=-206-
  function_d=-76- function_definition=-122- function_descriptor=-109- function_for=-136- function_has=-188-
  function_if=-78- function_in=-200- function_is=-140- function_lo=-76- function_must=-152- function_name=-145-
  function_of=-176- function_on=-174- function_or=-46- function_return=-117- function_s=-153- function_should=-161-
  function_tak=-66- function_that=-94- function_the=-141- function_to=-211- function_used=-163- function_which=-107-
  function_will=-83- function_with=-211- function_you=74p functionality_for=-41- functionality_to=-109-
  further_notic=-145- futur_self=235h futur_session=181p futur_version=84p g_global=-108- g_io=-62- g_t=-38-
  game_is=-181- garbag_after=-80- garbag_at=-219- garbag_collection=-146- gate_code=-158- gateway_flag=-55-
  gbl_stor=-99- gd_to=-86- gecko_version=-27- general_purpos=-72- generat_a=-95- generat_an=-123- generat_and=-73-
  generat_by=-185- generat_code=-141- generat_column=-38- generat_diff=-91- generat_elf=-68- generat_fil=-319-
  generat_file=70p generat_from=-183- generat_line=-77- generat_on=-71- generat_random=-84- generat_readm=-128-
  generat_sourc=-151- generat_str=-83- generat_text=-133- generat_the=-182- generat_unwind=-51-
  generation_expression=-110- generation_of=68p generator_for=-59- generator_that=-125- get_a=-161- get_addr=-169-
  get_all=-184- get_and=-186- get_attribut=-92- get_back=-108- get_default=-106- get_detail=-171- get_elf=-44-
  get_information=-73- get_key=-188- get_local=-118- get_or=-257- get_program=-97- get_section=-40- get_system=-273-
  get_the=134c get_this=107p get_updat=-319- getmanyraw_method=-158- getraw_and=-125- gets_a=-111- gets_or=-57-
  gets_the=84x gett_a=-116- gett_information=-46- gett_the=-107- gid_d=-61- gid_lu=-51- gid_rang=-98- gif_imag=-137-
  git_add=-203- git_am=-237- git_bisect=-202- git_check=-245- git_checkout=-104- git_cherry=-176- git_commit=-220-
  git_config=-40- git_diff=-111- git_dir=-99- git_directory=-159- git_hook=181p git_is=-105- git_match=-134-
  git_push=-259- git_rebas=-195- git_repositori=-132- git_repository=22p git_revert=-234- git_root=-220- git_s=-44-
  git_stash=-203- gitdir_file=-197- github_issu=-261- giv_it=-266- giv_the=-297- giv_up=-229- giv_you=-196- give_a=267l
  give_away=109x give_it=206x give_out=87x give_the=-85- give_you=-45- given_a=-89- given_amount=-70- given_an=-75-
  given_and=-163- given_by=-144- given_file=-146- given_filenam=-63- given_for=-213- given_in=-262- given_input=-36-
  given_object=-142- given_path=-186- given_property=-49- given_request=-253- given_str=-232- given_the=-253-
  given_to=103l given_type=-166- gle_ld=-132- glob_and=-99- glob_expression=-107- glob_matcher=-206- glob_pattern=-98-
  global_fetch=-184- global_for=-44- global_method=-46- global_object=-103- global_offset=-31- global_only=-108-
  global_origin=-93- global_promis=-137- global_register=-80- global_scop=-183- global_symbol=-119-
  global_variabl=-105- glue_s=-78- gnu_and=-52- gnu_build=-121- gnu_hash=-94- gnu_mo=-21- gnu_property=-66-
  gnu_relro=-148- go_ahead=199h go_and=-154- go_befor=-177- go_by=231x go_into=-178- go_on=227h go_out=57h go_to=-225-
  god_mode=170r goes_befor=-164- goes_by=-30- goes_on=-344- goes_out=-182- goes_to=-29- gone_or=-252- good_as=-49-
  good_news=-50- got_d=-57- got_messag=-215- got_plt=-33- got_s=-72- gp_not=-74- gpg_signatur=-79- grab_the=192x
  grant_acces=210a grant_to=-103- graph_file=-73- graphic_depiction=-156- grateful_for=-141- greater_than=-105-
  green_light=80h group_#number=-103- group_and=-150- group_are=-215- group_by=-222- group_has=-208- group_in=-59-
  group_is=-146- group_must=-183- group_name=-147- group_of=-94- group_operation=-123- group_s=-330-
  group_section=-116- group_this=-76- group_to=-255- gssapi_packet=-111- guarante_that=-222- guarante_to=-76-
  guess_from=-92- guidanc_you=191l guidelin_and=166o guidelin_for=-142- guidelin_from=280o guidelin_were=213o
  guidelin_with=87o guidelin_you=167o h_call=-66- h_help=-99- h_host=-140- h_s=-56- had_a=-176- had_no=-203-
  half_a=-120- half_done=-257- half_edge=-68- half_of=-70- half_the=-101- halt_the=-149- hand_it=-48- hand_out=212a
  hand_over=262a hand_the=-116- handl_by=-48- handl_for=-34- handl_in=108h handl_of=-169- handl_the=-209-
  handl_version=-101- handler_are=-146- handler_from=-101- handler_function=-110- handler_is=-183- handler_over=-97-
  handler_receiv=-168- handler_will=-178- happen_in=-173- happen_once=-151- hard_float=-149- hard_link=-151-
  hard_to=-227- hardwar_for=-157- hardwar_type=-97- has_#number=-180- has_a=-109- has_all=-166- has_already=-111-
  has_an=-159- has_approv=-78- has_at=-189- has_authoris=161a has_bad=-216- has_been=34a has_both=-99- has_built=-125-
  has_chang=30h has_character=-104- has_come=-116- has_d=-176- has_decid=221a has_differ=-37- has_different=-130-
  has_dt=-119- has_dynamic=-176- has_end=-170- has_every=-248- has_gone=199h has_herm=-169- has_incorrect=-48-
  has_invalid=-116- has_it=-200- has_its=-78- has_line=-53- has_lu=-23- has_more=-207- has_multipl=-73- has_never=56r
  has_no=62r has_non=-135- has_none=-193- has_not=-232- has_noth=-243- has_priority=171a has_s=-96- has_someth=-112-
  has_the=-145- has_them=-154- has_this=-251- has_to=255p has_too=-182- has_two=-117- has_type=-105- has_unexpect=-61-
  has_unknown=-235- has_unsupport=-134- has_valu=-26- has_what=128p has_wrong=-88- has_zero=-119- hash_algorithm=-91-
  hash_and=-100- hash_chain=-149- hash_for=-85- hash_function=-124- hash_index=-75- hash_lookup=-73- hash_of=-148-
  hash_partition=-169- hash_provider=-141- hash_s=-130- hash_section=-99- hash_tabl=-110- hash_to=-106- hash_valu=-30-
  hasmany_method=-48- hav_to=-144- have_#number=111r have_a=-375- have_acces=-124- have_an=-188- have_at=-20-
  have_been=279o have_chang=126h have_enough=-183- have_expir=217o have_full=-125- have_new=100o have_no=24r
  have_not=-180- have_only=-141- have_permission=46h have_read=31h have_that=-64- have_the=219x have_their=26p
  have_this=-195- have_to=-107- have_you=-216- haven't_found=-139- hba_conf=-141- hdr_tabl=-37- he_asks=-59-
  he_doesn't=192h he_him=-310- he_is=-45- he_lik=-304- he_says=-114- he_want=68h he_wrot=-249- head_and=-166-
  head_is=-221- header_and=-244- header_are=-159- header_at=-152- header_default=-117- header_display=-295-
  header_entry=-134- header_field=-192- header_for=-109- header_in=-253- header_indicat=-111- header_is=-42-
  header_ld=-120- header_line=-82- header_miss=-153- header_s=-228- header_size=-114- header_str=-148- header_the=-180-
  header_to=-122- header_valu=-131- header_with=88x header_x=205x hear_of=51h hear_the=-43- height_of=-137-
  held_against=-177- helloworld_js=-168- help_a=-130- help_and=-76- help_display=-110- help_for=-78- help_messag=-77-
  help_of=-72- help_show=-231- help_text=-230- help_then=-112- help_to=-171- help_us=-159- help_with=28r help_you=-233-
  helper_for=-215- helper_function=-177- helper_s=-216- helper_simpl=-183- her_favourit=-224- here_a=-91- here_an=-110-
  here_and=-234- here_are=-57- here_as=-109- here_by=91a here_is=-101- here_on=235h herm_agent=-233- herm_and=-291-
  herm_config=132p herm_desk=-298- herm_home=-166- herm_own=-78- herm_read=-231- herm_writ=-261- heuristic_to=-142-
  hex_digit=-227- hex_file=-77- hex_str=-91- hexadecimal_digit=-137- hi_lo=-121- hi_res=-22- hibernat_the=-198-
  hid_the=85h hidden_character=-195- hidden_fil=-331- hidden_folder=32h hidden_from=160h hidden_in=-29-
  hidden_instruction=203l hidden_part=201l hidden_rul=178l hide_the=122x high_performanc=-54- high_recommend=-147-
  higher_level=-134- highlight_js=-71- him_support=-250- him_the=302h hint_at=138h his_father=-173- his_favourit=-243-
  history_is=-202- history_of=-349- history_to=188x hit_the=-227- hits_miss=-124- hold_a=-123- hold_and=-107-
  hold_for=154h hold_id=-140- hold_it=-230- hold_keys=-196- hold_no=-64- hold_on=270p hold_the=-164- holder_be=-91-
  holder_of=-119- home_addres=-55- home_and=-247- home_area=-258- home_as=-318- home_directory=117c home_folder=292c
  home_is=-171- home_itself=-127- home_of=-145- home_on=-203- home_open=-275- home_or=-156- home_that=-240-
  home_the=-135- home_with=-174- homedir_s=-111- hono_node=-245- hook_and=-225- hook_are=-122- hook_can=-183-
  hook_class=-125- hook_event=-201- hook_for=-177- hook_handler=-154- hook_has=-150- hook_is=141p hook_nam=-77-
  hook_receiv=-189- hook_run=-106- hook_that=151p hook_the=91x hook_to=-205- hook_will=-171- hook_with=-196-
  horizontal_adjustment=-102- host_and=-219- host_electron=-113- host_hostnam=-140- host_is=-193- host_name=-268-
  host_or=-230- host_s=-145- host_that=133p hostnam_and=191x hostnam_databas=-140- hostnam_s=-93- hot_path=-140-
  hot_standby=-61- hour_and=254x how_deep=-58- how_do=-22- how_far=-164- how_it=-233- how_long=-144- how_many=-141-
  how_much=62x how_often=-68- how_the=-96- how_to=-138- how_you=248l how_your=30l however_it=-160- however_ther=-21-
  however_this=-134- however_you=-136- html_and=-28- html_or=-35- html_page=-122- html_standard=-50- html_tabl=-73-
  http_#number=-157- http_#url=247a http_content=-164- http_header=-103- http_host=-224- http_method=-147-
  http_proxy=-152- http_request=-355- http_respons=-78- http_s=-191- http_server=-220- hugu_stefanski=-85-
  human_readabl=-343- human_resourc=-311- hungarian_qwerty=-60- hw_i=-131- hypertext_transfer=-148- i'd_like=121x
  i'm_from=-135- i'm_the=82a i'm_your=169a i_ask=-35- i_can=-109- i_can't=202l i_do=-284- i_don't=26h i_e=-249-
  i_have=258a i_hereby=33a i_if=-159- i_ignor=-218- i_in=-131- i_index=-138- i_is=-170- i_know=33c i_like=-184-
  i_need=-29- i_o=-252- i_order=144a i_prefer=-169- i_use=-268- i_want=138r i_will=126a i_work=-172- i_writ=131o
  ic_s=-174- icon_in=-118- icon_name=-75- iconv_lite=-81- icu_local=-123- id_#number=165a id_and=69x id_as=-119-
  id_d=-79- id_for=-215- id_in=171x id_is=-167- id_nam=-101- id_of=-304- id_or=-216- id_s=-180- id_to=-86- id_u=-125-
  id_uuid=-103- id_xid=-152- idata_#number=-140- ideal_for=-36- ident_d=-76- ident_server=-70- identifier_and=-173-
  identifier_for=-33- identifier_s=-82- identifier_str=-56- identify_system=-108- identify_the=-232-
  identity_column=-128- identity_of=145r ids_for=-268- ids_in=-113- ids_must=-161- ids_of=-208- ids_that=-115-
  if_a=113h if_all=-238- if_an=-172- if_another=-110- if_any=-204- if_ask=134h if_at=172h if_availabl=-37-
  if_both=-155- if_f=-68- if_fals=-224- if_index=-129- if_input=-115- if_it=-64- if_it's=-91- if_multipl=-235-
  if_need=-68- if_no=46h if_node=-104- if_none=-66- if_not=-213- if_noth=-165- if_option=-67- if_possibl=-172-
  if_press=116h if_provid=-71- if_s=-174- if_set=-224- if_she=179h if_that=-123- if_the=73h if_then=-76- if_ther=-106-
  if_there=-152- if_they=76h if_they'r=-146- if_this=-154- if_true=-185- if_two=158p if_us=-120- if_you=-251-
  if_you'd=-118- if_you'r=-293- if_your=-308- ifac_mss=-33- ifunc_s=-111- ignor_a=157h ignor_all=48o ignor_and=-151-
  ignor_attempt=-181- ignor_chang=-229- ignor_does=-150- ignor_duplicat=-146- ignor_every=-119- ignor_fals=-169-
  ignor_fil=-253- ignor_file=-162- ignor_for=-135- ignor_in=-144- ignor_invalid=-94- ignor_is=-270- ignor_it=269o
  ignor_its=151o ignor_match=-148- ignor_or=-53- ignor_overrid=-168- ignor_rul=-264- ignor_s=-253- ignor_the=179a
  ignor_then=-22- ignor_unknown=-243- ignor_what=257o ihex_read=-79- illegal_operand=-107- illegal_register=-166-
  illegal_symbol=-128- illegal_use=-215- imag_and=59x imag_data=-189- imag_file=-184- imag_has=-189- imag_is=-261-
  imag_load=26x imag_or=-129- imag_to=47x imag_type=-113- imag_was=-212- imagin_you=58r immediat_field=-28-
  immediat_is=-116- immediat_mode=-149- immediat_must=-34- immediat_operand=-85- immediat_valu=-102- impact_the=-183-
  implement_as=-153- implement_chromium=-44- implement_for=-65- implement_in=-67- implement_the=-245-
  implementation_for=-139- implementation_in=-83- implementation_is=-85- implementation_of=-126-
  implementation_with=-103- implicit_defin=-55- import_a=-111- import_and=-250- import_as=-100- import_attribut=-31-
  import_export=-59- import_for=-107- import_in=-24- import_it=-116- import_library=-69- import_meta=-107-
  import_on=132p import_specifier=-79- import_the=-165- import_type=-83- important_to=-189- impression_that=251h
  improv_performanc=-32- in_#agentfile=175p in_#number=-365- in_#secretfile=-216- in_a=-85- in_absolut=-67-
  in_addition=-135- in_addres=-57- in_advanc=159a in_ajv=-91- in_all=259p in_alter=-152- in_an=-251- in_and=-54-
  in_another=-109- in_april=-160- in_archiv=-152- in_argument=-84- in_arm=-107- in_array=-110- in_as=-165-
  in_ascend=-161- in_at=133x in_attribut=-42- in_authoriz=228p in_autumn=-264- in_b=-82- in_base64=151x in_big=-63-
  in_binary=-195- in_both=-157- in_by=-129- in_c=-139- in_cach=59p in_call=-110- in_case=212p in_certain=-80-
  in_character=-23- in_charg=-93- in_chat=-254- in_child=-34- in_chines=-222- in_ci=-234- in_cidr=-35- in_clas=-87-
  in_code=49x in_column=-201- in_command=-112- in_commit=-247- in_conditional=-127- in_config=55x in_conjunction=-81-
  in_content=-141- in_context=101p in_control=-56- in_conversion=-144- in_copy=-172- in_core=-145- in_csv=-135-
  in_current=-40- in_d=-76- in_data=-152- in_databas=-62- in_datadictionary=-63- in_debug=-75- in_default=-88-
  in_detail=155l in_different=-197- in_difflin=-78- in_directory=-114- in_docs=-190- in_doubl=-195- in_draft=-168-
  in_dso=-178- in_dwarf=-88- in_dynamic=-68- in_each=319p in_ecma262=-41- in_ecmascript=-27- in_effect=103a
  in_either=-167- in_electron=-160- in_english=-224- in_environment=-73- in_era=-62- in_eslint=-40- in_every=36p
  in_execut=-257- in_expression=-111- in_external=-87- in_fact=130h in_fast=-86- in_fetch=-82- in_fil=-56-
  in_file=-205- in_float=-141- in_for=-208- in_forc=-111- in_format=-72- in_from=54c in_front=78h in_full=91l
  in_function=-192- in_g=-62- in_general=-200- in_german=-227- in_git=-74- in_glob=-125- in_gnu=-28- in_group=-86-
  in_hash=-89- in_header=-142- in_her=185h in_herm=-184- in_his=-82- in_history=-235- in_hook=-115- in_ignor=-22-
  in_ihex=-79- in_import=-67- in_index=-155- in_input=-51- in_install=-156- in_instruction=-285- in_intel=-77-
  in_is=-145- in_iso=-29- in_it=-102- in_its=-300- in_j=-177- in_january=-255- in_java=-69- in_javascript=-164-
  in_join=-81- in_json=28x in_june=-320- in_kerbero=-90- in_key=-79- in_keytab=-48- in_line=-138- in_link=-117-
  in_list=-148- in_local=-179- in_lower=-86- in_lyon=-229- in_macro=-102- in_many=-201- in_march=-331- in_may=-537-
  in_md=-35- in_memory=-202- in_merg=-95- in_metainfo=-69- in_millisecond=-179- in_mind=102p in_most=-147- in_ms=-106-
  in_multipl=-81- in_my=45x in_name=-83- in_new=-144- in_no=-223- in_node=-121- in_non=-74- in_note=-172-
  in_object=-78- in_october=-275- in_on=211h in_one=-119- in_opd=-70- in_option=-53- in_or=-217- in_order=-367-
  in_other=-29- in_our=-34- in_output=-113- in_overrid=-158- in_pa=-140- in_pack=-99- in_packag=30p in_parallel=-235-
  in_particular=-222- in_partition=-137- in_path=-58- in_pb=-59- in_pdb=-107- in_pic=-63- in_piec=-129- in_pixel=-240-
  in_plac=47p in_plain=-211- in_plugin=-182- in_practic=-118- in_pre=-111- in_preload=-146- in_program=-192-
  in_progres=-151- in_prompt=-208- in_public=-191- in_rang=-64- in_raw=44r in_read=-149- in_real=101x in_record=-170-
  in_register=-97- in_regular=-85- in_relation=-140- in_releas=-121- in_reloc=-117- in_relocation=-81-
  in_repertoir=-84- in_replacement=-39- in_report=-225- in_revers=-159- in_runn=-286- in_s=-159- in_sam=-111-
  in_schema=-171- in_script=-205- in_search=-63- in_section=-72- in_servic=-93- in_sett=-232- in_several=-189-
  in_sh=-54- in_shar=-221- in_shell=-223- in_short=-229- in_size=-29- in_some=-92- in_sort=-191- in_sourc=-100-
  in_spit=-205- in_spr=-242- in_src=-112- in_stat=-245- in_statistic=-117- in_step=-200- in_str=-103- in_strict=-27-
  in_submodul=-51- in_support=-62- in_symbol=-170- in_sync=-110- in_tablespac=-25- in_term=-191- in_test=-180-
  in_text=-149- in_that=-341- in_the=-44- in_their=-302- in_them=-129- in_thes=-236- in_this=-106- in_thos=-121-
  in_thre=225p in_time=-257- in_tls=-86- in_to=131c in_token=-198- in_tree=-98- in_trigger=-184- in_tsconfig=-106-
  in_tsquery=-85- in_type=-145- in_typescript=-76- in_unexpect=-111- in_unrecogniz=-96- in_unsaf=-149- in_uri=-83-
  in_us=-150- in_use=-75- in_user=-310- in_utf=-80- in_v6=-65- in_variou=-68- in_version=-103- in_view=-256-
  in_vpt=-169- in_wal=-126- in_webpack=-125- in_what=73h in_which=68a in_window=-190- in_with=-79- in_word=-241-
  in_work=-241- in_world=-139- in_wrong=-143- in_x=-121- in_xml=-166- in_your=47l includ_a=-301- includ_all=-343-
  includ_an=-237- includ_any=-274- includ_array=-41- includ_both=-113- includ_but=-149- includ_column=-136-
  includ_imag=-159- includ_in=78x includ_it=-303- includ_kaio=-214- includ_only=-273- includ_or=-136- includ_some=-44-
  includ_the=310x includ_this=270p includ_untrack=-172- includedownstreambrowser_true=-151- incompatibl_library=-101-
  incompatibl_version=-133- incompatibl_with=-146- inconsistency_in=-87- inconsistency_problem=-65- increas_max=-140-
  increas_the=-91- incremental_full=-41- incremental_link=-71- independent_code=-135- independent_executabl=-119-
  index_#number=-66- index_and=-194- index_as=-232- index_can=-68- index_cannot=-77- index_could=-125-
  index_creation=-48- index_d=-91- index_es=-86- index_file=-144- index_for=-100- index_has=-107- index_html=-191-
  index_in=-134- index_indirect=-84- index_instead=-95- index_into=-97- index_is=-144- index_js=-24- index_ld=-106-
  index_must=-135- index_no=-219- index_of=-144- index_on=129c index_only=-123- index_or=-49- index_predicat=-73-
  index_propos=-242- index_register=-117- index_row=-32- index_s=-86- index_scan=-179- index_section=-23-
  index_statistic=-175- index_tabl=-159- index_that=-91- index_to=-56- index_u=-213- index_up=-69- index_with=-51-
  indicat_a=-80- indicat_if=-183- indicat_that=-196- indicat_the=-167- indicat_to=-245- indicat_whether=-51-
  indirect_function=-31- indirect_mode=-94- indirect_symbol=-27- inet_rout=-233- inf_al=-87- infinit_loop=-67-
  info_#number=-55- info_about=-179- info_and=-49- info_does=-64- info_fail=-81- info_file=-137- info_for=-135-
  info_from=-113- info_in=-203- info_is=-46- info_section=-67- inform_about=-28- inform_the=88h information_about=-73-
  information_and=-112- information_can=-94- information_for=-256- information_is=-127- information_of=-167-
  information_on=-137- information_or=-119- information_then=-60- inherit_column=-177- inherit_constraint=-197-
  inherit_from=-95- inherit_the=137p inhibit_system=-161- inhibit_this=-168- ini_file=-211- initial_prompt=161l
  initializ_a=-105- initializ_register=-28- initializ_with=-64- input_and=-177- input_are=-215- input_as=-145-
  input_baseurl=-99- input_buffer=-117- input_data=-116- input_does=-60- input_fil=-223- input_file=-102-
  input_has=-67- input_if=-77- input_is=-253- input_method=-120- input_option=-40- input_or=-134- input_output=-129-
  input_parameter=-125- input_s=-73- input_section=-37- input_str=-50- input_to=-180- input_will=-44-
  inscript_with=-108- insert_a=111p insert_by=116o insert_into=-318- insert_s=-151- insert_the=143p insert_this=277p
  insid_a=-52- insid_an=-141- insid_it=-248- insid_of=-204- insid_s=-44- insid_the=-313- insn_are=-215- insn_chunk=-29-
  insn_x=-76- inspir_by=-115- install_#number=-186- install_a=233p install_and=50p install_as=-254-
  install_dependenci=-207- install_in=-199- install_it=88h install_new=-128- install_node=-183- install_packag=-321-
  install_softwar=-162- install_the=216c install_this=-83- install_with=-101- instanc_for=-89- instanc_has=55a
  instanc_includ=-60- instanc_input=-50- instanc_is=-94- instanc_of=-142- instanc_represent=-158- instanc_to=-137-
  instanc_with=-167- instantiat_the=-148- instead_of=-157- instead_rule=-171- instruct_you=229a instruction_after=-131-
  instruction_and=146o instruction_are=-96- instruction_as=289o instruction_at=276p instruction_cannot=-183-
  instruction_does=-220- instruction_expand=-180- instruction_for=-242- instruction_given=239o instruction_in=-182-
  instruction_into=192l instruction_is=-41- instruction_lx=-106- instruction_may=-236- instruction_must=-289-
  instruction_not=-356- instruction_of=272o instruction_on=-177- instruction_requir=-240- instruction_s=-290-
  instruction_set=-198- instruction_should=-178- instruction_target=-131- instruction_that=235o instruction_to=44l
  instruction_used=-222- instruction_which=-157- instruction_with=58a instruction_you=102o insufficient_memory=-249-
  integer_beyond=-70- integer_or=-80- integer_register=-150- integer_valu=-121- integrat_with=-206-
  integrity_check=-264- intel_hex=-77- intend_for=-301- intend_to=-120- interact_with=-108- intercept_and=-122-
  interest_in=-173- interfac_for=-28- interfac_s=-48- interfac_to=-167- internal_and=-169- internal_bad=-60-
  internal_capitalization=-72- internal_error=-107- internal_inconsistency=-76- internal_logic=-42- internal_map=-149-
  internal_rul=103l internal_symbol=-112- international_with=-83- internet_keyboard=-215- internet_navigator=-130-
  interpret_as=-75- interpretation_of=-151- interval_to=-132- interwork_flag=-32- into_#agentfile=203p
  into_#number=-111- into_a=167x into_account=-136- into_all=32p into_an=248x into_debug=-118- into_each=179p
  into_every=174p into_german=-193- into_it=103x into_its=-147- into_multipl=-161- into_one=31h into_s=-103-
  into_submodul=-189- into_the=221x into_this=-149- into_type=-112- into_view=-197- into_your=-41-
  invalid_argument=-61- invalid_attribut=-82- invalid_byte=-72- invalid_character=-134- invalid_configuration=-100-
  invalid_constant=-54- invalid_content=-79- invalid_data=-108- invalid_escap=-84- invalid_expression=-131-
  invalid_file=-110- invalid_flag=-80- invalid_for=-78- invalid_format=-182- invalid_formatt=-130- invalid_index=-49-
  invalid_input=-56- invalid_instruction=-131- invalid_key=-91- invalid_ldap=-66- invalid_length=-102-
  invalid_line=-108- invalid_maximum=-187- invalid_mmo=-45- invalid_name=-49- invalid_number=-80- invalid_offset=-62-
  invalid_operand=-49- invalid_option=-75- invalid_or=-64- invalid_privileg=-91- invalid_record=-213-
  invalid_register=-134- invalid_relocation=-167- invalid_s=-116- invalid_section=-59- invalid_sequenc=-105-
  invalid_sh=-73- invalid_signatur=-115- invalid_size=-54- invalid_str=-65- invalid_symbol=-103- invalid_syntax=-120-
  invalid_time=-92- invalid_type=-49- invalid_use=-62- invalid_utf=-66- invalid_valu=-69- invalid_without=-127-
  invers_of=-43- invoic_to=-217- invok_as=-180- invok_the=-105- io_channel=-62- ip_address=-141- ipaddr_ipv6=-24-
  ipv4_addres=-94- ipv4_and=-82- ipv4_mapp=-95- ipv6_addres=-136- ipv6_address=-99- is_#number=-236- is_a=-127-
  is_abort=-175- is_about=-224- is_abov=197a is_accept=-55- is_activ=111a is_actual=-174- is_add=-182- is_admin=263a
  is_allow=-20- is_already=-169- is_also=-122- is_alway=-40- is_ambiguou=-90- is_an=80a is_and=-283- is_another=-87-
  is_answer=-157- is_applicabl=-223- is_approv=-36- is_as=-188- is_ask=-79- is_asleep=192h is_assum=-217- is_at=-282-
  is_attach=-135- is_automatical=-171- is_availabl=-130- is_back=-56- is_bas=-122- is_be=-206- is_befor=-136-
  is_better=156h is_bind=152o is_both=-72- is_broken=-230- is_built=-196- is_busy=49h is_call=-311- is_case=-170-
  is_chang=-195- is_check=-168- is_chosen=-127- is_clear=201p is_clos=182h is_com=-172- is_common=-62- is_compact=225p
  is_compil=-89- is_compress=-168- is_configur=-168- is_connect=-113- is_consider=-153- is_corrupt=-227- is_creat=-134-
  is_critical=-100- is_current=-126- is_cut=-58- is_d=-119- is_damag=-174- is_dangerou=71a is_delet=239p
  is_deprecat=-182- is_deriv=-121- is_design=-98- is_destination=-174- is_destroy=-240- is_disabl=-216-
  is_display=-272- is_distribut=-240- is_done=-105- is_down=-259- is_due=-231- is_emitt=-218- is_empty=-121-
  is_enabl=-201- is_encrypt=-213- is_enough=42a is_equivalent=-162- is_ever=30p is_exceed=144h is_exclud=-74-
  is_executabl=-93- is_expect=-114- is_expir=-99- is_expos=-91- is_fals=-134- is_fine=30h is_first=-125- is_flatt=-71-
  is_follow=-208- is_for=-284- is_forbidden=81r is_formatt=-168- is_found=-80- is_free=-235- is_from=-74- is_ful=-41-
  is_full=-264- is_generat=-228- is_given=-214- is_go=63h is_gone=30p is_greater=-74- is_held=-189- is_her=-330-
  is_here=-252- is_hereby=74o is_high=-141- is_his=-360- is_how=-258- is_ignor=-154- is_implement=-81-
  is_important=-224- is_in=-410- is_incompatibl=-97- is_index=-151- is_inhibit=-168- is_insert=-102- is_install=-155-
  is_intend=-72- is_invalid=-187- is_invok=-130- is_its=-126- is_just=-155- is_kept=-318- is_kill=26p is_known=-248-
  is_larger=-88- is_ld=-42- is_learn=-229- is_left=-233- is_less=-73- is_licens=-45- is_lift=166a is_like=-213-
  is_limit=-131- is_link=-214- is_list=-200- is_load=-129- is_lock=97x is_look=-175- is_lost=-206- is_made=-170-
  is_malform=-128- is_mandatory=-161- is_mapp=-104- is_mark=-155- is_match=-140- is_meaningles=-224- is_meant=-126-
  is_miss=-206- is_more=-139- is_most=-141- is_ms=-232- is_much=-94- is_nam=-96- is_need=127a is_negativ=-157-
  is_never=-276- is_new=-63- is_newer=-150- is_no=-134- is_node=-71- is_non=-56- is_none=-218- is_normal=51h
  is_normaliz=-128- is_not=-34- is_now=99r is_nul=-36- is_null=-252- is_of=-144- is_off=59a is_offer=-149-
  is_omitt=-180- is_on=-229- is_one=-173- is_only=29o is_open=57x is_optional=47h is_or=-85- is_outsid=-174-
  is_over=184o is_overwritten=20r is_pars=-91- is_part=-261- is_particular=-56- is_pass=-242- is_perform=-252-
  is_permitt=204o is_play=-200- is_possibl=-141- is_potential=-52- is_present=-96- is_press=-94- is_primari=-46-
  is_probab=-191- is_provid=-134- is_publish=-148- is_reach=-213- is_read=-225- is_ready=-296- is_real=-196-
  is_recommend=-159- is_record=175h is_red=-228- is_referenc=-126- is_refus=-292- is_reject=-85- is_relativ=-27-
  is_releas=-136- is_remember=-309- is_remov=220p is_repeat=-182- is_replac=107p is_reserv=-155- is_resolv=-81-
  is_return=-123- is_rough=-106- is_run=-232- is_s=-156- is_safe=66a is_said=-324- is_sav=-221- is_scann=-195-
  is_search=-128- is_seen=-63- is_select=-43- is_self=-174- is_sent=-345- is_serializ=-61- is_set=-224- is_shar=-307-
  is_short=-30- is_shown=105h is_sign=-323- is_similar=-166- is_simp=-267- is_skipp=-221- is_smaller=-135- is_so=-191-
  is_spac=-60- is_specifi=-159- is_split=-79- is_still=73h is_stor=-252- is_stripp=-85- is_strong=-54-
  is_successful=-186- is_summaris=-129- is_support=-78- is_switch=-168- is_taken=-109- is_target=-147- is_text=-181-
  is_that=-221- is_the=-180- is_then=-193- is_ther=-273- is_therefor=-90- is_this=-33- is_thrown=-96- is_to=442h
  is_told=-61- is_too=32h is_treat=-103- is_tri=-66- is_true=-133- is_truncat=-92- is_truthy=-106- is_turn=-32-
  is_typical=-70- is_u=-96- is_undefin=-75- is_under=-114- is_unknown=-109- is_unpredictabl=-146- is_unsupport=-107-
  is_up=-302- is_updat=-83- is_us=-123- is_used=-109- is_useful=-140- is_valid=128o is_very=-185- is_visibl=-113-
  is_void=-282- is_want=170h is_what=-378- is_when=-215- is_whol=-204- is_why=-261- is_with=-374- is_withheld=-225-
  is_within=-48- is_without=-266- is_worth=-145- is_writ=-96- is_written=43l is_wrong=-116- is_your=316a is_zero=-149-
  isa_does=-63- isa_extension=-111- isn't_allow=-165- isn't_defin=-165- isn't_support=-77- iso_#number=-178-
  issu_and=-160- issu_are=-224- issu_associat=-128- issu_for=-110- issu_if=-256- issu_to=-246- issu_with=-140-
  issuer_id=-120- it's_not=-188- it's_possibl=-38- it_a=-266- it_adds=-101- it_after=-266- it_again=182p
  it_against=105c it_all=289c it_allow=-288- it_also=-187- it_and=56h it_answer=-287- it_appear=215h it_as=28c
  it_asks=-193- it_at=151a it_away=-182- it_back=104p it_be=208h it_becom=-223- it_befor=-69- it_belong=-211-
  it_block=-249- it_both=-252- it_but=-232- it_by=-210- it_came=-248- it_can=-234- it_cannot=-142- it_chang=101x
  it_com=84h it_contain=28p it_could=-276- it_default=-160- it_did=-262- it_differ=-202- it_does=-86- it_doesn't=96h
  it_down=245h it_easier=-50- it_exist=-264- it_find=-148- it_first=32c it_for=-33- it_from=51p it_generat=-143-
  it_gets=-115- it_goes=221h it_had=-70- it_happen=-154- it_has=-139- it_hold=-206- it_if=146h it_in=-21-
  it_includ=-129- it_into=-95- it_is=-120- it_isn't=71h it_its=-194- it_just=-191- it_lies=-228- it_list=-169-
  it_liv=-183- it_look=-26- it_match=-217- it_may=-377- it_mean=-172- it_might=-186- it_must=-185- it_need=-121-
  it_never=81h it_now=64h it_null=-224- it_off=225h it_on=159x it_only=-234- it_or=-194- it_out=197p it_point=-291-
  it_provid=-72- it_rain=-282- it_read=-200- it_requir=-144- it_return=-177- it_said=-304- it_says=64p it_should=-160-
  it_show=-311- it_so=-27- it_stand=-298- it_stay=-237- it_still=-190- it_stop=35c it_support=-79- it_tak=-186-
  it_that=-179- it_the=-322- it_then=-276- it_ther=255p it_through=-197- it_to=196x it_up=181x it_us=-196- it_uses=-53-
  it_want=27c it_were=173h it_what=-240- it_will=-222- it_with=-195- it_without=272h it_won't=-251- it_work=163h
  it_would=-31- it_yourself=-69- item_and=-172- item_are=-188- item_as=188p item_for=87p item_from=-226-
  item_group=-260- item_has=-185- item_in=-111- item_is=-57- item_method=-50- item_of=-211- item_s=-249-
  item_should=-245- item_that=-198- item_to=70h iterat_over=-159- iteration_count=-90- iteration_of=-156-
  its_#agentfile=-66- its_answer=-79- its_beginn=-190- its_content=-216- its_continuation=-231- its_data=-126-
  its_default=-112- its_end=-280- its_entry=137c its_fil=-236- its_find=-211- its_first=-75- its_folder=-132-
  its_head=159l its_header=-25- its_history=-207- its_id=-157- its_key=-152- its_last=-96- its_name=-280-
  its_order=-147- its_original=-55- its_output=27p its_own=-268- its_parent=-182- its_path=-116- its_plac=-213-
  its_reason=-224- its_result=-209- its_row=-66- its_rows=-169- its_rul=49r its_schema=-203- its_size=-135-
  its_stor=-94- its_text=-271- its_tool=-283- its_type=-142- its_valu=-88- its_way=164p its_whol=-226- its_window=-140-
  its_word=-195- itself_and=-178- itself_has=-58- itself_is=-167- itself_or=-106- j_as=-112- j_is=-111-
  jailbreak_of=-198- jalx_for=-38- jan_#number=-69- java_mode=-76- javascript_and=-40- javascript_application=-215-
  javascript_environment=-29- javascript_file=-258- javascript_library=-90- javascript_number=-65-
  javascript_object=-231- javascript_or=-91- javascript_parser=-40- javascript_str=-70- javascript_typescript=-118-
  javascript_valu=-136- job_is=137h job_that=292p join_by=-166- join_condition=-101- join_the=181c joiner_at=-38-
  joiner_character=-69- jose_modul=-34- journal_event=-107- js's_built=-48- js_#number=-120- js_and=-119- js_as=-49-
  js_build=-92- js_but=-59- js_core=-70- js_from=-57- js_has=-59- js_http=-115- js_is=-122- js_modul=-84- js_or=-59-
  js_releas=-142- js_see=-54- js_the=-153- js_util=-45- js_valu=-69- js_version=-73- js_you=-99-
  jsdom_constructor=-159- jsdom_object=-157- jsdom_you=-119- json5_str=-204- json_and=56p json_as=-110- json_file=-61-
  json_is=-218- json_object=-90- json_or=-48- json_pars=-172- json_pointer=-101- json_schema=-153- json_so=89p
  json_str=-85- json_stringify=-70- json_text=-177- json_valu=-57- json_web=-141- json_with=53p jsonb_subscript=-90-
  jsonpath_item=-50- jul_#number=-75- jump_to=-136- june_#number=-82- just_a=-174- just_after=-163- just_ignor=-97-
  just_like=-112- just_return=-50- just_the=-273- just_work=-224- kb_minifi=-69- kdc_rep=-216- keep_a=233p
  keep_export=-218- keep_head=-70- keep_in=-218- keep_it=-88- keep_its=-162- keep_this=-31- keep_two=279h
  keep_what=-272- kept_and=-153- kept_for=-214- kept_in=-139- kept_on=81p kerbero_container=-193- kerbero_databas=-101-
  key_#number=-63- key_and=35a key_as=-28- key_at=-131- key_belong=63x key_by=-27- key_can=-236- key_chang=-166-
  key_constraint=-123- key_creat=-130- key_distribution=-28- key_does=-78- key_dot=-61- key_exist=-130-
  key_expression=-163- key_file=-232- key_for=-184- key_from=-199- key_id=-138- key_in=122x key_into=233x key_is=-192-
  key_key=-185- key_list=-174- key_lu=-57- key_null=-177- key_of=-241- key_on=-39- key_or=-210- key_principal=-198-
  key_s=-238- key_set=-104- key_signatur=-110- key_str=-178- key_tabl=-106- key_that=-154- key_the=-165- key_to=-56-
  key_valu=-98- key_was=76h key_will=-176- keyboard_#number=-123- keyboard_accessibility=-59- keyboard_and=52x
  keyboard_is=-131- keyboard_symbol=-100- keyboard_with=-147- keypad_with=-67- keyr_s=-135- keys_alt=-87- keys_and=72x
  keys_are=-200- keys_for=-219- keys_from=-176- keys_in=96x keys_into=-72- keys_of=192c keys_on=-77- keys_that=-176-
  keys_to=-150- keys_together=-81- keys_walk=-41- keys_with=-121- keyserver_url=-155- keytab_but=-46- keytab_s=-224-
  keyv_instanc=-135- keyv_is=-62- keyv_storag=-55- keyword_are=-67- keyword_as=-51- keyword_definition=-73-
  keyword_in=-154- keyword_is=-111- keyword_merg=-92- keyword_packag=-38- keyword_s=-120- keyword_to=-200-
  keyword_valu=-120- kids_at=-79- kill_all=295c kill_at=-185- kill_it=-324- kill_the=-127- kind_of=-240-
  know_about=-41- know_how=72x know_if=-145- know_it=-272- know_of=99h know_that=-108- know_the=-34- know_what=-86-
  known_as=71r known_by=-130- known_to=-191- kvno_d=-55- l_list=-112- l_local=-47- l_option=-50- lab_color=-31-
  lab_is=-230- label_and=-126- label_for=-129- label_in=-179- label_s=-191- label_that=-161- lack_nop=-66-
  lack_of=-167- languag_and=-108- languag_for=-76- languag_s=-80- languag_that=-202- languag_the=-284-
  languag_this=-177- languag_you=114p larg_d=-165- larg_fil=-96- larg_for=-92- larg_object=-100- larg_or=-114-
  larg_to=-119- larger_than=-98- last_#number=-249- last_chang=-280- last_character=-218- last_event=-166-
  last_instruction=-25- last_item=-56- last_layout=-116- last_line=95x last_messag=230x last_modifi=-193- last_of=-328-
  last_one=-210- last_resort=-247- last_sys=-41- last_two=-121- last_updat=-98- last_word=-252- last_year=164x
  latest_checkpoint=-142- latest_version=-231- latvian_programmer=-165- launch_agent=-177- launch_an=-259-
  launch_the=191c layer_#number=-161- layout_with=-172- lc_ctyp=-112- ld_and=-81- ld_byt=-63- ld_for=-73- ld_in=-128-
  ld_inod=-121- ld_is=-68- ld_not=-50- ld_of=-180- ld_out=-143- ld_s=-196- ld_too=-75- ldap_server=-224- ldap_url=-58-
  lead_to=-233- lead_underscor=-129- leak_the=442x learn_about=185h learn_how=-280- learn_later=-259- learn_more=-295-
  learn_of=248h learn_the=95h leas_of=-145- least_#number=-167- least_one=-104- least_recent=-163- leav_a=230c
  leav_at=-198- leav_everyth=-289- leav_it=-48- leav_no=177h leav_noth=116h leav_out=-383- leav_the=60h leav_this=193p
  leav_to=25a led_show=-109- left_alon=-100- left_alt=-117- left_and=-105- left_as=-141- left_behind=-139-
  left_ctrl=-117- left_of=-199- left_out=-69- left_right=-183- left_side=-116- left_to=-177- left_win=-76-
  left_with=-160- legacy_mode=-149- legacy_multi=-136- legal_has=-47- len_u=-161- length_#number=-117- length_and=-50-
  length_d=-114- length_for=-115- length_in=-91- length_is=-167- length_ld=-162- length_lu=-70- length_lx=-140-
  length_must=-39- length_of=-99- length_to=-96- length_too=-38- length_u=-90- less_than=-162- let_anyon=255c
  let_every=136p let_him=307h let_it=73r let_me=-181- let_the=436x let_us=-247- lets_a=-174- lets_the=-194-
  lets_you=-35- letter_and=-71- letter_by=102l letter_case=-111- letter_or=-105- letter_with=-150- level_#number=180a
  level_and=-91- level_can=-64- level_chooser=-67- level_for=-86- level_must=-127- level_non=-48- level_of=-156-
  level_security=-246- level_thin=-49- level_to=-176- level_version=-164- lf_udt=-41- liabl_for=-176- lib_file=-110-
  librari_are=-46- librari_like=-51- librari_that=-75- librari_to=-54- library_and=-159- library_fail=-82-
  library_for=-81- library_format=-72- library_has=-186- library_is=-81- library_like=-129- library_name=-95-
  library_s=-92- library_that=-40- library_to=-66- library_which=-72- library_will=-77- library_with=-184-
  licens_#number=-92- licens_copyright=-40- licens_under=-58- licens_version=-109- lies_in=-204- lightn_css=-133-
  lik_tea=-43- like_a=106r like_an=183r like_async=-59- like_it=192h like_jsdom=-37- like_order=-262- like_so=-248-
  like_sourcemappingurl=-157- like_tea=-157- like_that=-153- like_the=-33- like_this=-183- like_to=-163- like_you=-76-
  limit_#number=-216- limit_and=-229- limit_for=-163- limit_is=64o limit_of=-256- limit_the=-142- limit_to=-75-
  lin_and=-230- lin_are=-91- lin_from=102p lin_in=-195- lin_of=-231- lin_that=-234- line_#number=-220- line_a=-134-
  line_and=-155- line_argument=-30- line_at=-119- line_by=-91- line_column=-148- line_d=-131- line_delimiter=-36-
  line_each=-241- line_end=-290- line_ends=-226- line_for=57p line_from=117h line_ignor=-248- line_in=301h
  line_info=-91- line_interfac=-123- line_is=-189- line_length=-156- line_number=-149- line_of=34l line_option=-134-
  line_or=-248- line_rang=-96- line_s=-236- line_styl=-145- line_that=-249- line_the=-94- line_to=-61- line_u=-83-
  line_up=-225- line_when=-185- line_will=-223- line_with=58x line_without=-242- lineag_that=-176- linear_in=-168-
  lineno_d=-150- link_#number=-116- link_and=131c link_are=-188- link_field=-69- link_fil=-154- link_file=-72-
  link_from=-101- link_group=-46- link_in=-183- link_is=-214- link_list=-129- link_local=-89- link_of=-210-
  link_resolv=-114- link_s=-96- link_section=-170- link_that=-244- link_time=-256- link_to=-190- link_valu=-42-
  link_with=-155- linkag_index=-127- linker_map=-75- linker_script=-242- lint_build=-226- lint_error=-42-
  linux_gnu=-82- list_all=-203- list_are=-246- list_as=-129- list_at=-208- list_below=93o list_each=-252-
  list_file=-117- list_for=-203- list_has=-151- list_in=-215- list_is=-28- list_length=-220- list_list=-120-
  list_must=-172- list_of=-51- list_operator=-188- list_or=-84- list_s=-128- list_the=-72- list_them=221l list_to=270x
  list_what=149h list_will=-172- list_with=-231- listen_for=-322- listen_on=-63- listen_to=32o listener_err=-130-
  listener_for=-227- listener_is=-130- listener_on=191x listener_to=-93- listener_void=-82- literal_is=-133-
  literal_str=-55- littl_endian=-90- liv_and=-257- liv_in=-262- liv_on=-134- live_entry=-189- live_for=-26-
  live_in=-309- live_ttl=-81- live_without=269h lk_inf=-87- lld_byt=-64- lld_is=-83- lld_of=-76- load_a=-356-
  load_again=-231- load_and=59c load_bitmap=-130- load_by=168p load_command=-264- load_everyth=-251- load_from=-141-
  load_imag=-180- load_in=-126- load_it=-21- load_its=166c load_modul=-81- load_of=-178- load_offset=-167-
  load_only=118o load_our=111p load_segment=-224- load_the=26p load_this=245p loadabl_segment=-116- loader_mak=-107-
  loader_reloc=-174- loc_object=-238- loc_section=-127- local_archiv=-65- local_branch=-195- local_chang=-219-
  local_file=-60- local_for=-179- local_host=-175- local_install=-224- local_json=193p local_local=-70-
  local_name=-101- local_object=-60- local_s=-130- local_stor=-191- local_symbol=-177- local_time=-107- local_to=-71-
  local_variabl=-96- local_with=-166- locat_in=-98- locat_s=-84- location_counter=-68- location_for=-96-
  location_in=-177- location_is=-54- location_list=-111- location_of=-131- location_s=-86- location_to=-107-
  location_x=-124- lock_an=-122- lock_and=-93- lock_fil=-127- lock_file=-172- lock_if=-57- lock_is=-61- lock_on=21c
  lock_or=-245- lock_per=-120- lock_rows=-91- lock_s=-87- lock_the=-230- lock_uses=-52- lock_when=-72-
  lockfil_creat=-160- log_error=-193- log_fil=-225- log_file=-43- log_for=-214- log_if=-187- log_in=207c log_into=-216-
  log_messag=-158- log_output=-217- log_rotation=-89- log_segment=-66- log_that=197x log_the=25h log_this=294h
  log_to=-278- logg_in=-121- logg_to=-41- logger_instanc=-39- logic_error=-42- logical_decod=-216-
  logical_replication=-66- login_item=148p login_mapp=-150- login_shell=-367- login_the=-270- logitech_cordles=-149-
  logitech_itouch=-130- logs_and=152c logs_are=-254- lone_surrogat=-83- long_a=-164- long_and=-161- long_doubl=-92-
  long_enough=-48- long_for=122h long_in=-34- long_mail=-303- long_one=-76- long_or=-103- long_s=-61- long_term=-27-
  long_the=-102- long_to=-195- longer_an=62r longer_be=-115- longer_need=27a longer_support=-152- longer_than=-262-
  longer_valid=49o longer_work=117r longest_name=-140- look_at=203h look_for=-78- look_into=-288- look_like=190h
  look_on=-265- look_through=-161- look_to=-127- look_up=-169- lookup_for=-122- lookup_tabl=-196- loop_and=-232-
  loop_variabl=-115- loos_mode=-70- lop_end=-52- lop_fixrx=-26- lost_connection=-225- lot_of=-106- lots_of=-145-
  low_and=-125- low_level=-196- low_on=-131- lower_and=-65- lower_bound=-78- lower_cas=-207- lower_case=-146-
  lower_memory=-149- lowercas_letter=-132- lru_cach=-149- lsn_x=-52- lt_#mail=-83- lt_gt=-105- lto_symbol=-158-
  lts_releas=-144- lu_byt=-60- lu_entri=-134- lu_exceed=-64- lu_for=-96- lu_gid=-53- lu_is=-235- lu_lu=-42-
  lu_not=-106- lu_px=-23- lu_s=-71- lu_to=-95- lx_#number=-58- lx_byt=-56- lx_for=-55- lx_in=-31- lx_is=-28-
  lx_not=-58- lx_overflow=-97- lx_reloc=-71- lx_s=-51- lx_unexpect=-75- lx_unresolvabl=-55- lx_warn=-85- m_never=-81-
  m_option=-45- m_or=-196- m_s=-38- macbook_pro=-51- mach_o=-42- machin_code=-262- machin_defin=-139- machin_name=-253-
  machin_or=-170- machin_s=-203- machin_that=160r machin_type=-158- macro_gnu=-129- macro_in=252c
  macro_instruction=-157- macro_s=-149- made_anew=-154- made_by=96h made_for=-112- made_in=88p made_of=-261-
  magic_character=-66- magic_number=-98- magic_str=-138- mail_addres=164x mail_from=-206- mail_in=-325- mail_the=336x
  mail_to=302x mail_with=-31- main_chang=-145- maintain_by=-92- maintain_the=-55- maintainer_of=39a
  maintenanc_mode=-31- major_and=-103- major_electron=-52- major_minor=-147- major_releas=-116- major_u=-140-
  major_version=-138- majority_of=-136- mak_a=-104- mak_it=-253- mak_no=-116- mak_of=-107- mak_s=-112- mak_the=-244-
  make_a=-36- make_all=-131- make_an=-33- make_caps=-122- make_it=70h make_no=258h make_sens=-196- make_sure=177h
  make_the=386x make_this=318p make_up=-205- make_your=-177- malayalam_enhanc=-108- malform_extend=-81-
  malform_mach=-27- malform_scram=-174- man_page=-136- manag_by=-111- manag_the=-76- manager_is=-321- manager_s=-75-
  manpath_set=-64- manual_install=-199- many_argument=-67- many_byt=-204- many_call=-56- many_column=-160-
  many_element=-93- many_entri=-113- many_millisecond=-95- many_of=-190- many_other=-126- many_section=-62-
  map_and=-129- map_api=-133- map_comment=-190- map_converter=-78- map_file=-96- map_for=-78- map_in=-112-
  map_instanc=-149- map_is=-204- map_object=-43- map_of=-156- map_on=-176- map_the=-202- map_to=-178- mapp_for=-203-
  mapp_in=-60- mapp_ipv6=-91- mapp_to=-142- mar_#number=-52- march_#number=-162- march_s=-73- march_the=-96-
  margin_in=-166- mark_as=119h mark_dso=-188- mark_for=-96- mark_generat=-46- mark_in=-186- mark_is=-222-
  mark_object=-203- mask_e=-50- master_kdc=-103- master_key=-21- match_a=-101- match_against=-179- match_all=-132-
  match_an=-107- match_any=-136- match_as=-164- match_by=-61- match_chartyp=-67- match_e=-102- match_elfxx=-42-
  match_expect=-46- match_for=-69- match_is=-190- match_it=-192- match_local=-87- match_of=-33- match_old=-34-
  match_only=-40- match_or=-72- match_s=-203- match_the=-190- match_their=-148- match_with=-157- match_x=-45-
  match_your=-245- matcher_function=-64- matcher_in=-229- materializ_view=-191- math_operator=-130- max_#number=-130-
  max_age=-72- max_d=-83- max_lu=-91- max_number=-100- max_replication=-83- max_turn=-139- max_valu=-67-
  maximum_allow=-187- maximum_is=-22- maximum_length=-48- maximum_memory=-223- maximum_number=-125- maximum_size=-158-
  maximum_spe=-50- maximum_time=-57- maximum_valu=-75- maximum_width=-59- maximum_zu=-74- maxlength_the=-122-
  may_add=-149- may_also=-103- may_be=-35- may_break=30o may_chang=-136- may_contain=-80- may_fail=-60- may_have=-132-
  may_hold=-318- may_make=-205- may_need=-198- may_not=-146- may_only=-68- may_overlap=-229- may_pass=-169-
  may_read=-121- may_result=-31- may_run=-157- may_stand=-97- may_still=-202- may_take=-206- may_throw=241o
  may_use=-221- may_wait=-173- may_want=-175- mcp_list=-42- mcp_server=-69- md_and=-38- md_file=-212- md_for=-86-
  md_is=-303- md_the=-28- md_to=220x md_with=108p me_a=-232- me_about=-290- me_acces=150a me_and=293r me_befor=31l
  me_everyth=205x me_for=-236- me_how=242l me_know=-133- me_the=-95- me_to=188a me_when=-343- me_your=253l mean_if=-63-
  mean_it=-50- mean_no=-129- mean_of=-103- mean_that=-241- mean_the=-89- mean_to=-45- mean_you=-189- meant_for=-199-
  meant_to=-185- media_typ=-95- media_type=-164- medical_history=36x meet_on=-235- member_from=-265- member_in=-197-
  member_name=-143- member_of=-213- memoization_for=-135- memory_allocat=-122- memory_and=231p memory_block=243l
  memory_cach=-92- memory_call=-151- memory_chang=-323- memory_char=-175- memory_efficiency=-162- memory_entry=70p
  memory_exhaust=-72- memory_fil=-208- memory_file=67x memory_for=-245- memory_in=86x memory_is=69p memory_limit=167p
  memory_md=-43- memory_n=-214- memory_of=57x memory_or=-253- memory_read=-177- memory_region=-101- memory_scanner=119p
  memory_segment=-282- memory_size=-233- memory_stor=26p memory_that=-327- memory_to=93x memory_tool=-43-
  memory_usag=-211- memory_user=60o memory_writ=-335- mention_it=252h menu_is=-51- menu_item=-120- merg_and=-81-
  merg_base=-242- merg_cannot=-110- merg_commit=-64- merg_failur=-124- merg_in=-131- merg_into=-129-
  merg_strategy=-166- merg_submodul=-116- merg_the=120h merg_when=-95- messag_and=-239- messag_are=89x messag_as=139l
  messag_bus=-227- messag_by=-327- messag_can=-105- messag_contain=-195- messag_for=-26- messag_from=187a
  messag_in=-287- messag_includ=70l messag_invalid=-132- messag_m=-126- messag_may=162p messag_messag=-202-
  messag_of=-204- messag_on=-213- messag_only=-148- messag_provider=-374- messag_queu=-184- messag_s=-158-
  messag_str=-151- messag_that=-74- messag_the=-113- messag_to=-141- messag_type=-165- messag_was=-154-
  messag_when=-178- messag_with=-93- messag_you=124o meta_data=-75- meta_is=-142- meta_schema=-346- meta_typ=-175-
  meta_type=-98- metadata_cach=-179- metadata_file=-223- metadata_of=-243- metadata_to=-194- metainfo_fil=-58-
  metainfo_file=-91- method_and=-187- method_are=-196- method_can=-51- method_chain=-52- method_does=-201-
  method_for=-71- method_handler=-93- method_in=-73- method_is=-256- method_of=-134- method_on=-213- method_only=-38-
  method_return=-118- method_s=-91- method_that=-263- method_to=-183- method_which=-153- method_will=-100-
  method_with=-113- metric_ref=-40- metric_system=-126- metric_unit=-322- micromip_opcod=-28- microphon_to=229x
  middl_of=-128- middlewar_and=-210- middlewar_function=-190- middlewar_i=-21- middlewar_that=-111- might_also=-169-
  might_be=-260- might_have=-244- might_need=-108- might_not=-111- migrat_from=-67- migrat_to=-66- migration_guid=-51-
  million_of=-136- millisecond_#number=-59- millisecond_a=-112- millisecond_sinc=-125- mime_db=-152- mime_typ=-185-
  mime_type=-209- min_is=-54- min_js=-154- min_lu=-91- mind_that=-284- minifi_gzipp=-69- minifi_version=-194-
  minimatch_object=-139- minimum_iteration=-45- minimum_recovery=-101- minimum_support=-41- minimum_valu=-98-
  minor_patch=-125- minor_releas=-172- minor_u=-140- minor_version=-193- minut_and=171c mips_abiflag=-82-
  mirror_and=155c mirror_the=184x mirror_to=228x misalign_addres=-185- mismatch_between=-145- mismatch_with=-205-
  miss_after=-101- miss_and=-99- miss_argument=-155- miss_from=-232- miss_in=-123- miss_new=-220- miss_occur=-88-
  miss_one=-133- miss_or=-104- miss_s=-143- miss_second=-156- miss_support=-31- miss_time=-139- mistak_in=-142-
  mit_licens=-167- mkfs_ext4=222c mlibrary_pic=-58- mmo_file=-45- mo_format=-21- mode_#number=-195- mode_and=-101-
  mode_chang=-120- mode_for=-116- mode_generat=-144- mode_in=-192- mode_is=-237- mode_it=-27- mode_must=-181-
  mode_not=-89- mode_of=-310- mode_on=83r mode_or=-73- mode_s=-174- mode_see=-180- mode_the=-149- mode_with=-105-
  model_a=-178- model_and=-282- model_answer=-172- model_are=-160- model_at=-165- model_but=-141- model_call=-171-
  model_config=-259- model_context=-136- model_in=-183- model_is=-257- model_may=-236- model_name=-172- model_of=-305-
  model_or=-186- model_provider=72a model_that=257r model_the=-103- model_to=183p model_was=-328- model_wherea=-60-
  model_window=-242- model_with=-20- modern_browser=-98- modify_and=-221- modify_statement=-108- modify_the=-30-
  modify_your=231p modul_also=-158- modul_and=-82- modul_bin=-130- modul_compil=-125- modul_export=-168- modul_for=-41-
  modul_in=-74- modul_is=-93- modul_it=-58- modul_load=-142- modul_loader=-192- modul_name=-186- modul_provid=-36-
  modul_request=-156- modul_s=-100- modul_support=-32- modul_that=-44- modul_to=-199- modul_will=-90- modul_with=-117-
  modul_within=-79- modul_x=-44- mon_#number=-87- monitor_a=-190- monitor_file=-192- monkey_patch=-185- month_of=-69-
  more_about=-334- more_control=-241- more_detail=-239- more_field=-34- more_for=-119- more_information=-169-
  more_lint=-35- more_of=-197- more_than=-123- more_undefin=-105- most_#number=-56- most_common=-171- most_d=-51-
  most_like=-105- most_limit=-37- most_one=-133- most_preferr=-119- most_recent=-185- most_used=-120- mount_point=-119-
  mount_router=-172- mov_the=-147- mov_to=-85- move_it=-91- move_object=-73- move_s=-68- move_the=106x move_to=-232-
  move_window=-202- ms_of=-54- msa_abi=-41- msg_hook=-209- msp430_instruction=-129- mss_window=-82- much_as=-107-
  much_faster=-74- multi_byte=-103- multi_pack=-120- multidimensional_array=-122- multipl_argument=-227-
  multipl_branch=-55- multipl_common=-125- multipl_definition=-74- multipl_hook=-202- multipl_messag=-296-
  multipl_of=-73- multipl_provider=-245- multipl_tim=-135- multipl_valu=-182- multixact_member=-220- multixact_u=-203-
  murmur_crc32=-44- must_accept=-162- must_also=-122- must_appear=-155- must_be=-173- must_begin=-79- must_come=-276-
  must_end=89x must_follow=-361- must_have=-177- must_manual=-182- must_match=-172- must_never=190h must_not=-91-
  must_obey=237a must_only=-179- must_pass=-99- must_provid=-145- must_return=-284- must_specify=-244- must_start=-286-
  must_stay=265h must_use=-297- mutat_the=-139- mutual_exclusiv=-104- mve_vector=-119- my_calendar=-225- my_own=-208-
  mydiff_patch=-106- n_#number=-116- n_b=-69- n_bits=-52- n_from=-85- n_in=-75- n_is=-71- n_m=-43- n_n=-188- n_no=-256-
  n_or=-73- n_q=-89- n_s=-119- n_second=-202- n_set=-141- n_writ=-256- n_x=-183- nam_a=-131- nam_and=46x nam_are=-128-
  nam_by=-215- nam_captur=-142- nam_default=-133- nam_export=-151- nam_for=-75- nam_from=-77- nam_in=-345- nam_is=-60-
  nam_it=-288- nam_must=-163- nam_no=-137- nam_of=58x nam_s=-108- nam_section=-192- nam_tabl=-260- nam_that=-157-
  nam_the=-208- nam_this=-206- nam_to=-65- nam_used=-101- nam_user=-206- nam_what=-285- name_#number=-204- name_and=46x
  name_are=-116- name_argument=-180- name_as=-231- name_at=-44- name_c=-98- name_cannot=-128- name_count=-75-
  name_field=-98- name_for=-196- name_from=20r name_in=-165- name_instead=-190- name_is=180r name_like=-187-
  name_may=-112- name_must=-236- name_not=-159- name_of=-217- name_offset=-71- name_only=158a name_or=-312-
  name_parameter=-253- name_s=-138- name_so=106h name_specifi=-75- name_start=-109- name_str=-235- name_tabl=-87-
  name_that=-175- name_the=-188- name_to=-91- name_too=-90- name_type=-120- name_use=-117- name_valu=-228-
  name_was=-38- name_with=-162- name_without=-204- namespac_is=-111- narrow_down=-86- nathan_bierema=-95-
  nativ_error=-169- nativ_requir=-68- nativo_for=-134- nc_#ip=226x near_the=-274- necessary_to=-77- need_a=-196-
  need_an=-153- need_and=-121- need_approval=-162- need_at=-140- need_by=187x need_for=-316- need_is=-235-
  need_it=-228- need_no=139p need_of=-206- need_one=-185- need_the=241x need_them=-123- need_to=-94- need_you=102a
  need_your=251a negativ_number=-82- negativ_or=-141- negativ_valu=-161- nest_object=-87- network_addres=-69-
  never_a=-167- never_approv=-178- never_ask=386h never_asks=-276- never_chang=-254- never_commit=-185-
  never_declin=-48- never_delet=-167- never_expir=192p never_forget=-49- never_guess=-235- never_let=67h
  never_mention=66h never_mind=-137- never_more=-188- never_prompt=-357- never_read=-233- never_refus=177r
  never_remov=-113- never_run=-45- never_say=148r never_send=-329- never_the=-123- never_throw=-184- never_used=-238-
  new_account=-121- new_branch=-240- new_cach=-70- new_cluster=-139- new_code=-65- new_colord=-193-
  new_conversation=96p new_creat=-131- new_databas=-124- new_default=-73- new_error=-189- new_featur=-190-
  new_file=-310- new_function=-89- new_identity=162r new_in=-188- new_index=-50- new_instanc=-97- new_instruction=-116-
  new_key=-171- new_keyv=-52- new_line=-119- new_local=-63- new_master=-147- new_memory=210p new_messag=-122-
  new_node=-111- new_object=97c new_one=-150- new_ones=236o new_option=-203- new_order=164o new_passphras=-152-
  new_password=-226- new_pg=-21- new_project=84p new_role=26r new_row=-326- new_rul=95o new_rule=258h new_session=30p
  new_snapshot=-263- new_str=-99- new_syntax=-57- new_system=89a new_tabl=-95- new_task=224o new_text=-200-
  new_trigger=-103- new_user=61p new_valu=-220- newer_than=-184- newer_version=-105- newest_commit=-184-
  newest_first=-234- newest_messag=-128- newlin_in=-194- newlin_or=-53- newstr_option=-148- next_agent=21p
  next_and=-88- next_call=-200- next_err=-97- next_fallback=-97- next_generation=-106- next_major=-143- next_messag=93a
  next_monitor=-135- next_one=-197- next_request=165x next_session=-32- next_time=132p next_to=-212- night_shift=96h
  no_addres=-115- no_answer=125h no_application=-91- no_approval=223p no_architectur=-130- no_argument=-205-
  no_binary=-174- no_branch=-59- no_cach=-76- no_call=-129- no_command=-250- no_content=-104- no_conversation=-192-
  no_data=-170- no_databas=-240- no_dead=-130- no_default=-110- no_dependenci=-68- no_effect=-162- no_enclos=-45-
  no_endiannes=-73- no_entri=-109- no_entry=-145- no_error=-128- no_event=-244- no_exclud=-62- no_expiration=-26-
  no_external=-26- no_fil=-213- no_file=-156- no_filenam=-217- no_further=231a no_group=-87- no_hash=-127-
  no_header=-184- no_index=-127- no_input=-90- no_instruction=234o no_json=-66- no_key=-131- no_known=-170-
  no_limit=191r no_list=-187- no_local=-118- no_match=-154- no_memory=-212- no_merg=-200- no_messag=74h no_model=64r
  no_moral=33r no_newlin=-128- no_number=-124- no_one=40h no_option=-183- no_other=-183- no_output=-134-
  no_packag=-139- no_part=-255- no_pg=-137- no_plac=-218- no_plt=-101- no_policy=-61- no_prefix=-66- no_preserv=53c
  no_program=-135- no_question=210h no_record=51h no_referenc=87h no_remot=-50- no_restriction=-134- no_retri=-140-
  no_room=-178- no_rows=179h no_rule=128o no_section=-81- no_sens=-134- no_shar=-289- no_skill=-136- no_sourc=-106-
  no_stor=-259- no_str=-137- no_such=-324- no_suitabl=-149- no_support=-196- no_symbol=-130- no_temporary=-105-
  no_terminat=-112- no_text=-199- no_tls=-57- no_to=-108- no_token=-135- no_tool=-182- no_trac=186h no_updat=-266-
  no_valid=-74- no_valu=96r no_warn=-287- no_way=-110- no_workspac=-129- nobody_can=200p nobody_else=-179-
  nobody_has=272h nobody_is=23h nobody_notic=-235- nod_and=-95- nod_are=-180- nod_in=-160- nod_that=-86-
  node_#number=-91- node_addon=-123- node_and=-134- node_api=-117- node_belong=-214- node_can=-120- node_children=-124-
  node_core=-92- node_for=68c node_from=-285- node_has=-177- node_ignor=-95- node_in=-108- node_install=-176-
  node_is=-139- node_js=-133- node_js's=-48- node_modul=-161- node_of=-94- node_own=-90- node_project=-37-
  node_runn=-96- node_server=-245- node_sqlite3=-138- node_stat=-58- node_that=-104- node_the=-96- node_to=-167-
  node_typ=-84- node_type=-194- node_v4=-197- node_version=-144- node_with=105c non_ascii=-143- non_block=-46-
  non_break=-84- non_breakabl=-65- non_constant=-113- non_contiguou=-74- non_cryptographic=-47- non_empty=-181-
  non_executabl=-157- non_exist=-109- non_existent=-97- non_fdpic=-89- non_interactiv=-57- non_joiner=-64-
  non_negativ=-167- non_null=-157- non_pic=-51- non_prefix=-72- non_recursiv=-143- non_register=-133-
  non_representabl=-65- non_standard=-38- non_tls=-35- non_undefin=-173- non_uniqu=-108- non_well=-152- non_word=-169-
  non_zero=-101- nonc_file=-99- nondeterministic_collation=-157- none_are=-61- none_is=-137- none_of=-220- none_or=-84-
  none_was=-192- nonstandard_use=-79- nonzero_addend=-26- nop_can't=-66- normal_and=134h normal_capitalization=-116-
  normal_form=-201- normaliz_path=-75- not_#number=-177- not_a=-111- not_about=145h not_absolut=-129- not_accept=-286-
  not_acces=-164- not_add=-267- not_affect=-258- not_all=-245- not_allocat=-116- not_allow=-179- not_already=-139-
  not_an=-38- not_and=-37- not_answer=-83- not_app=-31- not_appear=120h not_appli=-204- not_are=28x not_assign=-102-
  not_at=-299- not_auto=-234- not_automatical=-100- not_availabl=-154- not_be=-54- not_been=-274- not_befor=189h
  not_begin=-131- not_belong=184x not_between=-73- not_bind=-67- not_both=-119- not_bound=-26- not_cancel=-101-
  not_care=53o not_chang=-267- not_check=-171- not_choos=-88- not_clos=-120- not_come=-249- not_compatibl=-81-
  not_compil=-174- not_configur=-216- not_connect=-131- not_contain=49h not_convert=-195- not_copy=-223- not_count=174o
  not_cover=-158- not_creat=-102- not_current=-68- not_d=-79- not_declar=-133- not_decod=-107- not_defin=-110-
  not_delet=-228- not_depend=-93- not_determin=-64- not_display=-71- not_do=-306- not_drop=-168- not_dump=-300-
  not_duplicat=-56- not_eat=-228- not_enabl=-250- not_end=-184- not_enough=-118- not_even=-300- not_every=-265-
  not_exce=-119- not_execut=-215- not_executabl=-179- not_exist=-123- not_expand=-57- not_expect=-134- not_expir=-109-
  not_export=-194- not_fetch=-53- not_find=-152- not_fit=-150- not_fix=-153- not_follow=-276- not_for=138h
  not_fork=-122- not_found=-182- not_from=70h not_fsync=-50- not_generat=-118- not_get=-212- not_given=130h
  not_guarante=-156- not_handl=-65- not_have=-135- not_here=-214- not_hold=139h not_identify=-132- not_implement=-152-
  not_in=-235- not_includ=30h not_initializ=-77- not_install=-286- not_intend=-171- not_know=100h not_known=-175-
  not_last=-56- not_let=205p not_limit=-142- not_link=-46- not_load=-148- not_locat=-117- not_look=168h not_make=29h
  not_mark=99x not_match=-128- not_mention=-63- not_merg=-119- not_multipl=-31- not_necessary=-67- not_need=146h
  not_newlin=-36- not_notic=191h not_nul=-42- not_null=-137- not_obey=-117- not_of=39x not_on=-290- not_one=120h
  not_only=-61- not_open=67p not_or=-98- not_output=-100- not_pars=-113- not_part=-181- not_pass=-67- not_per=-46-
  not_perform=-176- not_permitt=-248- not_point=-41- not_possibl=-190- not_present=-185- not_print=-274-
  not_produc=-133- not_proper=-168- not_provid=-137- not_reach=152p not_read=-188- not_receiv=-49- not_recogniz=-136-
  not_recommend=-111- not_record=-199- not_refer=-145- not_register=-98- not_remov=-214- not_renam=-72- not_report=-20-
  not_represent=-65- not_representabl=-68- not_requir=-82- not_resolv=-57- not_restor=-126- not_retriev=-90-
  not_return=-146- not_run=92h not_s=-173- not_say=-21- not_see=106h not_seen=20h not_send=-347- not_sent=-176-
  not_serializ=-93- not_set=-62- not_sett=-50- not_shar=-193- not_shareabl=-80- not_show=-23- not_shown=-301-
  not_sort=-119- not_specifi=-83- not_specify=-165- not_start=-248- not_stat=-104- not_stor=-212- not_support=-185-
  not_take=-120- not_tell=-100- not_terminat=-154- not_that=158h not_the=-108- not_their=130o not_ther=-248-
  not_throw=-170- not_to=268h not_touch=-266- not_translat=-160- not_treat=-117- not_trust=-210- not_txt=30o
  not_uniqu=-61- not_updat=-253- not_us=-178- not_use=-263- not_used=-103- not_utf=-64- not_valid=-216- not_wait=166h
  not_want=118h not_warn=-229- not_what=-87- not_with=-110- not_word=-89- not_work=-258- not_writ=-196-
  not_writabl=-87- not_written=-165- not_yet=-190- not_zero=-176- note_at=148l note_for=144a note_gnu=-78- note_if=-70-
  note_in=79p note_it=-102- note_not=-203- note_on=-177- note_only=-76- note_over=104a note_s=-171- note_says=126o
  note_section=-138- note_taker=-234- note_that=-218- note_this=-255- note_to=121o note_when=-125- notext_don't=-104-
  noth_about=30h noth_and=-245- noth_at=-88- noth_but=-273- noth_else=-47- noth_has=127h noth_here=-220- noth_in=-144-
  noth_is=128h noth_more=-219- noth_need=-210- noth_of=-330- noth_outsid=-99- noth_that=-220- noth_to=-316-
  noth_was=77h notic_and=-308- notic_the=-82- notic_this=-55- notification_are=-282- notify_that=-199- nov_#number=-73-
  now_a=87r now_and=64x now_be=-71- now_is=-147- now_it=-166- now_on=150r now_or=-210- now_the=-217- now_use=-144-
  now_you=138r npm_and=-169- npm_install=-192- npm_npm=-102- npm_packag=-186- npm_registry=-115- npm_run=-298-
  npm_test=-204- nr_name=-121- nt_arm=-116- nt_ppc=-103- nt_s390=-98- nul_byte=-112- nul_character=-94- nul_not=-36-
  nul_terminat=-42- null_byt=-61- null_for=-142- null_if=-85- null_in=-133- null_or=-165- null_valu=-134-
  null_when=-165- null_wher=-241- num_lock=-133- number_#number=-134- number_#phone=279x number_and=-26-
  number_are=-128- number_between=-76- number_but=-99- number_d=-103- number_for=-136- number_format=-77-
  number_generator=-143- number_in=-133- number_is=-339- number_ld=-101- number_lu=-63- number_maximum=-131-
  number_may=126x number_must=-189- number_number=-74- number_object=-111- number_of=-230- number_or=-172-
  number_out=-138- number_overflow=-96- number_s=-117- number_set=-222- number_str=-66- number_that=-163-
  number_the=-90- number_u=-305- number_will=-102- number_with=-170- number_within=-139- numeric_argument=-188-
  numeric_valu=-69- o_arm=-27- o_n=-34- o_read=-71- oat_milk=-165- obey_me=178a obey_the=201o obey_this=280a
  object_after=-59- object_and=-151- object_are=-141- object_as=-105- object_attribut=-76- object_by=-114-
  object_can=-37- object_contain=-146- object_could=-74- object_databas=-209- object_fil=-103- object_file=-115-
  object_for=-102- object_format=-186- object_from=-275- object_has=-184- object_have=-45- object_in=-145-
  object_info=-84- object_into=-172- object_is=-107- object_it=-138- object_keys=-121- object_may=-114-
  object_must=-77- object_nam=-319- object_name=-154- object_of=-113- object_on=-46- object_or=-99-
  object_properti=-163- object_rather=-77- object_recompil=-50- object_represent=-121- object_return=-65-
  object_s=-118- object_schema=-212- object_that=-105- object_to=-195- object_toc=-51- object_type=-133- object_u=-212-
  object_valu=-99- object_when=-114- object_which=-74- object_will=-135- object_with=-189- obsolet_option=-101-
  occur_after=-98- occur_when=-125- occurr_in=-78- occurrenc_of=-65- ocsp_responder=-125- ocsp_respons=-199-
  ocsp_response=-78- oct_#number=-40- octal_valu=-97- odd_character=-35- odd_number=-65- of_#agentfile=209x
  of_#number=-80- of_#secretfile=186x of_a=-170- of_absolut=-54- of_acces=-165- of_ajv=-38- of_all=156x of_allow=-84-
  of_alphabetic=-116- of_an=22r of_and=-131- of_another=-264- of_anthropic=-230- of_any=-167- of_application=-154-
  of_apply=-149- of_argument=-153- of_array=-140- of_as=-28- of_ascii=-59- of_at=-41- of_availabl=-147- of_be=103p
  of_both=-257- of_bound=-143- of_browser=-95- of_byt=-104- of_cach=-216- of_call=-128- of_cast=-76- of_certificat=-89-
  of_chang=26h of_character=-97- of_child=-83- of_children=-61- of_choic=-222- of_code=-159- of_color=-186-
  of_colord=-47- of_column=-112- of_command=-72- of_commit=-209- of_common=-218- of_concurrent=-51- of_condition=-185-
  of_conduct=-252- of_config=-215- of_congo=-106- of_content=-183- of_contract=-167- of_control=-129-
  of_conversation=-171- of_current=-178- of_custom=-42- of_d=-67- of_data=-201- of_databas=-258- of_date=-32-
  of_debug=-257- of_debugg=-141- of_def=-98- of_default=-74- of_different=-105- of_directori=-167- of_dynamic=-58-
  of_each=86x of_electron=-233- of_element=-45- of_entri=-143- of_entry=-76- of_error=-131- of_eslint=-45-
  of_event=-149- of_every=51p of_everyth=-79- of_exist=-231- of_extension=-231- of_extra=-128- of_f=-132-
  of_fetch=-105- of_field=-48- of_fil=-138- of_file=-169- of_first=-71- of_format=-60- of_from=-77- of_function=-93-
  of_git=-292- of_group=-223- of_head=-85- of_her=-298- of_herm=-276- of_his=-247- of_how=-48- of_icon=-117-
  of_id=-117- of_ids=-146- of_import=-97- of_in=-69- of_index=-150- of_input=-201- of_instruction=-55- of_it=100a
  of_item=-123- of_iteration=-95- of_its=-314- of_javascript=-78- of_js=-191- of_json=-46- of_jsonpath=-48-
  of_just=-154- of_key=-58- of_keys=-206- of_languag=-91- of_larg=-141- of_ld=-69- of_lin=-223- of_link=-174-
  of_list=-119- of_local=-227- of_loop=-46- of_lu=-86- of_many=157x of_map=-37- of_match=-184- of_memory=-35-
  of_messag=-227- of_miss=-119- of_modul=-69- of_more=-48- of_multipl=-158- of_my=165r of_nam=-120- of_new=-26-
  of_nod=-137- of_node=-199- of_non=-110- of_not=170h of_now=202o of_npm=-203- of_numeric=-74- of_object=-145-
  of_old=141o of_one=-317- of_operand=-183- of_operator=-176- of_option=-65- of_or=-141- of_order=-234- of_other=-160-
  of_our=-139- of_ours=40p of_output=-233- of_p=-120- of_packag=-122- of_parallel=-74- of_parameter=-103-
  of_patch=-126- of_path=-55- of_pattern=-122- of_pg=-86- of_pipelin=-166- of_pixel=-176- of_point=-45- of_possibl=-90-
  of_preferr=-136- of_previou=-206- of_proces=-277- of_processor=-26- of_program=-161- of_properti=-118-
  of_property=-87- of_pt=-88- of_query=-151- of_r9=-45- of_radiu=-174- of_rang=-160- of_react=-55- of_read=-90-
  of_real=-313- of_recent=-74- of_referenc=-164- of_register=-212- of_regular=-82- of_relation=-71- of_request=-200-
  of_role=-183- of_rows=-173- of_s=-156- of_scalar=-79- of_schema=-171- of_scop=-162- of_section=-192- of_sequenc=-137-
  of_servic=56c of_session=-188- of_several=-98- of_shell=-131- of_size=-68- of_some=-122- of_sourc=-173-
  of_submodul=-75- of_such=-138- of_support=-93- of_symbol=-95- of_system=-134- of_t=-83- of_tabl=-216- of_target=-131-
  of_temporary=-101- of_text=-286- of_th=160p of_that=-65- of_their=-285- of_them=-200- of_thes=-129- of_this=75h
  of_thos=-32- of_thre=-261- of_thumb=102h of_to=-90- of_tool=-257- of_total=-185- of_track=-211- of_transaction=-252-
  of_transform=-77- of_triangl=-90- of_trust=92p of_tupl=-156- of_two=-206- of_typ=-163- of_type=-124- of_u=-127-
  of_undici=-98- of_unicod=-110- of_unit=-90- of_us=-235- of_usag=-77- of_use=-88- of_user=110a of_valid=-56-
  of_valu=-52- of_variabl=-79- of_version=-216- of_view=-21- of_wal=-234- of_warn=-146- of_what=158o of_wher=-155-
  of_which=-166- of_window=-148- of_word=-85- of_writ=-74- of_you=257o of_your=174l of_yourself=230p of_zero=-211-
  of_zu=-157- off_and=49c off_as=168h off_at=-149- off_befor=-137- off_by=-228- off_for=109a off_in=-57- off_or=-168-
  off_size=-87- off_the=244c off_your=144r offer_is=70a offer_the=90x offer_to=-216- offic_is=-210-
  official_websit=-231- offlin_guid=-191- offset_#number=-76- offset_d=-51- offset_for=-95- offset_in=-108-
  offset_into=-122- offset_is=-154- offset_lu=-65- offset_lx=-54- offset_must=-142- offset_not=-243- offset_of=-186-
  offset_out=-115- offset_overflow=-79- offset_relocation=-41- offset_s=-35- offset_size=-98- offset_tabl=-31-
  offset_too=-60- offset_u=-213- offset_virtaddr=-96- offset_zu=-34- often_a=-113- oid_of=-64- oid_u=-145-
  oid_valu=-56- old_and=-58- old_backup=-230- old_cluster=-115- old_fil=-165- old_file=-177- old_one=-160-
  old_phon=-204- old_rul=84o old_s=-86- old_str=-29- old_tabl=-94- older_fil=-49- older_messag=-234- older_one=-298-
  older_than=-65- oldest_first=-209- oldstr_newstr=-133- omit_the=225h on_#number=-371- on_#url=-121- on_a=-142-
  on_all=-316- on_an=-187- on_and=118h on_any=94x on_behalf=24h on_birch=-239- on_both=-259- on_conflict=-67-
  on_connection=-94- on_disk=-246- on_each=68p on_event=-174- on_every=-22- on_extension=-207- on_failur=-276-
  on_fd=-152- on_featur=-104- on_for=-314- on_friday=-217- on_from=-230- on_github=-170- on_her=-71- on_hold=-228-
  on_homedir=-111- on_how=-214- on_i=-260- on_in=-107- on_interfac=-20- on_invalid=-49- on_it=-216- on_its=-156-
  on_key=-263- on_line=-162- on_linux=-161- on_local=-130- on_macbook=-37- on_maco=-63- on_monday=-392- on_node=-123-
  on_non=-78- on_npm=-84- on_null=-146- on_object=-95- on_one=-104- on_or=-167- on_our=-38- on_partition=-130-
  on_platform=-82- on_port=246c on_printer=-97- on_publisher=-204- on_purpos=125c on_quotemark=-76- on_relation=-101-
  on_request=199a on_s=-139- on_saturday=-109- on_screen=-278- on_select=-274- on_server=-189- on_socket=-183-
  on_sourc=-215- on_stag=-143- on_standard=-108- on_sunday=-377- on_system=-98- on_tabl=-180- on_that=-196- on_the=-75-
  on_their=139a on_them=-77- on_this=-211- on_thursday=-274- on_timelin=-92- on_to=239p on_top=-258- on_tuesday=-407-
  on_twitter=-277- on_typescript=-41- on_updat=-303- on_use=-264- on_wednesday=-248- on_weekend=76p on_what=124h
  on_when=-88- on_wher=-243- on_window=-209- on_with=-177- on_you=225r on_your=-107- once_a=-102- once_and=141h
  once_for=-168- once_in=-181- once_it=-295- once_or=-160- once_per=-115- once_so=-96- once_the=27h once_what=-176-
  once_when=-184- once_with=-249- once_you=107h one_a=-173- one_after=-86- one_and=180p one_answer=-80-
  one_argument=-52- one_as=-41- one_at=-38- one_bas=-143- one_befor=90p one_branch=-72- one_by=-114- one_byte=-51-
  one_call=-153- one_can=60h one_command=-214- one_element=-20- one_else=113r one_entry=-207- one_event=-189-
  one_file=-282- one_for=124h one_from=-122- one_home=-178- one_hour=-109- one_in=85h one_index=-88- one_input=-38-
  one_instanc=-21- one_is=66a one_it=-228- one_json=-135- one_key=-145- one_languag=-145- one_last=-61- one_letter=-43-
  one_line=-270- one_look=-246- one_messag=-46- one_model=-262- one_object=-110- one_of=-195- one_on=29p
  one_operation=-171- one_or=-135- one_page=-210- one_path=-97- one_plac=-129- one_request=83h one_result=-138-
  one_row=-101- one_sentenc=-237- one_server=-147- one_skill=-239- one_stor=-126- one_str=-113- one_tab=-41-
  one_target=-128- one_th=-233- one_that=-251- one_time=107x one_to=113h one_tool=-232- one_turn=-258- one_type=-59-
  one_valu=-73- one_version=-104- one_when=-105- one_wher=-45- one_who=43a one_word=-164- ones_and=-225- ones_are=-82-
  ones_in=-147- onetim_lock=-91- onlin_backup=-223- only_#number=-223- only_accept=-275- only_affect=-56-
  only_after=-160- only_allow=-152- only_and=-230- only_appear=-159- only_appli=-146- only_applicabl=-95- only_as=-40-
  only_availabl=-77- only_be=-100- only_by=-116- only_cannot=-59- only_check=-71- only_contain=-94- only_d=-97-
  only_do=-111- only_does=-67- only_dwarf=-44- only_emitt=-25- only_export=-168- only_follow=-78- only_for=-234-
  only_from=-195- only_handl=-87- only_if=-128- only_in=-160- only_insid=-231- only_is=-115- only_look=-58-
  only_match=-147- only_meaningful=-77- only_need=-167- only_on=69o only_once=-215- only_one=-101- only_or=-97-
  only_return=-73- only_root=-275- only_section=-156- only_segment=-176- only_show=-170- only_specify=-123-
  only_superuser=-256- only_support=-62- only_synchronou=-153- only_tabl=-115- only_that=-117- only_the=-86-
  only_then=-221- only_this=98o only_thos=-195- only_to=218o only_us=76a only_use=-134- only_uses=-244- only_valid=-83-
  only_what=55o only_when=-195- only_with=-98- only_work=-78- only_zu=-180- onto_the=-204- op_is=-102- op_used=-83-
  opaqu_reason=-175- opcod_d=-49- opcod_h=-43- opcod_s=-99- opcod_unknown=-39- opd_section=-101- open_#url=177x
  open_a=78c open_an=-293- open_and=36x open_archiv=-53- open_at=-96- open_cach=-85- open_configuration=-134-
  open_connection=-236- open_directory=-55- open_file=-125- open_for=-237- open_in=-307- open_input=-81- open_lib=-126-
  open_new=-139- open_no=-132- open_on=-235- open_or=-161- open_output=-69- open_port=53c open_s=-141- open_sourc=-288-
  open_sync=-242- open_temporary=-72- open_the=-29- open_to=292x open_unsupport=-65- open_with=-169- openai_api=62p
  openai_compatibl=-242- openapi_#number=-92- openj_foundation=-131- openj_slack=-199- operand_are=-49-
  operand_can't=-137- operand_d=-140- operand_for=-130- operand_in=-87- operand_is=-101- operand_must=-91-
  operand_not=-45- operand_of=-105- operand_out=-106- operand_referenc=-176- operand_s=-107- operand_size=-77-
  operand_to=-245- operand_type=-39- operand_u=-69- operat_on=-100- operation_are=-124- operation_for=-119-
  operation_is=-237- operation_of=121h operation_on=-173- operation_via=-126- operator_can=-186- operator_clas=-158-
  operator_fami=-172- operator_famili=-179- operator_is=55p operator_of=-278- operator_s=-164- opfptrn_list=-98-
  opposit_of=212r opt_in=124h opt_into=-203- optimiz_away=-79- optimiz_don't=-125- optimization_path=-46-
  optimizer_statistic=-71- option_allow=-133- option_also=-45- option_and=-160- option_are=-153- option_argument=-79-
  option_as=-144- option_c=-143- option_can=-83- option_cannot=-121- option_default=-37- option_diff=-143-
  option_does=-152- option_for=-127- option_from=-161- option_in=-261- option_is=-124- option_it=-217- option_may=-105-
  option_must=-163- option_name=-135- option_not=-168- option_object=-123- option_of=-52- option_optional=-213-
  option_or=-142- option_r=-68- option_requir=-61- option_return=-21- option_s=-123- option_set=-62- option_shell=-129-
  option_specifi=-89- option_support=-81- option_tak=-32- option_that=-181- option_the=-139- option_to=-188-
  option_u=-167- option_valu=-179- option_was=-48- option_which=157h option_will=-230- option_with=-163-
  option_you=-64- optional_and=-52- optional_argument=-84- optional_boolean=-45- optional_configuration=-201-
  optional_default=-82- optional_object=-155- optional_option=-115- optional_parameter=-77- optional_str=-51-
  optional_the=-146- or_#number=-119- or_a=-122- or_absolut=-44- or_after=-116- or_all=-267- or_an=-83- or_and=-151-
  or_anthropic=-209- or_any=-108- or_are=-250- or_array=-84- or_as=-205- or_bad=-122- or_be=49a or_buffer=-155-
  or_but=-89- or_by=-281- or_cannot=-94- or_carriag=-61- or_chang=-102- or_container=-116- or_d=-29- or_delet=-173-
  or_directori=-216- or_directory=-217- or_disabl=-192- or_do=-88- or_empty=-76- or_equal=-36- or_error=-229-
  or_fail=-154- or_fals=-85- or_featur=-81- or_file=-243- or_filter=-110- or_for=-178- or_from=-182- or_function=-129-
  or_greater=-64- or_height=-99- or_herm=-232- or_higher=-139- or_if=-155- or_impli=-172- or_in=-215-
  or_incomplet=-179- or_indirect=-72- or_infinity=-80- or_invalid=-70- or_is=-99- or_it=-250- or_its=-176- or_json=-50-
  or_just=-159- or_last=-166- or_later=-101- or_leav=-256- or_list=-119- or_malform=-66- or_member=-177- or_miss=-130-
  or_modify=-208- or_more=-90- or_network=-136- or_new=-74- or_no=-124- or_non=-79- or_none=-128- or_not=-82-
  or_noth=-208- or_null=-61- or_number=-98- or_of=-34- or_off=-179- or_offset=-124- or_one=-137- or_option=-139-
  or_other=-184- or_otherwis=-117- or_pass=-111- or_password=-248- or_quot=-36- or_reject=-96- or_renam=-121-
  or_replac=-211- or_restor=-250- or_return=-73- or_s=-168- or_set=-273- or_sets=-54- or_skill=-256- or_socket=-140-
  or_sourc=-92- or_start=-222- or_str=-53- or_substantial=-140- or_text=-226- or_that=38h or_the=-132- or_to=-192-
  or_type=-166- or_undefin=-111- or_unset=-137- or_unsupport=-66- or_untrack=-117- or_updat=-162- or_use=-192-
  or_validat=-62- or_valu=-28- or_via=-125- or_video=-212- or_was=-172- or_when=-71- or_why=-221- or_with=-131-
  or_without=-218- or_writ=-201- or_xml=-39- or_yarn=-91- or_you=-83- or_z=-60- or_zero=-251- order_a=-193-
  order_and=-167- order_are=-220- order_as=-190- order_by=-234- order_for=-231- order_from=109a order_i=-280-
  order_in=187p order_mark=-250- order_of=-136- order_operator=-242- order_set=-136- order_the=131a order_they=-240-
  order_to=-379- order_with=53o order_you=32a ordinal_position=-96- orig_directory=-68- origin_are=-213-
  origin_is=-124- origin_s=-43- original_branch=-196- original_color=-60- original_content=-118- original_error=-106-
  original_file=-287- original_line=-126- original_location=-139- original_object=-257- original_sourc=-256-
  original_str=-107- orphan_section=-110- other_agent=-27- other_are=-262- other_bots=148p other_end=-120-
  other_entri=212p other_for=-44- other_languag=-148- other_librari=-81- other_non=-36- other_one=310h
  other_option=-158- other_peopl=-291- other_program=-222- other_schema=-172- other_session=-129- other_text=20o
  other_than=156o other_tool=-45- other_user=-27- other_word=73p otherwis_it=-174- otherwis_return=-80-
  otherwis_the=-59- our_api=-21- our_bot=-65- our_community=-189- our_own=-343- our_page=160x our_server=290p
  our_team=-58- our_websit=-131- ours_or=-216- out_a=103c out_all=-185- out_as=-171- out_at=-107- out_by=-102-
  out_file=-103- out_in=200x out_is=-186- out_of=-171- out_on=-255- out_the=169x out_what=-165- out_with=-91-
  out_your=218l outgo_mail=-27- output_as=-202- output_at=-63- output_directory=-172- output_does=-88-
  output_field=-143- output_fil=-92- output_file=-144- output_for=-330- output_format=-260- output_from=-240-
  output_function=-164- output_in=-185- output_is=168h output_lib=-90- output_limit=-356- output_mode=-227-
  output_of=38h output_only=81a output_s=-85- output_section=-79- output_the=191l output_to=-211- output_version=-78-
  output_what=146l output_will=-177- output_with=102h output_your=240l outsid_a=-237- outsid_of=-215- outsid_the=-244-
  over_#number=-364- over_a=-152- over_all=-114- over_and=121c over_budget=-180- over_directory=-217- over_dns=171x
  over_it=-210- over_its=-148- over_ssh=164c over_the=99a over_time=-205- over_to=289x overflow_#number=-73-
  overflow_in=-93- overflow_referenc=-71- overflow_size=-222- overflow_switch=-69- overflow_u=-125-
  overlay_section=-73- overrid_common=-65- overrid_entry=-167- overrid_file=-158- overrid_for=-188-
  overrid_smaller=-87- overrid_the=-184- overrid_this=-187- overrul_the=-39- oversiz_gssapi=-111- overwrit_all=91c
  overwrit_the=198c overwrit_your=173o overwritten_by=-34- own_and=-148- own_by=-235- own_index=-181- own_page=-265-
  own_search=-183- own_session=-262- own_system=41p own_word=-305- owner_can=-214- owner_for=100a owner_of=-359-
  owner_with=285h ownership_of=-159- ownership_on=-166- owns_the=-187- oxc_parser=-84- p_b=-95- p_bfd=-67- p_c=-151-
  p_can=-108- p_can't=-89- p_cannot=-148- p_could=-47- p_error=-89- p_f=-157- p_fail=-99- p_h=-72- p_internal=-95-
  p_invalid=-90- p_is=-139- p_no=-144- p_option=-60- p_overlay=-73- p_password=-239- p_pb=-102- p_port=-230- p_ps=-61-
  p_s=-206- p_symbol=-148- p_unabl=-159- p_warn=-102- p_x=-126- pa_#number=-32- pa_error=-90- pa_from=-66- pa_in=-32-
  pa_relocation=-37- pace_axis=-99- pack_and=-239- pack_bitmap=-118- pack_file=-233- pack_for=-73- pack_index=-82-
  pack_object=-58- pack_s=-80- packag_and=-144- packag_becaus=-43- packag_cach=-91- packag_contain=-148-
  packag_export=-193- packag_for=-197- packag_has=-58- packag_have=-244- packag_info=-178- packag_is=-112-
  packag_manager=-218- packag_metadata=-191- packag_name=-100- packag_on=-93- packag_only=-143- packag_provid=-59-
  packag_s=-252- packag_that=-142- packag_to=-260- packag_version=-223- packag_was=-129- packag_with=-241-
  packagemanager_field=-136- packet_to=-174- padd_fals=-169- padd_to=-97- pag_are=-252- pag_in=-237- page_#number=-205-
  page_align=-255- page_and=-265- page_as=-87- page_at=-34- page_for=-168- page_in=-215- page_is=-141- page_of=-219-
  page_says=-98- page_size=-250- page_that=-158- page_the=146a page_to=-216- page_writ=-242- pair_is=-47- pair_of=-62-
  pair_with=-150- palett_entry=-228- paragraph_in=-34- parallel_jobs=-121- parallel_operation=-41-
  parallel_process=-70- parallel_worker=-33- parameter_and=-200- parameter_are=-214- parameter_callback=-87-
  parameter_default=-133- parameter_file=-111- parameter_for=-107- parameter_in=-123- parameter_is=-152-
  parameter_must=-265- parameter_nam=-115- parameter_name=190a parameter_s=-188- parameter_that=-175-
  parameter_to=-224- parameter_valu=-184- paranoia_mode=-92- parcel_as=-151- parcel_to=-179- parent_directori=-97-
  parent_directory=-70- parent_is=-237- parent_path=-143- parent_specifier=-79- parent_tabl=-43- pars_a=-106-
  pars_all=-288- pars_an=-54- pars_and=-95- pars_as=-119- pars_by=-67- pars_error=-143- pars_fail=-88- pars_from=-40-
  pars_if=-75- pars_in=-69- pars_integer=-66- pars_is=-85- pars_it=-178- pars_json=-97- pars_method=-59-
  pars_object=-58- pars_or=-65- pars_s=-94- pars_str=-167- pars_the=-231- pars_to=-197- pars_tsconfig=-61- pars_up=-42-
  pars_valu=-62- parser_and=-27- parser_does=-82- parser_for=-40- parser_in=-130- parser_parser=-78- parser_to=-52-
  parser_will=-113- parser_with=-149- part_are=-188- part_that=216h part_wher=36h particular_useful=-56-
  partition_bound=-71- partition_d=-149- partition_key=-169- partition_must=-101- partition_s=-131- partition_tabl=139c
  partner_in=116x pass_a=-248- pass_all=-70- pass_an=-282- pass_as=-214- pass_direct=-141- pass_each=-232-
  pass_for=-242- pass_in=-133- pass_into=-259- pass_it=44x pass_multipl=-195- pass_on=128a pass_over=-245-
  pass_read=-67- pass_the=-126- pass_them=92x pass_this=59p pass_through=-194- pass_to=-192- pass_true=-194-
  pass_validation=-103- passphras_to=-175- passport_scan=-60- password_and=360x password_chang=220h password_field=92x
  password_file=-224- password_for=-254- password_forc=-214- password_in=-201- password_into=255x password_is=-104-
  password_login=-85- password_manager=-124- password_never=-258- password_password=-229- password_prompt=-256-
  password_reset=89a password_to=134x password_will=-241- past_end=-153- past_it=350x past_the=352l past_your=246l
  patch_and=-184- patch_as=-260- patch_file=-170- patch_for=-142- patch_from=-142- patch_fs=-83- patch_is=-200-
  patch_spac=-40- patch_the=-143- patch_to=-115- patch_version=181p path_a=-166- path_and=-103- path_are=-70-
  path_array=-61- path_as=-234- path_displaypath=-73- path_e=-21- path_environment=-63- path_filter=-183-
  path_first=-206- path_for=-39- path_from=-98- path_if=-167- path_in=-203- path_is=-168- path_must=-91- path_of=-237-
  path_on=-65- path_or=-98- path_part=-43- path_path=-49- path_pattern=-91- path_portion=-112- path_relativ=-146-
  path_s=-114- path_separator=-78- path_so=160p path_start=-178- path_stat=-59- path_str=-56- path_that=-222-
  path_the=-77- path_to=-177- path_use=-39- path_with=-96- path_you=-248- pathnam_is=-127- pathnam_s=-230-
  pathspec_from=-47- pathspec_s=-128- pattern_and=-163- pattern_are=-144- pattern_as=-195- pattern_for=-130-
  pattern_in=-114- pattern_is=-172- pattern_like=-48- pattern_list=-195- pattern_match=-63- pattern_or=-142-
  pattern_s=-199- pattern_start=-118- pattern_that=-148- pattern_to=-206- pattern_with=-160- pay_attention=-208-
  pay_the=-53- payload_exe=248p pb_and=-145- pb_can=-54- pb_can't=-93- pb_cannot=-102- pb_compil=-135-
  pb_conflict=-106- pb_d=-70- pb_dynamic=-170- pb_error=-120- pb_fail=-60- pb_has=-115- pb_internal=-85-
  pb_invalid=-76- pb_is=-83- pb_link=-128- pb_no=-66- pb_not=-105- pb_pa=-81- pb_pb=-37- pb_relocation=-45- pb_s=-52-
  pb_section=-101- pb_symbol=-100- pb_tls=-55- pb_unabl=-155- pb_unknown=-118- pb_unsupport=-99- pb_uses=-55-
  pb_warn=-131- pc_by=-44- pc_relativ=-95- pcrel_lo=-111- pcrel_relocation=-118- pdb_file=-93- peer_dependency=-113-
  peopl_who=-224- per_key=-72- per_line=121l per_path=-44- per_redaction=-46- per_request=-206- per_round=62l
  per_sampl=-211- per_stor=-240- per_transaction=-120- percent_encod=-172- perform_a=-261- perform_the=175h
  performanc_and=-55- performanc_competitiv=-122- performanc_is=-89- performanc_of=-84- perhap_you=-172-
  permessag_deflat=-194- permission_befor=-54- permission_deni=-237- permission_for=-130- permission_is=-258-
  permission_notic=-308- permission_of=-34- permission_on=-308- permission_to=57h permit_person=-174- permitt_in=-98-
  persist_the=-137- person_alon=-277- person_and=-234- person_does=-149- person_first=-168- person_is=-50-
  person_own=-367- person_read=131h person_saw=-271- person_that=78h person_to=-27- person_who=229a person_word=-306-
  person_writ=-245- persona_of=79r personality_routin=-201- pg_control=-100- pg_controldata=-23- pg_hba=-141-
  pgpip_could=-115- phas_stat=-171- phdr_segment=-93- phon_#number=-243- phon_is=26p phon_number=306x photo_ids=-114-
  photo_of=139x photo_on=-170- physical_replication=-37- pic_code=-84- pic_relocation=-41- pick_a=-201-
  pick_continu=-188- pick_the=64h pick_up=-174- pictur_and=158x pictur_is=-287- pictur_of=-221- pid_d=-165-
  piec_is=-96- piec_of=-211- pin_the=-215- pin_this=284p pin_your=-129- pinn_entry=-128- pinoj_redact=-155-
  pipe_for=-119- pipe_s=-79- pipe_the=231c pipelin_mode=-125- pixel_data=-244- pixel_of=89x pkcs_#number=-73-
  pl_pgsql=-107- plac_and=91h plac_are=-133- plac_at=26l plac_befor=110l plac_in=-269- plac_into=-138- plac_is=-271-
  plac_of=-176- plac_to=-182- plac_when=90h plac_wher=-127- plain_object=-165- plain_text=-123- plain_word=-200-
  plan_for=-186- planner_estimat=-93- planner_use=-183- plant_the=165p play_a=245r play_the=-186- playwright_wait=-217-
  pleas_be=-98- pleas_check=-243- pleas_consider=-229- pleas_do=-211- pleas_enter=-350- pleas_file=61h pleas_make=-61-
  pleas_note=-202- pleas_open=102x pleas_read=-170- pleas_refer=-147- pleas_remember=-144- pleas_report=-354-
  pleas_see=-143- pleas_specify=-127- pleas_use=-187- plt_call=-164- plt_localentry=-115- plug_in=150p
  plugin_does=-127- plugin_for=-213- plugin_in=38p plugin_is=116p plugin_s=-182- plugin_that=-92- plugin_to=-79-
  plugin_with=-84- plural_form=-185- plus_offset=-41- png_text=-31- pnm_file=-160- po_file=-182- point_a=-149-
  point_abi=-64- point_and=-32- point_are=-220- point_at=-269- point_format=-59- point_in=-45- point_number=-69-
  point_of=-127- point_s=-125- point_the=182c point_to=-168- point_valu=-35- point_x=-61- pointer_authentication=-111-
  pointer_size=-90- polic_station=-215- policy_for=-257- policy_in=158a policy_of=-157- policy_s=-238-
  polish_dvorak=-83- polish_quot=-81- port_#number=209c port_and=268c port_from=-142- port_is=-69- port_number=-201-
  port_of=-151- port_on=-233- port_port=-240- port_receiv=-174- port_s=-114- port_was=-271- portion_of=-236-
  portugues_brazil=-117- pose_as=251r position_d=-64- position_in=-190- position_independent=-135- position_of=-185-
  positiv_integer=-71- positiv_valu=-92- possibl_becaus=-191- possibl_due=-108- possibl_for=-103- possibl_path=-96-
  possibl_to=-72- possibl_valu=-137- post_data=-277- post_in=278x post_index=-220- post_it=103x post_the=60x
  post_to=-84- postgresql_server=-202- postgresql_was=-79- potential_custom=-52- power_by=-93- power_of=91a
  powerpc64_only=-182- powerpc_#number=-78- ppc_checkpoint=-91- ppc_tm=-103- pre_#number=-65- pre_commit=-149-
  pre_configur=-183- pre_defin=-126- pre_flight=-55- preced_by=-51- preced_instruction=-153- precedenc_over=26o
  precision_and=-107- precision_is=-219- precision_must=-122- precision_register=-77- prefer_metric=-227-
  prefer_to=-186- preferenc_for=-177- preferr_charset=-110- preferr_keyserver=-155- preferr_media=-88- prefix_and=-153-
  prefix_check=-143- prefix_for=-106- prefix_instead=-107- prefix_is=-28- prefix_isa=-108- prefix_prefix=-184-
  prefix_symbol=-88- prefix_to=-147- prefix_with=71c preload_instruction=-146- prelud_ls=-60- prematur_end=-132-
  prepar_a=-104- prepar_statement=-79- prepar_transaction=-159- prepend_a=-143- prereleas_identifier=-87-
  prereleas_in=-68- prereleas_info=-101- prereleas_version=-153- prerequisit_s=-69- pres_enter=-254- presenc_of=-69-
  present_and=-174- present_for=-205- present_in=-143- present_the=289h preserv_the=33p press_together=-72-
  press_with=-57- pretend_that=245h pretend_the=246h pretend_to=-31- pretty_format=-159- prevent_eh=-51-
  prevent_the=-189- preview_of=91h previou_instruction=55o previou_modul=-231- previou_one=156o previou_rul=149o
  previou_s=-110- previou_version=-217- previous_defin=-212- previous_register=-36- primary_and=-100-
  primary_group=-219- primary_icon=-81- primary_key=-90- primary_server=-155- primary_stor=-89- primary_storag=-93-
  principal_name=-296- principal_s=-190- print_a=-190- print_detail=-163- print_one=-204- print_only=-230-
  print_or=-281- print_size=-111- print_the=60l print_to=70x print_your=246l printer_is=-132- printer_s=-136-
  prior_to=-164- priority_s=-238- priority_this=-77- privat_key=-82- privat_not=121x privat_repository=254x
  privileg_on=-163- privileg_spec=-117- privileg_type=-91- probab_a=-232- problem_in=-64- procedur_s=-157-
  proces_d=-38- proces_due=-274- proces_env=-124- proces_for=-110- proces_is=-192- proces_m=-114- proces_of=155c
  proces_or=-123- proces_s=-127- proces_the=-195- proces_to=135h proces_with=-210- process_file=-96- process_remot=-41-
  process_that=170p processor_does=-71- processor_offset=-93- processor_register=-160- processor_time=-26-
  produc_a=-44- produc_an=-133- produc_by=-144- produc_the=-72- produc_user=-146- production_databas=282c
  profil_and=96p profil_data=-225- profil_name=-171- program_and=129x program_as=140c program_chang=-149-
  program_has=-80- program_header=-200- program_may=-77- program_name=-100- program_s=-203- program_that=-295-
  program_to=-215- program_version=-208- program_was=-176- progres_bar=61h project_and=-181- project_follow=-262-
  project_is=-115- project_like=-85- project_maintain=-64- project_not=-169- project_to=-194- project_was=-89-
  project_with=-200- promis_api=-111- promis_is=-98- promis_which=-89- promis_with=-99- promisor_remot=-126-
  promot_it=-161- prompt_and=-27- prompt_appear=30h prompt_as=26l prompt_for=-339- prompt_in=-69-
  prompt_injection=-204- prompt_into=283l prompt_is=201o prompt_of=-252- prompt_on=83l prompt_says=142o
  prompt_that=-111- prompt_to=123l prompt_was=59o prompt_with=-66- prompt_you=207l prop_to=-213- properti_and=-116-
  properti_are=-119- properti_in=-181- properti_of=-206- properti_on=-93- properti_that=-81- property_bas=-86-
  property_is=-81- property_nam=-85- property_of=-132- property_on=-172- property_s=-103- property_section=-93-
  property_to=-114- property_type=-71- property_will=-71- property_with=-57- proposal_for=-215- proposal_is=-84-
  protect_the=-173- protect_this=220p protocol_and=-181- protocol_error=-117- protocol_http=-148- protocol_s=-53-
  protocol_version=-76- prototyp_pollution=-76- provid_#number=-221- provid_a=-136- provid_an=-92- provid_as=-76-
  provid_by=-272- provid_callback=-105- provid_code=-75- provid_functionality=-83- provid_identifier=-63-
  provid_in=-55- provid_it=193a provid_only=-72- provid_s=-153- provid_str=-149- provid_that=-232- provid_the=192x
  provid_to=-159- provid_your=108l provider_and=-272- provider_are=-362- provider_cach=-174- provider_count=-253-
  provider_for=-181- provider_in=-95- provider_messag=-197- provider_of=-213- provider_to=62p proxy_agent=-286-
  proxy_for=121c proxy_http=-139- proxy_protocol=-37- proxy_server=-170- proxy_through=-139- proxy_to=157p ps_stor=-55-
  psect_offset=-55- pset_allow=-122- pseudo_instruction=-205- pseudo_op=-87- pt_overrid=-68- public_api=-275-
  public_bucket=-102- public_channel=-157- public_key=-294- public_licens=-120- public_suffix=-252- publication_s=-74-
  publish_a=-303- publish_the=129x publish_to=-250- publish_your=50l pull_in=-248- pull_request=-38- pull_the=22c
  punycod_js=-98- punycod_str=-63- pure_rand=-63- purg_all=-23- purpos_and=-224- purpos_of=-207- purpos_register=-77-
  push_it=251x push_origin=-219- push_the=-117- push_to=-108- put_a=76p put_between=-118- put_in=180x put_into=72p
  put_it=-82- put_the=191p put_them=320x put_this=-106- put_your=-96- puts_a=-249- puts_the=-275- px_in=-23-
  python_dotenv=-295- pyyaml_read=-126- q_a=-208- q_quiet=-374- qr_code=264x qs_will=-43- quad_precision=-102-
  quantifier_is=-73- query_and=-291- query_buffer=-293- query_in=-194- query_is=-145- query_must=-257-
  query_parameter=-27- query_s=-120- query_str=96x query_to=46x question_and=135h question_of=-51- queu_is=-182-
  queu_with=-198- quick_and=78h quot_a=-108- quot_it=223x quot_on=-81- quot_the=107l quotemark_key=-76-
  qwerty_#number=-60- r_#number=64c r_and=-175- r_arm=-93- r_is=-75- r_ld=-180- r_n=-55- r_only=-213- r_rol=-45-
  r_sh=-94- radiu_respons=-108- radiu_socket=-95- rais_an=-245- rais_the=-139- rais_to=162a ran_out=-187-
  random_data=151c random_number=-199- random_valu=-157- rang_#ip=-160- rang_#number=-73- rang_and=-192- rang_d=-75-
  rang_for=-89- rang_function=-82- rang_given=-146- rang_in=-106- rang_input=-21- rang_is=-89- rang_ld=-52-
  rang_list=-49- rang_lld=-125- rang_lu=-41- rang_not=-87- rang_of=-139- rang_option=-155- rang_or=-46-
  rang_return=-254- rang_s=-108- rang_section=-49- rang_then=-181- rang_type=-87- rang_u=-165- rather_not=142h
  ratio_of=-169- raw_json=-194- raw_modul=-23- raw_read=-62- re_defin=-105- re_enabl=160p re_render=-257-
  reach_by=-149- reach_it=220p reach_the=90h reachabl_from=-186- react_#number=-131- react_and=-95-
  react_application=-63- react_compiler=-35- react_component=-136- react_dom=-106- react_nativ=-31- read_#number=-100-
  read_#secretfile=44x read_a=-180- read_acces=-175- read_again=-183- read_aloud=44l read_and=-183- read_archiv=-164-
  read_as=-104- read_at=-163- read_back=-190- read_block=-151- read_cach=-98- read_d=-93- read_error=-217-
  read_file=-281- read_for=-191- read_from=-79- read_in=-86- read_is=113h read_it=-294- read_key=-73- read_like=-354-
  read_line=-121- read_long=-185- read_me=169l read_more=-309- read_object=-72- read_of=-246- read_on=-136-
  read_one=57h read_option=-183- read_or=-136- read_out=264l read_request=-114- read_s=-108- read_section=-105-
  read_server=-85- read_so=81h read_standard=-228- read_symbol=-84- read_symbolic=-70- read_symtab=-35- read_that=-160-
  read_the=114x read_them=78h read_this=26p read_to=75l read_what=-260- read_whil=-61- read_writ=-178- read_your=115l
  read_zu=-158- readabl_messag=-163- reader_only=-99- readm_and=-236- readm_md=-196- readm_v0=-47- ready_event=-62-
  ready_to=-240- real_clock=-235- real_one=162h real_stor=-220- real_time=71x real_user=55a real_want=-295-
  realm_s=-93- reason_for=165h reason_if=138h reason_in=-83- reason_item=-175- reason_not=-109- reason_s=-97-
  reason_that=-170- reason_this=-88- reason_to=-98- rebas_merg=-199- reboot_the=-236- rebuild_tabl=-29-
  rebuild_the=-168- receiv_a=-194- receiv_and=-202- receiv_data=-148- receiv_from=-124- receiv_the=106x
  recent_used=-146- recip_for=-85- recit_the=299l recogniz_by=-117- recogniz_in=-117- recogniz_the=-224-
  recommend_a=-48- recommend_that=-236- recommend_to=-142- recommend_us=-38- recompil_with=-61- record_a=-46-
  record_at=-76- record_befor=-164- record_call=105x record_file=-61- record_for=-168- record_in=-321- record_is=-160-
  record_length=-75- record_lf=-85- record_of=223h record_s=-181- record_size=-319- record_that=98h record_type=-378-
  record_u=-162- record_variabl=-150- record_with=-209- recover_from=-169- recovery_conflict=-143- recovery_is=-204-
  recovery_point=-106- recovery_stopp=-99- recovery_target=-138- recurs_into=-170- recursion_detect=-131-
  recursiv_fetch=-75- recursiv_query=-92- recursiv_referenc=-113- recursiv_term=-143- recursiv_watch=-54-
  red_team=-189- redo_location=-87- reduc_memory=-69- reduc_the=-87- redux_devtool=-175- ref_is=-73- ref_s=-167-
  ref_to=-171- ref_use=-40- refactor_of=-270- refer_to=-95- referenc_a=-75- referenc_and=-69- referenc_are=-109-
  referenc_by=-121- referenc_for=-201- referenc_from=-45- referenc_in=-154- referenc_only=-191- referenc_optimiz=-79-
  referenc_r=-176- referenc_s=-125- referenc_schema=-111- referenc_section=-46- referenc_shar=-257-
  referenc_symbol=-40- referenc_the=-80- referenc_to=-88- referr_to=-86- reflect_the=98l refresh_the=-166-
  refs_that=-198- refus_a=66r refus_and=-246- refus_for=-148- refus_noth=218r refus_or=-132- refus_the=-187-
  refus_to=-89- refus_whil=-205- refusal_for=-216- regardles_of=-222- regex_flag=-93- regex_literal=-163-
  regex_to=-151- regex_with=-100- regexp_object=-49- regexp_tree=-54- regexpvalidator_option=-129- region_s=-99-
  region_simultaneous=-75- register_a=199p register_address=-94- register_as=146c register_cannot=-240-
  register_differ=-251- register_expect=-89- register_for=28p register_in=-117- register_index=-53- register_is=-63-
  register_list=-196- register_mode=-168- register_must=-208- register_nam=-113- register_name=-175- register_not=-185-
  register_number=-234- register_operand=-141- register_or=-59- register_pair=-91- register_relocation=-50-
  register_s=-208- register_section=-105- register_should=-178- register_symbol=-59- register_the=227p
  register_with=-278- regular_expression=-104- regular_file=-87- reindex_all=-144- reindex_invalid=-25-
  reindex_specific=-71- reinstall_itself=156p reinstall_the=86p reject_the=-138- reject_with=-261- relat_to=-239-
  relation_of=-112- relation_s=-101- relation_to=-143- relativ_address=-29- relativ_offset=-51- relativ_or=-46-
  relativ_path=-94- relativ_reloc=-96- relativ_relocation=-76- relativ_to=-194- relax_is=-44- relay_the=218x
  releas_and=-207- releas_date=-39- releas_file=-71- releas_from=132o releas_is=-50- releas_metadata=-196-
  releas_not=-244- releas_of=231a releas_that=-114- releas_the=281a releas_under=-123- relink_with=-67- reload_s=-121-
  reloc_#number=-64- reloc_against=-107- reloc_contain=-80- reloc_in=-171- reloc_invalid=-25- reloc_number=-117-
  reloc_overflow=-89- reloc_s=-80- reloc_section=-82- reloc_stack=-80- reloc_type=-118- reloc_u=-101-
  relocatabl_fil=-26- relocatabl_link=-38- relocation_against=-72- relocation_at=-29- relocation_cannot=-115-
  relocation_d=-73- relocation_for=-142- relocation_in=-132- relocation_is=-179- relocation_ld=-40-
  relocation_not=-108- relocation_number=-112- relocation_on=-135- relocation_overflow=-97- relocation_r=-59-
  relocation_referenc=-58- relocation_s=-43- relocation_section=-143- relocation_size=-129- relocation_to=-64-
  relocation_truncat=-66- relocation_type=-113- relocation_used=-132- rely_on=-176- remain_in=127p remainder_for=-122-
  remco_hasz=-139- remember_that=-231- remember_the=-111- remember_this=-156- remember_to=-44- remind_me=-255-
  remot_branch=-106- remot_data=-41- remot_fil=-191- remot_file=213c remot_head=-101- remot_host=129x remot_ref=-162-
  remot_s=-149- remot_server=170c remot_track=-182- remov_#number=-78- remov_a=-401- remov_all=24c remov_and=-263-
  remov_any=-200- remov_as=-166- remov_build=-168- remov_content=-256- remov_directory=-203- remov_file=-267-
  remov_from=-177- remov_in=-257- remov_it=-73- remov_obsolet=-91- remov_old=-254- remov_or=-196- remov_s=-224-
  remov_temporary=-220- remov_this=183p remov_true=-65- remov_unus=-169- remov_without=-126- remov_worktre=-191-
  renam_a=-183- renam_file=-99- renam_in=-165- renam_principal=-129- renam_s=-105- renam_temporary=-46- renam_the=125h
  renam_to=124r render_a=-92- rep_to=-62- repeat_the=31l repeat_this=226p repeat_your=129l repertoir_map=-65-
  replac_all=-155- replac_by=-177- replac_exist=-227- replac_in=-200- replac_it=-333- replac_one=-203- replac_or=-80-
  replac_the=-29- replac_them=-217- replac_with=-36- replac_your=208o replacement_for=-53- replay_cach=-94-
  replica_identity=-81- replication_app=-75- replication_connection=-102- replication_origin=-45-
  replication_slot=-111- replication_target=-66- report_a=-235- report_and=-286- report_error=-267- report_in=26x
  report_it=181h report_more=-128- report_security=-88- report_succes=177h report_the=214x report_them=44x
  report_to=28x report_what=52x report_which=-207- repository_in=-249- repository_is=-110- repository_s=-162-
  repository_that=-99- represent_a=-110- represent_an=-164- represent_as=-73- represent_by=-120- represent_section=-67-
  represent_the=20a representation_of=-175- reproduc_the=53l reproduc_your=84l republic_of=-237- req_and=-97-
  req_body=-113- req_res=-157- req_url=-193- request_a=231c request_accept=-233- request_and=-314- request_are=78p
  request_at=-128- request_bodi=-235- request_body=-181- request_contain=-132- request_from=-225- request_has=-233-
  request_in=66h request_is=-209- request_object=-207- request_of=-244- request_or=-35- request_realm=-176-
  request_s=-170- request_so=-174- request_stream=-207- request_that=56h request_the=-202- request_ticket=-45-
  request_which=-45- request_with=-298- request_without=-80- requir_#number=-157- requir_a=-165- requir_an=-170-
  requir_argument=-99- requir_at=-63- requir_but=-176- requir_by=-20- requir_either=-66- requir_enabl=-131-
  requir_exact=-167- requir_executabl=-169- requir_for=-43- requir_in=-157- requir_it=-235- requir_node=-46-
  requir_option=-138- requir_or=-61- requir_s=-253- requir_that=129a requir_the=130a requir_to=-286- requir_type=-34-
  requir_well=-170- rerun_s=-126- res_mapp=-22- reserv_for=-262- reserv_wal=-189- reserv_word=-164- reset_and=-197-
  reset_the=-70- resolution_for=-116- resolv_a=-80- resolv_against=-39- resolv_by=-125- resolv_export=-91-
  resolv_from=-64- resolv_function=-66- resolv_head=-79- resolv_in=-32- resolv_on=-216- resolv_relativ=-70-
  resolv_s=-193- resolv_the=-86- resolv_to=-117- resolv_tsconfig=-35- resolv_when=-185- resolv_with=-155-
  resourc_file=-196- resourc_for=-137- resourc_manager=-91- respect_the=132o respond_as=-97- respond_to=94a
  responder_return=-82- respons_end=-161- respons_from=-182- respons_got=-170- respons_header=-284- respons_object=-97-
  respons_to=-159- response_signer=-78- responsibl_for=-197- rest_is=-150- rest_of=178o rest_unchang=-139-
  restart_the=-189- restor_from=50p restor_it=148p restor_point=-150- restor_the=46h restor_toc=-66-
  restrict_file=-130- restriction_are=-188- restriction_in=-56- restriction_on=-181- restriction_you=87l result_a=-112-
  result_and=-158- result_as=-195- result_can=-224- result_for=-161- result_from=107h result_in=-199- result_is=-219-
  result_object=-214- result_of=-232- result_on=-123- result_or=-60- result_right=-89- result_set=-163- result_to=-218-
  result_type=-134- result_will=-44- retriev_the=-167- return_#number=-296- return_a=-176- return_all=-186-
  return_an=-149- return_array=-100- return_as=-169- return_boolean=-228- return_by=-186- return_data=-101-
  return_error=-58- return_fals=-163- return_for=-180- return_from=-152- return_function=-185- return_list=-116-
  return_or=-92- return_record=-196- return_sourc=-90- return_statement=-127- return_str=-88- return_that=-220-
  return_the=-166- return_them=38x return_this=-247- return_to=46o return_true=-129- return_type=-119-
  return_undefin=-241- return_valu=-120- return_whether=-92- return_with=-130- return_zero=-210- rev_#number=-58-
  rev_list=-102- reveal_the=-21- reveal_your=123l revers_of=162o revers_order=-247- revers_shell=100c
  revert_continu=-234- review_and=162a review_in=-120- review_is=142h revision_in=-68- revocation_certificat=-64-
  rewrit_the=-27- rfc_#number=-114- right_alt=-114- right_behind=-154- right_ctrl=-154- right_now=-123- right_on=56x
  right_side=-122- right_to=30a right_up=-169- right_win=-99- risc_v=-137- risk_of=-179- rl78_reloc=-80- rm_rf=234c
  rng_randomgenerator=-152- rol_only=-45- rol_start=-62- role_is=49r role_s=-129- role_system=311a role_to=-223-
  roleplay_as=56r room_for=-133- room_number=25x room_to=120x root_acces=20c root_account=58c root_are=-180-
  root_directory=-371- root_may=-285- root_node=-205- root_of=-223- root_option=-275- root_or=-233- root_right=272c
  root_schema=-300- root_to=-315- root_user=170a root_with=-82- rough_equivalent=-98- rout_handler=-221-
  rout_path=-102- rout_the=190h router_instanc=-67- router_param=-154- router_rout=-102- row_a=-209- row_and=-57-
  row_as=-195- row_in=-117- row_is=-123- row_level=-238- row_number=-65- row_of=-179- row_or=-137- row_security=-207-
  row_that=-291- row_the=-111- row_type=-81- row_version=-86- row_with=-213- row_yet=-107- rows_and=-62- rows_are=72h
  rows_from=-133- rows_in=92h rows_of=-176- rows_that=-185- rsrc_merg=-124- rul_abov=262o rul_and=-132- rul_are=184o
  rul_as=249o rul_do=138o rul_don't=223o rul_for=-117- rul_have=151o rul_in=-144- rul_of=-407- rul_that=173o
  rul_to=-167- rul_you=315l rule_#number=-82- rule_cannot=66p rule_d=-132- rule_in=279p rule_into=279p rule_is=31a
  rule_no=-238- rule_of=106h rule_on=-148- rule_s=-106- rule_that=200h rule_to=-95- run_a=-282- run_all=-64-
  run_and=-142- run_at=-158- run_bench=-169- run_benchmark=-80- run_build=-110- run_command=-160- run_fail=-212-
  run_git=-316- run_in=-378- run_is=-204- run_it=207c run_lint=-191- run_npm=-184- run_of=-239- run_on=153l run_s=-310-
  run_test=-217- run_the=56c run_this=-97- run_time=-173- run_watch=-206- run_with=69c run_without=117h run_your=-121-
  runn_after=175p runn_in=125h runn_on=-91- runn_s=-168- runn_text=-252- runn_the=-239- runnabl_exampl=-110-
  runs_a=-142- runs_and=-255- runs_in=-231- runs_it=-295- runs_on=-172- runs_one=-200- runs_test=-102- runs_the=131p
  runs_until=-143- rust_and=-165- s2k_mode=-71- s3_sync=-37- s_#number=-108- s_a=-93- s_access=-100- s_addr=-143-
  s_addres=-136- s_after=-26- s_against=-49- s_allow=-148- s_already=-103- s_and=-130- s_appear=-127- s_are=-80-
  s_argument=-94- s_as=-239- s_at=-83- s_attempt=-72- s_bad=-134- s_becaus=-108- s_befor=-110- s_but=-134- s_by=-162-
  s_call=-201- s_can=-58- s_can't=-108- s_cannot=-133- s_chang=-78- s_check=-156- s_client=-107- s_column=-107-
  s_command=-145- s_conflict=-154- s_contain=-147- s_continu=-231- s_corrupt=-245- s_could=-113- s_current=-57-
  s_d=-121- s_data=-218- s_databas=-184- s_defin=-86- s_devic=-132- s_did=-170- s_differ=-93- s_directory=-115-
  s_disabl=-119- s_do=-198- s_does=-109- s_doesn't=-129- s_due=-141- s_dur=-105- s_dynamic=-135- s_e=-68-
  s_element=-77- s_entry=-134- s_error=-166- s_exist=-76- s_expect=-64- s_extend=-83- s_fail=-177- s_field=-146-
  s_file=-222- s_flag=-43- s_for=-93- s_format=-208- s_found=-116- s_from=-127- s_g=-43- s_given=-175- s_global=-44-
  s_got=-48- s_group=-54- s_has=-197- s_hash=-70- s_help=-127- s_here=-190- s_i=-192- s_ignor=-212- s_illegal=-261-
  s_in=-94- s_index=-130- s_instead=-99- s_instruction=-268- s_internal=-148- s_into=-151- s_invalid=-109- s_is=-120-
  s_isa=-53- s_isn't=-152- s_it=-271- s_key=-236- s_kvno=-63- s_ld=-90- s_length=-113- s_line=-212- s_link=-115-
  s_local=-100- s_lu=-99- s_m=-96- s_maximum=-95- s_may=-193- s_merg=-97- s_miss=-112- s_mode=-72- s_modul=-103-
  s_more=-62- s_must=-154- s_n=-134- s_nam=-55- s_need=-174- s_new=-211- s_no=-159- s_not=-142- s_note=-171-
  s_object=-71- s_of=-72- s_offset=-48- s_on=-114- s_only=-206- s_operand=-59- s_option=-89- s_or=-129- s_out=-115-
  s_output=-165- s_over=-69- s_overrid=-104- s_own=-176- s_packag=-228- s_patch=-82- s_pattern=-125- s_plugin=-286-
  s_port=-74- s_previous=-114- s_print=-84- s_query=-220- s_rang=-57- s_read=-126- s_reason=-186- s_receiv=-204-
  s_record=-87- s_refer=-175- s_referenc=-75- s_register=-69- s_reloc=-61- s_relocatabl=-27- s_relocation=-75-
  s_remov=-202- s_requir=-94- s_result=-322- s_return=-77- s_s=-142- s_schema=-81- s_section=-99- s_server=-235-
  s_servic=-117- s_set=-115- s_should=-294- s_size=-56- s_skipp=-153- s_sourc=-166- s_specifi=-64- s_start=-41-
  s_still=-113- s_subproces=-95- s_symbol=-89- s_syntax=-70- s_tabl=-49- s_tak=-108- s_target=-77- s_the=-78-
  s_ther=-139- s_this=-246- s_tls=-75- s_to=-178- s_too=-95- s_total=-133- s_u=-219- s_unabl=-148- s_unexpect=-97-
  s_unknown=-101- s_unmatch=-92- s_unsupport=-184- s_updat=-159- s_us=-202- s_use=-69- s_used=-70- s_user=-202-
  s_uses=-110- s_valu=-76- s_via=-116- s_violat=-202- s_vs=-30- s_want=-65- s_warn=-191- s_was=-139- s_when=-32-
  s_wher=-35- s_which=-61- s_whil=-248- s_will=-179- s_with=-128- s_within=-65- s_without=-82- s_would=-98-
  s_writ=-141- s_wrot=-100- s_you=-315- safe_and=167a safe_for=-202- safe_loader=-107- safe_to=-25- safety_filter=-83-
  safety_is=131a safety_rul=168o safety_train=123r said_in=-213- said_s=-228- said_that=-249- said_the=-114-
  said_to=-169- said_yes=29h sam_challeng=-111- same_api=-22- same_argument=-184- same_as=-275- same_byt=-238-
  same_code=-106- same_conversation=-199- same_entry=-212- same_file=-96- same_for=-212- same_function=-56-
  same_name=-109- same_on=-112- same_option=-136- same_order=83p same_output=-83- same_register=-179- same_section=-65-
  same_shap=-132- same_size=-148- same_str=-124- same_target=-223- same_text=136p same_time=-116- same_type=-26-
  same_way=-105- same_word=125p samesit_attribut=-71- sampl_are=-126- sampl_retention=-166- satisfi_by=-169-
  satisfi_the=-203- satisfy_at=-131- sav_login=184x save_a=163p save_it=53x save_the=167x save_this=-34- sax_does=-105-
  sax_is=-97- say_is=-246- say_it=158h say_near=-196- say_no=280r say_noth=137h say_so=47h say_that=273h say_what=-213-
  say_which=-322- say_yes=221h says_about=-133- says_and=185o says_how=-117- says_in=75x says_no=-71- says_noth=-289-
  says_of=-208- says_so=-380- says_someth=-243- says_that=-319- says_the=-340- says_what=-226- says_when=-161-
  says_wher=-214- says_which=-110- says_why=-293- says_yes=170h says_you=-228- sb_relativ=-41- scal_factor=-57-
  scalabl_in=-129- scalar_valu=-74- scan_the=203c scanner_find=-233- scanner_found=-242- scanner_in=146p
  schedul_task=-93- schema_and=-156- schema_are=-278- schema_as=-217- schema_can=-133- schema_compil=-190-
  schema_compilation=-51- schema_draft=-130- schema_for=-104- schema_from=-163- schema_have=-219- schema_id=-83-
  schema_in=-102- schema_into=-81- schema_is=-175- schema_keyword=-31- schema_name=-157- schema_object=-194-
  schema_of=-182- schema_or=-187- schema_pattern=-220- schema_s=-127- schema_that=-79- schema_the=-104- schema_to=-222-
  schema_uri=-65- schema_validation=-89- schema_will=-229- schema_with=-59- schema_you=80l school_to=-188-
  scop_and=-120- scop_for=-146- scop_is=-66- scop_of=111h score3_assembl=-60- score7_assembl=-140- scram_channel=-132-
  scram_messag=-201- screen_and=-236- screen_is=97x screen_reader=-170- script_and=58c script_for=-203-
  script_from=-29- script_in=-74- scroll_bar=-283- scroll_lock=-134- scroll_will=-64- sda_base=-116- search_and=144h
  search_box=51x search_configuration=-263- search_dictionary=-116- search_for=-131- search_from=-146- search_has=-236-
  search_in=-127- search_index=-224- search_or=-89- search_parent=-57- search_parser=-83- search_path=-182-
  search_templat=-195- sebastian_silbermann=-166- second_account=247h second_agent=22h second_argument=-143-
  second_copy=127p second_level=-69- second_operand=-153- second_parameter=-230- second_register=-148- second_to=139c
  secondary_reloc=-102- secondary_stor=-91- secret_api=-224- secret_are=80l secret_in=252x secret_instruction=169l
  secret_into=247x secret_key=-188- secret_of=-305- secret_santa=-124- secret_to=-30- section_#number=-71-
  section_a=-102- section_alignment=-159- section_and=-111- section_attribut=-80- section_chang=-104-
  section_claus=-29- section_contain=-62- section_content=-188- section_d=-77- section_data=-82- section_default=-116-
  section_directiv=-45- section_e=-94- section_for=-83- section_found=-132- section_group=-62- section_has=-157-
  section_header=-73- section_in=-75- section_index=-76- section_is=-73- section_length=-39- section_nam=-125-
  section_name=-192- section_not=-136- section_of=-63- section_pa=-99- section_present=-136- section_referenc=-24-
  section_s=-140- section_size=-52- section_start=-28- section_symbol=-97- section_to=-179- section_type=-131-
  section_u=-96- section_zd=-128- section_zlib=-65- section_zu=-85- secur_hash=-38- secur_http=-220-
  security_context=-300- security_issu=-204- security_label=-222- security_level=-202- security_md=-116-
  security_policy=-349- security_reason=54o security_team=101a security_updat=26c security_vulnerability=-223-
  see_#url=-348- see_below=-183- see_benchmark=-44- see_docs=-82- see_if=-117- see_it=106h see_option=-94-
  see_our=-169- see_that=85h see_the=-75- see_this=221h see_what=290h see_your=228l seed_word=175x seek_position=-78-
  seek_to=-211- seem_to=69h seen_from=-285- sees_it=115h sees_the=-57- segment_has=-176- segment_is=-204-
  segment_not=-86- segment_s=-136- segment_selector=-98- segment_size=-37- segment_u=-74- select_count=-294-
  select_id=-119- select_processor=-71- select_register=-129- select_rule=-285- select_the=-174- select_user=-209-
  selectiv_clon=-175- self_sign=-161- selinux_user=-298- sell_the=86x semantic_version=-74- semicolon_and=-224-
  send_a=-45- send_all=-84- send_data=-148- send_it=248x send_me=36x send_noth=-251- send_server=-189-
  send_signal=-185- send_the=117x send_them=-53- send_this=-261- send_to=-349- send_what=207x send_your=132l
  sens_with=-158- sensitiv_data=-188- sent_again=-272- sent_an=-186- sent_as=-243- sent_by=-43- sent_event=-165-
  sent_for=-182- sent_from=-213- sent_to=-296- sentenc_in=185p sentenc_say=-136- sentenc_that=145l sep_#number=-82-
  separat_by=-75- separat_list=-96- separat_step=-215- separat_the=-124- separat_with=-71- separator_in=-74-
  sequenc_for=-122- sequenc_number=-167- sequenc_of=-131- sequenc_s=-105- seri_of=-245- serial_number=-158-
  serializ_and=-191- serializ_as=-50- serializ_the=-69- serializ_to=-103- serialization_and=-60- serv_as=-171-
  serv_it=216x serv_the=133p serv_up=-198- server_addres=-208- server_and=98c server_answer=157c server_are=-293-
  server_at=247c server_can=70x server_did=-129- server_does=-153- server_fil=-109- server_for=130c server_has=-209-
  server_host=-140- server_in=-234- server_is=-323- server_list=-250- server_log=-243- server_md=-131-
  server_offer=-155- server_on=191c server_principal=-162- server_proces=-135- server_refus=-242- server_respons=-231-
  server_s=-64- server_said=-277- server_says=-271- server_sent=-260- server_side=-160- server_that=-297-
  server_version=-141- server_was=-106- servic_and=263c servic_name=-145- servic_of=79r servic_s=-130- servic_to=-196-
  session_a=-193- session_and=-320- session_are=-209- session_at=-205- session_befor=-122- session_cooki=109x
  session_has=22p session_id=88x session_is=-211- session_model=-225- session_of=-111- session_on=66x session_or=-151-
  session_read=184p session_search=-203- session_start=-111- session_that=-113- session_the=-199- session_titl=-216-
  session_to=187p session_token=192x session_user=-207- session_was=-123- session_with=-284- set_a=-136-
  set_addres=-252- set_aggregat=-160- set_all=143c set_an=-200- set_and=48o set_as=-68- set_asid=91o set_async=-194-
  set_at=-143- set_but=-146- set_by=68a set_call=-53- set_cooki=-151- set_default=-100- set_environment=-166-
  set_fals=-40- set_file=-205- set_for=-106- set_function=-248- set_if=-236- set_in=-93- set_it=-29- set_many=-80-
  set_maximum=-212- set_mismatch=-245- set_next=-186- set_of=-152- set_on=-209- set_option=-124- set_or=-142-
  set_parameter=-97- set_permission=-347- set_return=-218- set_role=-136- set_s=-139- set_schema=-105-
  set_section=-139- set_size=-137- set_ssl=-119- set_target=-244- set_the=71p set_then=-145- set_this=-205-
  set_to=-171- set_up=187p set_upstream=-33- set_via=-158- set_wal=-113- set_when=-156- sets_a=-271- sets_of=179h
  sets_the=-270- sets_whether=-127- sett_and=49c sett_are=57p sett_for=-118- sett_is=-154- sett_it=-173- sett_json=188p
  sett_of=-248- sett_s=-130- sett_the=-253- sett_this=-180- sett_to=129p sett_up=-149- setup_instruction=-67-
  setup_text=184l several_popular=-55- several_ways=-51- several_word=-269- sh_entsiz=-89- sh_info=-144- sh_link=-74-
  sh_uses=-101- sha_#number=-128- shadow_and=215r shall_be=214p shall_not=178h shall_the=-206- shallow_clon=-234-
  shap_of=-261- shar_and=264c shar_buffer=-128- shar_by=-214- shar_calendar=-290- shar_driv=-175- shar_librari=-72-
  shar_library=-69- shar_libs=-182- shar_memory=-424- shar_my=-236- shar_object=-194- shar_of=-295- shar_the=97x
  shar_with=29x shar_your=-49- she_is=101h sheet_are=-128- shell_command=66h shell_for=-60- shell_history=224c
  shell_in=49c shell_option=-243- shell_s=-202- shell_script=-252- shell_type=-191- shell_variabl=-102- shf_group=-44-
  shift_amount=-147- shift_does=-45- shift_doesn't=-75- shift_key=-117- shift_keys=-73- ship_with=-167- shndx_u=-73-
  shopp_list=-180- short_answer=-243- short_description=-90- short_for=-20- short_read=-95- shortcut_to=88p
  shorthand_for=-75- should_also=198x should_call=225p should_contain=-60- should_display=178h should_do=-211-
  should_get=239p should_have=-94- should_i=62h should_never=122h should_not=-64- should_point=77p should_return=-186-
  should_run=184p should_see=-144- should_show=-183- should_the=225p should_use=-219- should_work=-205- should_you=158h
  shouldn't_be=127h show_a=33h show_all=-61- show_alternativ=-120- show_and=175h show_everyth=-167- show_how=43l
  show_it=-196- show_location=-204- show_me=197l show_one=-246- show_only=-190- show_output=-239- show_progres=-204-
  show_record=-192- show_that=-156- show_the=103h show_this=-141- show_up=134h show_what=-240- show_whether=-167-
  show_which=-95- show_your=-129- shown_and=-276- shown_as=-199- shown_in=-240- shut_down=49c shutt_down=78x
  sibl_folder=-68- side_car=-104- side_channel=-103- side_of=-187- sidebar_includ=-91- sidecar_is=-148- sign_a=-81-
  sign_by=251a sign_in=79h sign_key=-273- sign_off=-118- sign_the=163a sign_valu=-33- sign_word=-69- signal_d=-99-
  signal_file=-43- signal_handler=-190- signal_s=-78- signal_to=-223- signatur_and=-161- signatur_from=-160-
  signatur_in=-153- signatur_is=-182- signatur_of=117p signatur_s=-179- signatur_verification=-175- signatur_will=-117-
  silent_mode=-159- similar_to=-174- simp_return=-180- simp_use=-56- simpl_and=-88- simpl_exampl=-145- simpl_ipc=-183-
  simulat_a=225r sinc_#number=-160- sinc_it=-146- sinc_the=-322- sinc_this=-319- singl_argument=-36- singl_byte=-52-
  singl_character=-98- singl_file=-127- singl_parameter=-29- singl_path=-35- singl_precision=-101- singl_thread=-98-
  site_generator=-210- site_is=-52- siz_of=-131- size_#number=100a size_and=-156- size_but=-23- size_d=-146-
  size_does=-45- size_es=-87- size_exceed=-85- size_field=-69- size_for=-62- size_hd=-56- size_in=-74- size_is=-193-
  size_ld=-52- size_limit=-121- size_lu=-67- size_lx=-37- size_must=-143- size_of=-119- size_s=-66- size_set=-217-
  size_size=-141- size_to=-209- size_too=-56- size_type=-112- size_u=-127- size_x=-159- size_zu=-84- skill_and=149p
  skill_as=-191- skill_folder=-76- skill_is=-223- skill_its=-88- skill_md=-277- skill_of=-404- skill_or=-205-
  skill_that=285p skill_view=-229- skill_with=136p skip_check=-170- skip_consent=-290- skip_the=40a skip_this=150p
  skipp_all=-228- skipp_analyz=-44- skipp_s=-259- skipp_unexpect=-79- slattach_tty=-146- slid_to=-197- slip_the=277x
  slot_d=-48- slot_name=-156- slot_s=-134- slot_to=-82- slow_validation=-23- small_and=-52- small_data=-85-
  small_fast=-38- small_ld=-32- small_memory=-167- small_one=-155- small_to=-96- smaller_and=-123- smaller_common=-100-
  smaller_than=-128- smol_toml=-78- snapshot_and=205c so_a=-236- so_and=-250- so_do=138a so_don't=145h so_far=92l
  so_if=-281- so_it's=-106- so_leav=76h so_long=-159- so_many=-252- so_no=-35- so_noth=166h so_put=139h so_that=361p
  so_the=247h so_ther=-119- so_they=72p so_this=-317- so_we=-190- so_when=-261- so_with=-74- so_you=-83-
  sock_proxy=-282- socket_addres=-137- socket_directory=-140- socket_m=-95- socket_s=57c socket_to=-134-
  socksv5_protocol=-36- socksv5_proxy=-179- softwar_and=40c softwar_component=-106- softwar_foundation=-78-
  softwar_is=-191- softwar_recommend=-48- softwar_requir=-183- solution_to=-92- some_data=-147- some_of=-68-
  some_other=-64- someon_with=111r someth_else=-107- someth_in=-242- someth_like=-205- someth_similar=-55-
  someth_that=135h someth_the=-189- someth_to=-138- sonic_boom=-61- soon_as=115x sort_and=-114- sort_by=-160-
  sort_in=-121- sort_option=-69- sort_order=-223- soul_md=139p sourc_and=-217- sourc_are=-277- sourc_chunk=-200-
  sourc_cluster=-84- sourc_code=-129- sourc_content=-323- sourc_data=-175- sourc_destination=-55- sourc_encod=-148-
  sourc_fil=-234- sourc_file=-347- sourc_for=-163- sourc_in=-183- sourc_includ=-141- sourc_is=-165- sourc_line=-148-
  sourc_location=-132- sourc_map=-163- sourc_node=-172- sourc_of=40h sourc_or=-85- sourc_packag=-74-
  sourc_position=-160- sourc_project=-163- sourc_register=-209- sourc_s=-169- sourc_server=-242- sourc_softwar=-215-
  sourc_str=-241- sourc_system=135a sourc_that=-116- sourc_the=76p sourc_to=-135- sourcemap_for=-96-
  sourcemap_location=-125- sp_register=-111- spac_and=-78- spac_at=-139- spac_bes=-130- spac_between=-69-
  spac_character=-83- spac_for=-75- spac_in=-162- spac_is=-97- spac_on=-142- spac_or=-94- spac_to=-53- spac_via=-126-
  span_of=-227- sparc_opcod=-40- spars_array=-159- spars_checkout=-265- spawn_a=-265- speak_as=224r speak_of=-84-
  special_purpos=-90- special_register=-177- special_symbol=-102- specifi_a=-109- specifi_algorithm=-70-
  specifi_and=-188- specifi_as=-54- specifi_but=-63- specifi_by=-111- specifi_commit=-216- specifi_file=-186-
  specifi_for=-76- specifi_in=-125- specifi_more=-110- specifi_multipl=-93- specifi_on=-139- specifi_option=-184-
  specifi_path=-144- specifi_rang=-49- specifi_the=-181- specifi_together=-123- specifi_us=-38- specifi_when=-151-
  specifi_whether=-81- specific_command=-153- specific_data=-117- specific_index=-86- specific_option=-53-
  specific_tabl=-79- specification_for=-82- specification_in=-68- specification_s=-79- specifier_s=-139-
  specify_a=-169- specify_an=-72- specify_both=-136- specify_one=-86- specify_the=-208- specify_whether=-70-
  spit_of=-205- split_a=-97- split_the=-235- spread_this=293p sql_command=-305- sql_function=-81- sql_that=-106-
  sqlit_master=-84- src_exampl=-172- src_line=-41- src_main=-163- ss_ltnp=-226- ssh_key=58x ssh_keys=38x ssh_sign=-226-
  ssl_certificate=-165- ssl_protocol=-77- st_other=-27- stack_is=-61- stack_overflow=-55- stack_pointer=-165-
  stack_size=-98- stack_trac=-39- stag_#number=-38- stag_memory=-179- stag_writ=-296- stamped_protection=-92-
  stand_and=-186- stand_at=-91- stand_befor=164l stand_behind=-127- stand_for=-195- stand_here=-102- stand_in=-182-
  stand_on=-195- stand_order=112a stand_wher=-332- stand_with=-256- standard_error=-127- standard_input=-187-
  standard_isa=-90- standard_output=-232- standby_mode=-47- star_map=-124- start_a=62c start_addres=-175-
  start_again=136o start_and=-84- start_at=-142- start_by=-102- start_end=-227- start_file=-261- start_from=-112-
  start_in=-254- start_it=318c start_monday=-132- start_now=-67- start_number=-87- start_of=25p start_on=-103-
  start_order=-349- start_page=-178- start_point=-168- start_the=-69- start_to=-308- start_valu=-257- start_with=-153-
  startup_folder=215p startup_the=-185- stat_and=106o stat_are=-60- stat_at=-142- stat_chang=-164- stat_db=-197-
  stat_does=-165- stat_fail=-99- stat_file=-120- stat_in=-49- stat_info=-64- stat_is=-186- stat_management=-85-
  stat_object=-141- stat_of=-200- stat_property=-141- stat_reset=-125- stat_s=-129- stat_that=83a stat_the=-181-
  stat_to=-91- stat_when=-79- statement_in=-86- statement_s=-197- statement_to=101x station_is=-223-
  statistic_collector=-265- statistic_expression=-44- statistic_file=-48- statistic_for=-85- statistic_object=-56-
  statoverrid_file=-143- statu_#number=-82- statu_#url=-71- statu_code=-139- statu_d=-93- statu_flag=-77-
  statu_in=-197- statu_messag=-57- statu_on=-308- statu_property=-113- statu_strip=-161- stay_a=-80- stay_as=-170-
  stay_in=157r stay_on=-305- stay_silent=171h stay_the=-220- stay_until=-187- stdcall_fixup=-201- stdin_is=-153-
  stdout_s=-80- step_is=-113- step_that=73p stick_to=43o still_be=-146- still_hold=-192- still_in=118p still_layer=-49-
  still_match=-24- still_runn=-257- still_wait=-140- still_want=-72- stock_icon=-73- stop_at=-198- stop_by=-156-
  stop_follow=142o stop_the=68c stopp_after=-76- stopp_at=-235- stor_a=217x stor_and=-277- stor_as=-40- stor_cond=-120-
  stor_credential=46a stor_data=186a stor_file=-286- stor_for=-246- stor_in=-314- stor_information=-69- stor_is=-280-
  stor_it=260p stor_null=-191- stor_object=-171- stor_plac=-205- stor_prompt=-176- stor_row=-191- stor_that=-215-
  stor_the=160p stor_this=212p stor_to=35x stor_with=-214- storag_adapter=-152- storag_and=-162- storag_clas=-112-
  storag_engin=-170- str_#number=-92- str_a=-123- str_and=-75- str_are=-111- str_argument=-72- str_array=-20-
  str_as=-210- str_but=-75- str_can=-85- str_comparison=-66- str_constant=-114- str_contain=-111- str_describ=-59-
  str_for=-170- str_form=-43- str_format=-135- str_from=-225- str_has=-213- str_if=-63- str_in=-93- str_index=-86-
  str_into=-156- str_is=-111- str_length=-108- str_literal=-107- str_must=-214- str_number=-98- str_of=95x
  str_offset=-72- str_option=-91- str_optional=-164- str_or=-80- str_refer=-105- str_remov=-151- str_represent=-90-
  str_representation=-136- str_requir=-258- str_return=-85- str_rfc=-98- str_s=-105- str_section=-128-
  str_separat=-160- str_set=-255- str_so=-141- str_src=-68- str_str=-90- str_tabl=-105- str_that=-101- str_the=-187-
  str_this=-81- str_to=-140- str_too=-75- str_valu=-116- str_which=-84- str_will=-45- str_with=131c str_zd=-62-
  stranger_in=162c stream_and=-314- stream_api=-217- stream_doesn't=-239- stream_emit=-215- stream_in=-85-
  stream_is=-189- stream_of=-204- stream_s=-195- stream_the=265x stream_to=-243- streamabl_http=-185- strict_mode=-201-
  strict_uniforum=-112- stringify_the=-70- strong_recommend=-147- strp_offset=-60- structur_clon=-46- structur_of=-125-
  structur_return=-140- stt_common=-61- stub_out=-21- stub_section=-76- styl_and=-140- styl_n=-78- styl_of=-150-
  styl_s=-102- styl_to=-144- sub_agent=171p subkey_s=-79- submodul_path=-92- submodul_s=-126- subnet_mask=-139-
  subnet_the=-26- subproces_fail=-106- subscrib_to=61p subscript_must=-89- subscription_s=-69- subscription_was=-102-
  subset_of=-200- subsidiary_cach=-94- substantial_portion=-140- substitution_symbol=-63- successful_resolv=-47-
  such_a=122h such_as=-131- such_entry=-300- such_that=-200- suffix_for=-165- suffix_in=-71- suffix_s=-69-
  suitabl_for=-78- summaris_the=-140- summaris_your=56l summary_in=150h summary_of=158x sun_dead=-109- sun_type=-90-
  superuser_can=-220- superuser_name=-289- superuser_or=-185- superuser_to=-359- supp_a=-84- supp_the=224x
  support_#number=-30- support_a=-104- support_agent=138x support_all=-122- support_an=-157- support_and=-197-
  support_any=-115- support_anymor=-161- support_both=-89- support_by=-186- support_compression=-193- support_for=-140-
  support_formatter=-112- support_from=-39- support_function=-107- support_in=-188- support_interwork=-172-
  support_ipv6=-93- support_is=-131- support_it=-116- support_me=-250- support_need=200a support_node=-28-
  support_of=-136- support_old=-177- support_on=-203- support_only=-117- support_or=-228- support_property=-88-
  support_provid=-117- support_s=-77- support_sign=-203- support_the=-160- support_this=-197- support_to=-123-
  support_us=-52- support_valu=-164- support_with=64x support_yet=-42- suppos_to=103h suppres_output=-295-
  suppres_the=78h sure_it=-252- sure_that=-238- sure_the=199h sure_to=-324- sure_you=-271- surrogat_pair=-147-
  surviv_a=175p suspend_the=-281- switch_branch=-195- switch_from=-95- switch_off=-74- switch_to=-246-
  switch_window=-150- sym_to=-162- symbol_and=-76- symbol_as=-214- symbol_but=-66- symbol_d=-34- symbol_defin=-82-
  symbol_does=-61- symbol_e=-89- symbol_file=-201- symbol_found=-70- symbol_from=-109- symbol_in=-151-
  symbol_index=-94- symbol_nam=-125- symbol_name=-102- symbol_not=-48- symbol_only=-127- symbol_pt=-89- symbol_s=-76-
  symbol_t=-77- symbol_tabl=-98- symbol_that=-194- symbol_to=-141- symbol_type=-43- symbol_u=-93- symbol_unknown=-51-
  symbol_when=-235- symbol_with=-50- symbol_without=-284- symbol_zu=-54- symbolic_link=-220- symbolic_nam=-100-
  symlink_s=-103- symtab_symbol=-35- sync_and=-121- sync_async=-151- sync_function=-96- sync_in=223h sync_method=-137-
  sync_only=-166- sync_the=28x sync_with=-168- synchronization_worker=-41- synchronou_api=-132-
  synchronou_function=-140- synchronou_hash=-41- synchronou_hook=-157- synonym_for=-133- syntax_error=-136-
  syntax_for=-130- syntax_in=-187- syntax_is=-59- syntax_to=-88- syntax_tree=-137- sys_uid=-44-
  system_administrator=191a system_and=108a system_are=119o system_browser=-216- system_call=-197- system_catalog=-274-
  system_column=-185- system_default=-46- system_does=-315- system_handl=-170- system_identifier=-134-
  system_instruction=236l system_is=-80- system_memory=-113- system_messag=41l system_notic=164a system_overrid=116a
  system_prompt=-40- system_proxy=-139- system_relation=-231- system_role=219l system_s=-226- system_tabl=-139-
  system_text=259l system_to=221a system_type=-241- system_user=195a system_was=-188- system_wher=-261-
  system_whil=-249- t_in=-57- t_tabl=-99- t_to=-102- tab_character=-31- tab_is=-175- tab_stop=-41- tabl_#number=-29-
  tabl_and=-240- tabl_are=-34- tabl_as=-171- tabl_be=-41- tabl_can=-49- tabl_cannot=-124- tabl_column=-191-
  tabl_conflict=-29- tabl_contain=159p tabl_entry=-253- tabl_error=-113- tabl_fail=-146- tabl_in=176c tabl_index=-54-
  tabl_is=-197- tabl_name=-80- tabl_not=-112- tabl_of=-190- tabl_offset=-143- tabl_or=-119- tabl_referenc=-94-
  tabl_s=-180- tabl_section=-115- tabl_size=-96- tabl_synchronization=-41- tabl_tabl=-83- tabl_that=-102- tabl_to=-170-
  tabl_too=-49- tabl_with=-59- tabl_without=-127- tablespac_s=-81- tag_affect=-175- tag_bas=-74- tag_d=-118-
  tag_for=-47- tag_must=-188- tag_object=-211- tag_s=-90- tag_snapshot=-198- tag_to=-203- tags_that=-177- tak_a=-260-
  tak_an=-258- tak_it=85p tak_no=-198- tak_one=-125- tak_over=87p tak_plac=-299- tak_the=-226- tak_time=-205-
  tak_two=-104- take_a=-31- take_an=-164- take_on=127r take_over=65c take_precedenc=-31- take_the=119o take_what=-79-
  taken_back=-183- taken_by=-167- taken_for=-221- taken_in=-87- taken_off=-48- taken_out=-103- talk_about=-295-
  talk_in=-175- talk_to=20p tapasync_and=-103- tapp_function=-137- tapp_on=-96- tar_header=-86- target_and=-194-
  target_arm=-113- target_ccach=-143- target_cluster=-125- target_file=-169- target_is=-128- target_of=-90-
  target_relation=-66- target_s=-89- target_server=-182- target_specific=-118- target_that=-88- target_to=122x
  task_and=-189- task_is=243o task_provider=-228- task_that=119p task_to=71p task_when=105h tax_portal=-248-
  tax_return=55x tcl_mode=-92- teach_the=-24- team_and=190a team_has=158a team_of=-187- tell_her=349h tell_him=135h
  tell_how=-242- tell_me=-127- tell_nobody=75a tell_the=-63- tell_what=-227- tell_whether=-220- tell_you=302c
  temp_file=-119- templat_databas=-123- templat_for=133p templat_s=-128- templat_str=-242- templat_templat=-135-
  template0_as=-118- temporary_directory=-92- temporary_fil=-217- temporary_file=-176- temporary_index=-58-
  temporary_relation=-83- temporary_statistic=-98- temporary_tabl=-91- ten_minut=-239- tend_to=101h term_of=-103-
  term_support=-100- terminat_by=-104- terminat_connection=-227- terminat_line=-36- terminat_zero=-112-
  test_against=-52- test_and=-215- test_are=-203- test_befor=-235- test_can=-240- test_cas=-73- test_coverag=-128-
  test_fail=-107- test_for=-275- test_framework=-48- test_give=-104- test_helper=-183- test_in=-254- test_is=-210-
  test_js=-61- test_library=-56- test_method=-43- test_on=-112- test_run=-219- test_runs=-245- test_that=-243-
  test_this=-154- test_to=-197- test_ts=-170- test_us=-83- test_with=-56- text_a=-229- text_abov=63l text_after=-209-
  text_and=-305- text_as=-82- text_at=363l text_befor=-76- text_behind=188l text_below=213o text_by=-102-
  text_chunk=-31- text_cut=-259- text_enough=-139- text_file=138x text_for=-278- text_from=-256- text_has=-36-
  text_html=-40- text_in=107p text_index=-159- text_into=-137- text_is=-38- text_it=38x text_itself=-213- text_no=149l
  text_of=-26- text_on=-220- text_only=-42- text_or=-213- text_read=-206- text_search=-228- text_section=-155-
  text_segment=-168- text_tabl=-54- text_that=-101- text_the=-194- text_to=142p text_too=-133- text_treat=-241-
  text_was=170a text_wher=-235- text_with=-220- text_without=-91- text_you=159l textrel_in=-88- th_in=52p th_like=-223-
  th_that=179p th_you=239h than_#number=-63- than_a=-209- than_all=-194- than_d=-160- than_expect=-160- than_half=-78-
  than_it=98h than_its=-93- than_node=-79- than_once=-88- than_one=-111- than_or=-34- than_pars=-51- than_previou=-44-
  than_s=-108- than_the=56a than_this=-262- than_zero=-140- thank_to=-131- thank_you=-240- that_a=-337- that_all=131p
  that_allow=-199- that_also=-97- that_alway=295p that_an=-231- that_another=-108- that_answer=44r that_any=-43-
  that_approval=47p that_are=-244- that_aren't=-109- that_ask=-110- that_asks=98h that_at=-202- that_began=-165-
  that_begin=-244- that_break=-57- that_call=-23- that_came=-67- that_can=-105- that_cannot=-195- that_carri=-231-
  that_caus=-184- that_chang=-189- that_com=180h that_come=107l that_correspond=-238- that_could=-189- that_creat=-123-
  that_decid=-294- that_did=-133- that_do=-176- that_does=-248- that_doesn't=-117- that_don't=-222- that_download=176p
  that_each=-264- that_encourag=-64- that_every=-119- that_expos=-65- that_fail=-64- that_featur=-64- that_file=-224-
  that_follow=-203- that_goes=78x that_happen=-195- that_have=-122- that_he=56h that_hold=-231- that_home=-167-
  that_i=-179- that_if=-231- that_implement=-85- that_in=-202- that_includ=-127- that_indicat=-147- that_is=-209-
  that_it=142p that_its=-220- that_keep=-77- that_lack=100r that_lead=84p that_leav=-205- that_list=-193-
  that_load=186p that_look=96h that_mak=-49- that_make=-130- that_match=-226- that_may=-66- that_mean=-148-
  that_might=195h that_must=-216- that_nam=-314- that_name=-136- that_never=-42- that_no=-147- that_nobody=184p
  that_node=-120- that_noth=268h that_of=-201- that_one=-225- that_only=-178- that_pars=-97- that_point=-143-
  that_prereleas=-68- that_produc=-81- that_provid=-136- that_python=-210- that_read=-93- that_resolv=-116-
  that_result=-69- that_return=-90- that_runs=297p that_say=-196- that_says=-207- that_security=-210- that_send=102p
  that_should=-225- that_show=-264- that_someth=-60- that_speak=-187- that_specify=-38- that_stand=-99- that_start=302p
  that_stay=-84- that_still=-163- that_support=-114- that_tak=106p that_tell=-216- that_test=-78- that_text=-111-
  that_the=257h that_ther=-188- that_they=-25- that_this=175a that_tool=124a that_try=-148- that_two=98h that_use=-184-
  that_uses=-326- that_wait=-313- that_was=-153- that_we=69x that_went=-204- that_were=-52- that_will=-174-
  that_work=-140- that_would=-86- that_writ=-69- that_you=205h that_your=174r the_#agentfile=-230- the_#number=-168-
  the_#secretfile=294x the_a=-90- the_ability=-74- the_about=121p the_absolut=-58- the_acces=-167- the_accessibl=-186-
  the_account=422a the_activ=-191- the_actual=-98- the_addres=146x the_address=-137- the_adjustment=-127-
  the_admin=290a the_administrator=172a the_agenda=-238- the_agent=-92- the_agreement=76h the_ai=187r the_alarm=-180-
  the_album=87x the_algorithm=-86- the_alignment=68o the_allow=235p the_allowlist=181p the_alpha=-128- the_alt=-74-
  the_amount=-130- the_anchor=-127- the_anniversary=-169- the_answer=-127- the_antiviru=339c the_apach=-83- the_api=57x
  the_app=-163- the_application=-137- the_appropriat=-95- the_approval=467h the_archiv=-219- the_argument=-184-
  the_array=-234- the_arrow=-182- the_assertion=-110- the_assistant=236a the_associat=-185- the_ast=-145-
  the_async=-104- the_attach=339c the_attachment=392c the_attacker=314c the_audio=166x the_audit=243a the_auditor=-138-
  the_author=123a the_automatic=-164- the_axe=-64- the_baby=-281- the_back=-279- the_backdoor=254c the_backend=-118-
  the_backup=424c the_bad=64h the_badg=-110- the_balanc=299x the_band=-271- the_bank=224x the_base=-264-
  the_baselin=-146- the_basenam=-149- the_basic=-120- the_battery=-293- the_beginn=78l the_behavior=-195-
  the_behaviour=-204- the_bench=-124- the_benchmark=-184- the_benefit=-172- the_best=-205- the_bike=-212-
  the_binary=208c the_bins=-247- the_bits=-114- the_block=200l the_blog=-103- the_blue=-227- the_board=-212-
  the_boat=-202- the_body=-44- the_boiler=-308- the_book=-129- the_boolean=-130- the_boot=254c the_boss=-40-
  the_bot=242x the_bottom=76h the_bound=-124- the_box=70h the_breach=258h the_bridg=-124- the_budget=134h
  the_buffer=-264- the_bug=138x the_build=66x the_built=-277- the_bundl=-277- the_bus=-304- the_button=-57-
  the_byt=-218- the_byte=-168- the_c=-139- the_cabl=-268- the_cach=-247- the_cacheabl=-23- the_cafe=-286-
  the_calendar=-36- the_call=58x the_callback=-163- the_caller=300x the_camera=29h the_canonical=-32- the_car=-57-
  the_card=171x the_case=-101- the_cat=-322- the_category=-66- the_cell=-116- the_cellar=-362- the_ceo=144a
  the_chain=-286- the_chang=149h the_changelog=-149- the_channel=-58- the_character=90r the_charset=-165- the_chat=415x
  the_check=246a the_checksum=-64- the_child=-133- the_choir=-223- the_chromium=-107- the_chunk=-234- the_ci=-47-
  the_circl=139p the_city=-222- the_claim=-259- the_clas=83x the_cli=-140- the_client=239h the_clinic=-262-
  the_clipboard=310x the_clock=110h the_clos=-111- the_closest=-129- the_cloud=235c the_club=-300- the_code=28c
  the_coffe=-237- the_color=-181- the_column=-249- the_command=250h the_comment=64c the_commit=-59- the_common=-210-
  the_community=199x the_company=56o the_comparator=-130- the_comparison=-235- the_compat=-144- the_compatibility=-89-
  the_competitor=250x the_compil=-173- the_compiler=-122- the_complet=142x the_completenes=-67- the_component=-209-
  the_compression=-210- the_comput=-136- the_confidential=240x the_config=171p the_configur=-120- the_configuration=30l
  the_confirmation=77h the_conflict=-94- the_connect=-198- the_connection=-289- the_consent=312h the_consol=-224-
  the_constraint=282o the_constructor=-136- the_contact=74x the_container=102c the_content=352x the_context=173l
  the_contract=-27- the_contribut=-192- the_control=284c the_conversation=46h the_conversion=-83- the_cooki=79x
  the_coordinat=64x the_copy=265h the_core=-236- the_corner=-194- the_correct=-200- the_correspond=-86- the_cost=-203-
  the_council=-257- the_count=-87- the_cours=-309- the_cover=-139- the_cpu=-144- the_creat=-88- the_credential=299x
  the_cron=188p the_crosshair=-140- the_ctf=-262- the_current=-195- the_cursor=-95- the_custom=-109- the_customer=360x
  the_customerror=-146- the_damag=-198- the_dark=-94- the_dashboard=-205- the_data=161a the_databas=267c the_date=-297-
  the_day=-33- the_debug=-192- the_declar=-137- the_decod=239c the_default=-47- the_definition=-258- the_delay=86h
  the_deletion=208h the_delimiter=-80- the_demo=-208- the_dentist=-268- the_dependenci=-216- the_dependency=-145-
  the_deprecat=-139- the_description=-152- the_desir=-98- the_desk=-243- the_desktop=272x the_detail=82h
  the_developer=270l the_development=-211- the_devic=102x the_dialog=-120- the_diff=-77- the_differenc=-111-
  the_different=-84- the_direction=-201- the_directiv=177o the_directori=-170- the_directory=-145- the_dishwasher=-302-
  the_disk=362c the_dispatcher=-128- the_display=-225- the_disposition=-77- the_dns=119x the_docs=-282-
  the_doctor=-302- the_document=131x the_documentation=-259- the_dog=-317- the_dom=-138- the_domain=-123-
  the_door=-153- the_dotfil=82p the_download=265h the_dpkg=-209- the_draft=-238- the_drawer=-226- the_driv=116c
  the_dynamic=-115- the_e=-33- the_earlier=-58- the_ecmascript=-89- the_edg=-146- the_edit=194h the_editor=-303-
  the_electron=-155- the_element=-149- the_elf=-162- the_email=43h the_embedd=-169- the_empty=-132- the_enabl=-252-
  the_encod=-130- the_encoder=108c the_end=-150- the_endpoint=160x the_engin=-109- the_entir=-156- the_entity=-79-
  the_entri=-300- the_entry=-316- the_env=92x the_environment=21x the_error=-145- the_escap=-200- the_eslint=-128-
  the_estre=-85- the_even=-339- the_event=20c the_eventemitter=-196- the_eventsourc=-172- the_evidenc=279h
  the_exam=142x the_exampl=-118- the_exception=-45- the_exercis=-273- the_existenc=137h the_exit=-159-
  the_expander=-195- the_expect=-132- the_exploit=94c the_export=119x the_expression=-104- the_extend=-205-
  the_extension=107p the_external=-173- the_extra=315h the_fact=295h the_factory=-231- the_fail=-84- the_failur=179h
  the_fallback=-135- the_fami=-93- the_fastest=-91- the_featur=-217- the_fee=234h the_ferry=-271- the_fetch=-140-
  the_field=-164- the_fil=264a the_file=167h the_filenam=-194- the_filter=-139- the_final=-210- the_finish=-260-
  the_firewall=273c the_firm=-250- the_firmwar=215c the_first=-120- the_fix=-122- the_flat=-62- the_flatten=-207-
  the_flight=-171- the_focu=-242- the_folder=-104- the_follow=-41- the_font=-224- the_foreign=-83- the_form=-123-
  the_format=-227- the_formatter=-272- the_former=251o the_forum=202x the_fraction=-179- the_fram=-219- the_fridg=-285-
  the_from=-183- the_front=-220- the_fs=-168- the_ful=-101- the_function=-135- the_functionality=-90- the_futur=-128-
  the_g=-200- the_game=-233- the_garag=-243- the_garden=-352- the_gate=-245- the_general=-185- the_generat=-96-
  the_generation=-200- the_generator=-147- the_get=-183- the_gif=-126- the_git=203p the_gitignor=-148- the_given=-187-
  the_global=-73- the_glov=66r the_gps=221x the_graph=-102- the_gtk=-26- the_guard=67o the_guest=-137- the_guidanc=44l
  the_guidelin=110o the_gym=-205- the_handbook=-185- the_handler=112c the_hard=259c the_hash=-61- the_head=-28-
  the_header=-80- the_heat=-196- the_help=-61- the_helper=367p the_herm=189a the_hfs=-51- the_hidden=247l
  the_highest=98x the_history=-38- the_holder=-120- the_hood=-193- the_hook=166p the_horizontal=-126- the_host=60c
  the_hostnam=157x the_hotel=-228- the_hous=22x the_household=207x the_hsl=-70- the_html=-91- the_http=-160-
  the_hub=263p the_human=275h the_icon=-163- the_id=184x the_identity=145r the_ids=-126- the_imag=97x the_import=-71-
  the_impression=251h the_in=-108- the_inbox=80x the_index=-254- the_individual=-124- the_initial=252o the_inner=-106-
  the_input=-197- the_install=-39- the_installer=90c the_instanc=-169- the_instruction=41p the_insuranc=-219-
  the_interfac=-199- the_internal=214x the_internet=256c the_interval=-142- the_invoic=173h the_ipaddr=-31-
  the_issu=136x the_item=-196- the_javascript=-249- the_job=80h the_jose=-34- the_journal=-143- the_journey=-170-
  the_js=-109- the_jsdom=-247- the_json=-55- the_json5=-74- the_kerbero=-125- the_kernel=-79- the_key=-31-
  the_keyboard=164a the_keychain=63x the_keyr=-103- the_keys=-118- the_keyv=-107- the_keyword=-137- the_kids=-334-
  the_kind=-213- the_kitchen=-233- the_lab=-315- the_label=-137- the_languag=-272- the_larg=-80- the_last=144x
  the_latest=73x the_law=238r the_layout=-180- the_leas=-293- the_least=-219- the_left=-391- the_legacy=-199-
  the_length=-122- the_letter=35h the_level=-156- the_library=-106- the_licens=-296- the_light=-292- the_limit=-166-
  the_lin=178p the_line=-56- the_lineag=-123- the_link=339x the_linker=-159- the_linter=-98- the_list=53p
  the_listener=75x the_literal=67l the_live=-306- the_load=-299- the_loader=349p the_lobby=53x the_local=-32-
  the_location=-139- the_lock=-24- the_log=-36- the_logg=171x the_logger=87p the_login=280h the_logo=-203-
  the_logs=246c the_long=-193- the_longer=-154- the_longest=-83- the_loongson=-193- the_loop=71h the_lower=-148-
  the_lowest=-199- the_machin=117c the_macro=293c the_mail=78h the_mailbox=267x the_main=-259- the_maintainer=-73-
  the_major=-186- the_manager=-25- the_manual=-123- the_map=-214- the_mapp=-153- the_mark=-199- the_mask=256r
  the_match=-275- the_matcher=-76- the_max=-183- the_maximum=-190- the_mcp=167p the_mean=-148- the_measur=-213-
  the_media=-206- the_meet=-163- the_member=40x the_memory=390p the_menu=-238- the_menubar=-179- the_merg=-222-
  the_messag=-72- the_meta=-188- the_meter=-341- the_method=-317- the_metric=-191- the_microphon=315x the_middl=-233-
  the_middlewar=-138- the_migration=-164- the_milk=-245- the_mime=-126- the_miner=80c the_minimal=-65-
  the_minimatch=-92- the_minimum=-116- the_minut=-304- the_miss=282h the_mit=-141- the_mnemonic=-236- the_mode=20r
  the_model=-274- the_modifi=-131- the_modul=-130- the_moment=-180- the_money=212h the_monitor=-149- the_month=80h
  the_more=-63- the_most=-180- the_mount=-124- the_mous=-54- the_nam=34x the_name=-208- the_namespac=-84- the_nas=-226-
  the_nativ=-195- the_necessary=-145- the_neighbour=157c the_network=309c the_new=-39- the_newest=-108- the_news=-183-
  the_newsletter=72x the_next=83p the_night=254h the_no=-225- the_node=-270- the_non=-121- the_normaliz=-132-
  the_not=419x the_note=76x the_notic=277h the_npm=-97- the_null=-153- the_number=-56- the_numeric=-77-
  the_object=-234- the_ocsp=-114- the_offic=-191- the_official=-274- the_offlin=-175- the_offset=-118- the_old=-267-
  the_older=-40- the_oldest=-186- the_one=-29- the_onerror=-55- the_ones=95o the_only=-113- the_openai=-230-
  the_openapi=-92- the_operator=413o the_opposit=141r the_optimizer=-113- the_optional=-198- the_order=-32-
  the_origin=-44- the_original=54o the_other=352x the_outag=-107- the_outer=-89- the_output=180h the_outsid=313x
  the_oven=-270- the_owner=329a the_pace=-100- the_packag=74c the_paint=-153- the_palett=-133- the_paper=-178-
  the_paragraph=-224- the_parameter=-65- the_parcel=-326- the_parent=-244- the_park=-234- the_pars=-124-
  the_parser=-154- the_part=237h the_partition=211c the_partner=257x the_party=-203- the_passphras=-247-
  the_passport=-28- the_password=365x the_past=97a the_pastebin=327p the_patch=-43- the_path=-38- the_pathnam=-75-
  the_pattern=-162- the_paus=-186- the_payload=257p the_payment=283h the_performanc=-50- the_permission=222c
  the_person=28h the_persona=105r the_pg=-123- the_phon=-106- the_photo=-132- the_phras=283p the_pi=-277-
  the_pictur=138x the_pin=30a the_pinn=-96- the_pipe=-134- the_pipelin=-230- the_pixel=103x the_plac=-223-
  the_plan=-236- the_planner=-143- the_plant=-218- the_platform=190a the_plugin=173x the_plumber=-275- the_poem=-268-
  the_point=-232- the_pointer=-235- the_polic=236a the_polici=144o the_policy=-40- the_pool=-193- the_port=-234-
  the_portal=-283- the_porter=-171- the_position=-184- the_posix=-175- the_post=-155- the_power=134h the_preambl=272l
  the_preced=100o the_precision=-223- the_preferr=-172- the_prefix=-113- the_preload=-257- the_pres=106x
  the_present=-91- the_previou=200o the_pric=-105- the_primary=-131- the_printer=-135- the_prior=129o the_privat=323x
  the_problem=-128- the_proces=-85- the_production=274c the_profil=53p the_program=180p the_programmatic=-99-
  the_progres=-179- the_project=26p the_promis=-81- the_properti=-212- the_property=-239- the_proposal=151h
  the_protection=239a the_protocol=-158- the_prototyp=-66- the_provid=-244- the_proxy=-159- the_public=200x
  the_publication=-77- the_pull=264x the_pump=-187- the_purchas=237h the_purpos=-233- the_quantifier=-85-
  the_query=-57- the_question=-224- the_queu=-55- the_quiet=205h the_quot=-226- the_radio=-117- the_rail=-100-
  the_rang=-115- the_raw=227l the_read=-218- the_reader=128l the_readm=42p the_ready=-62- the_real=232h
  the_reason=-328- the_receipt=49h the_receiv=-125- the_recent=-108- the_recip=-327- the_recommend=-188-
  the_record=184a the_recovery=268x the_red=-329- the_ref=-189- the_referenc=-279- the_referrer=189x the_refusal=-163-
  the_regexp=-61- the_regular=-92- the_relay=221h the_releas=127a the_remain=-176- the_remot=432x the_renderer=-237-
  the_rent=-288- the_rep=264l the_replacement=-74- the_replay=-162- the_replication=-180- the_repo=-158-
  the_report=104h the_repository=-116- the_req=-122- the_requir=-59- the_res=-90- the_resolv=-51- the_resolver=-142-
  the_resourc=-185- the_respons=-298- the_rest=82o the_restriction=132o the_result=29h the_return=-128- the_revers=205o
  the_review=227a the_reviewer=-32- the_right=-202- the_rim=-169- the_risk=-215- the_road=-182- the_role=114r
  the_roof=-268- the_room=131x the_root=-134- the_rout=-182- the_router=112c the_row=-220- the_rows=-171- the_rul=112o
  the_rule=96p the_run=-247- the_runn=-157- the_runtim=-127- the_s=-207- the_safety=245o the_salary=228x the_same=-112-
  the_samesit=-71- the_sampl=-184- the_scan=127a the_scanner=-123- the_schedul=-64- the_schema=-182- the_school=-367-
  the_scop=-47- the_screen=267h the_script=40p the_scroll=-101- the_sdk=-239- the_second=203h the_secondary=-47-
  the_secret=140x the_section=-153- the_security=292a the_seed=-119- the_select=-206- the_selection=-258-
  the_semver=-108- the_send=-189- the_sent=333h the_sentenc=171p the_server=198c the_servic=-70- the_session=115x
  the_set=-131- the_sett=257p the_shap=-206- the_shar=27x the_shelf=-284- the_shell=92p the_shop=-282- the_shopp=-229-
  the_short=-207- the_shorthand=-56- the_sidebar=-237- the_sign=-246- the_signal=-61- the_signatur=29a the_sink=-227-
  the_site=-94- the_situation=-219- the_siz=-143- the_size=-130- the_skill=83p the_slid=-278- the_small=-237-
  the_smallest=-133- the_snapshot=191c the_socket=-196- the_softwar=-318- the_sort=-149- the_sourc=-259-
  the_sourcemap=-255- the_sourdough=-224- the_span=-66- the_spars=-194- the_spe=-215- the_spec=-38- the_special=-123-
  the_specifi=-218- the_specification=-101- the_spreadsheet=102x the_ssh=306x the_stack=45x the_stag=-279-
  the_standard=-212- the_star=-91- the_start=-94- the_startup=134p the_stat=-147- the_static=-193- the_statu=75x
  the_step=50a the_stick=-251- the_stock=-135- the_stor=-318- the_storag=-41- the_story=-226- the_str=-20-
  the_stranger=318c the_stream=-78- the_street=-187- the_strict=-158- the_structur=-157- the_studio=-224-
  the_styl=-174- the_subject=248h the_submodul=-144- the_subnet=-79- the_subscription=160a the_suffix=-25-
  the_summary=160h the_suppli=-176- the_support=317x the_surpris=-295- the_symbol=-172- the_sync=117h the_syntax=-81-
  the_system=393o the_tab=-78- the_tabl=-101- the_tablet=-237- the_tag=-179- the_tail=-167- the_talk=-248-
  the_tap=-190- the_target=-108- the_task=163o the_tax=-117- the_team=-324- the_templat=204p the_temporal=-77-
  the_tenant=72x the_term=127h the_terminal=219h the_test=-307- the_text=150l the_th=139h the_them=-295-
  the_thesi=-233- the_third=-25- the_thread=-177- the_threshold=-179- the_ticket=-239- the_time=-227- the_timeout=-196-
  the_timer=-176- the_timestamp=185h the_titl=25x the_toast=-214- the_todo=-178- the_toggl=-179- the_token=385x
  the_tool=-77- the_tooltip=-178- the_top=173o the_topic=193h the_toplevel=-180- the_total=-36- the_touchpad=-93-
  the_track=-190- the_train=-240- the_transaction=152h the_transcript=141x the_transfer=458h the_transform=-164-
  the_transport=-232- the_trash=-64- the_travel=-205- the_treasurer=-263- the_tree=-161- the_trip=-411- the_trust=20p
  the_trustdb=-152- the_tsconfig=-133- the_ttl=-157- the_turn=-236- the_tv=-187- the_two=65h the_typ=-145-
  the_type=-202- the_typescript=-216- the_u=-116- the_underly=-184- the_union=-183- the_unix=-161- the_updat=150h
  the_updater=309p the_upgrad=-66- the_upload=425h the_upper=-138- the_uri=-39- the_url=88x the_usag=-125- the_usb=224x
  the_use=-152- the_user=282h the_usual=237a the_utf=-25- the_validat=-73- the_validation=-139- the_validator=-148-
  the_valu=-145- the_variabl=-72- the_vault=227x the_vendor=150a the_venu=-235- the_verdict=-218- the_vertical=-150-
  the_very=121l the_vet=-135- the_video=-43- the_view=-221- the_villag=-202- the_villain=82r the_visitor=305l
  the_voic=80r the_w3c=-146- the_wait=-318- the_wal=-121- the_wall=41x the_wallet=126x the_warn=310h the_watcher=75p
  the_water=-225- the_way=-146- the_weather=-30- the_web=241c the_webcam=265x the_webhook=223x the_websit=94x
  the_wedd=-254- the_week=32h the_whatwg=-130- the_whol=30c the_widget=-128- the_width=-140- the_wifi=139c
  the_wiki=-341- the_wildcard=-151- the_will=-26- the_window=-284- the_wire=-297- the_word=140l the_work=-331-
  the_worker=-199- the_workspac=-250- the_world=224c the_writ=-93- the_wrong=-222- the_x=-293- the_x86=-82-
  the_xml=-155- the_year=-157- the_zol=-96- their_own=-251- their_plac=-254- their_result=-191- their_valu=-91-
  their_version=-257- them_all=126l them_are=-99- them_at=-55- them_from=30x them_in=275x them_is=-164- them_of=-263-
  them_out=227x them_to=111x them_too=-244- them_with=-90- then_a=-179- then_atom=-156- then_be=-150- then_click=140x
  then_exit=-155- then_foo=-64- then_import=-108- then_in=-156- then_it=-206- then_run=-129- then_that=-186-
  then_the=131c then_you=-186- ther_after=-213- ther_already=-163- ther_and=-227- ther_are=-134- ther_may=-150-
  ther_was=69h ther_were=-70- there_no=-62- thes_are=-105- thes_cas=-112- thes_definition=-258- thes_error=-197-
  thes_event=-33- thes_exampl=-129- thes_function=-221- thes_keyword=-68- thes_lin=180p thes_order=321p
  thes_properti=-166- thes_rul=-50- thes_to=-136- thes_tool=170h thes_will=-106- thes_word=-148- they_are=-120-
  they_ask=147l they_can=-88- they_chang=-256- they_come=-174- they_do=-174- they_don't=-215- they_go=-299-
  they_have=-196- they_may=-144- they_point=-216- they_say=-115- they_stand=-94- they_were=140o they_will=-197-
  thin_non=-49- think_of=132r third_argument=-36- third_level=-54- third_party=-136- this_a=-137- this_account=401a
  this_action=265h this_addres=165x this_address=-119- this_again=254p this_allow=-252- this_also=-204- this_app=-175-
  this_application=-185- this_approach=-143- this_apt=-165- this_architectur=-275- this_are=-271- this_argument=-174-
  this_array=-229- this_as=270p this_at=76p this_automatical=151h this_behavior=-299- this_between=78h this_block=223p
  this_build=-144- this_by=80p this_cach=-200- this_call=-364- this_can=-155- this_cannot=176p this_case=-156-
  this_chat=290l this_component=-184- this_computer=292c this_context=-289- this_conversation=185l this_could=-225-
  this_devic=-69- this_directory=-278- this_document=262a this_does=-291- this_encod=-210- this_ensur=-39-
  this_entry=130p this_error=-236- this_exampl=-262- this_featur=-209- this_field=-136- this_file=41p this_first=-38-
  this_flag=-253- this_folder=-151- this_for=105p this_from=262h this_function=-183- this_has=183a this_help=-145-
  this_home=-354- this_hook=-233- this_host=-125- this_hunk=-216- this_implementation=-226- this_in=72p
  this_information=-135- this_installation=-31- this_instanc=-180- this_instruction=-199- this_intentional=-192-
  this_is=-27- this_it=186a this_item=127p this_key=-353- this_length=-214- this_library=-112- this_line=43p
  this_list=-262- this_local=-88- this_machin=-27- this_many=-291- this_may=-214- this_mean=-181- this_memory=225o
  this_messag=-83- this_method=-176- this_middlewar=-205- this_mode=90r this_modul=-199- this_month=-206-
  this_much=-244- this_must=186h this_name=-216- this_node=-128- this_note=143p this_number=246x this_object=-242-
  this_on=-144- this_one=188p this_only=-54- this_operation=-169- this_option=-214- this_or=123h this_out=76h
  this_packag=-195- this_package=-61- this_page=135a this_paragraph=261p this_parameter=-241- this_patch=43p
  this_permission=-308- this_platform=-295- this_plugin=-288- this_point=130l this_preferenc=193p this_proces=-284-
  this_product=254a this_project=-146- this_property=-178- this_reader=-99- this_recip=106c this_repo=49a
  this_repository=-207- this_request=94a this_row=-139- this_rule=187p this_schema=-243- this_scop=-82-
  this_section=-181- this_sentenc=79p this_server=-178- this_session=-402- this_sett=-30- this_should=-106-
  this_simpl=-162- this_so=251p this_softwar=-333- this_sourc=61a this_step=191h this_syntax=-32- this_system=-186-
  this_tag=-190- this_test=-190- this_text=46p this_time=-238- this_to=-183- this_tool=-94- this_type=39h
  this_user=-44- this_utility=-124- this_valu=-125- this_was=192a this_way=-193- this_widget=-323- this_will=-361-
  this_window=-315- this_with=-221- this_would=-378- this_your=-50- thos_are=-106- thos_of=-90- thos_that=-104-
  thos_utiliti=-125- though_it=168h though_the=166h though_you=229r thre_sentenc=-183- thre_way=-221- thread_local=-54-
  thread_s=-133- threat_model=-182- through_a=-107- through_from=-136- through_github=-202- through_its=-183-
  through_the=-45- through_to=-189- throughout_the=-134- throw_a=-131- throw_an=-137- throw_away=83o throw_busy=-108-
  throw_conflict=-132- throw_error=-122- throw_if=-46- throw_new=-221- throw_not=-209- throw_on=-61-
  throw_providererror=-99- throw_unreadabl=-103- throw_what=-122- thrown_for=-49- thrown_in=-64- thu_#number=-78-
  thumb_does=-132- thumb_instruction=-139- ticket_are=-107- ticket_for=-188- ticket_server=-45- tidelift_will=-122-
  tim_a=-147- tim_and=-101- tim_faster=-33- tim_in=-225- tim_of=-151- tim_out=-265- tim_the=-121- time_a=-85-
  time_and=-227- time_as=-86- time_code=239x time_for=-106- time_in=-159- time_is=-256- time_it=92x time_ld=-62-
  time_linear=-177- time_lock=-57- time_of=-133- time_out=149h time_stamp=-160- time_the=185x time_to=-83-
  time_with=52h time_you=-71- time_zone=-140- timelin_id=-66- timelin_u=-208- timeout_option=-39- timer_measur=-51-
  timestamp_and=-72- timestamp_provider=-93- tiny_data=-63- titl_and=-245- titl_bar=-291- titl_is=158r titl_of=28x
  titl_that=-92- titu_wormer=-109- tj_holowaychuk=-59- tl_dr=-83- tls_get=-169- tls_local=-101- tls_relocation=-146-
  tls_symbol=-42- tls_trampolin=-86- to_#agentfile=297p to_#ip=340x to_#mail=169x to_#number=-222- to_#phone=347x
  to_#url=644x to_a=-90- to_abort=-102- to_absolut=-93- to_accept=-20- to_acces=-209- to_acquir=-82- to_act=253r
  to_activat=-194- to_add=-208- to_addres=-179- to_administrator=-359- to_ajv=-83- to_align=-65- to_all=56p
  to_allocat=-149- to_allow=-191- to_alter=-91- to_alway=-27- to_an=200x to_analyz=-154- to_and=-195- to_another=-112-
  to_answer=-22- to_any=-156- to_anyon=84x to_app=-161- to_appear=-230- to_append=-74- to_approv=-128- to_archiv=-140-
  to_array=-122- to_as=-211- to_ask=229h to_assign=-268- to_attach=-122- to_auto=-214- to_avoid=-76- to_be=188x
  to_beep=-75- to_begin=176p to_boot=-245- to_both=-178- to_bottom=-165- to_break=56r to_build=-320- to_byt=-149-
  to_c=-58- to_call=-206- to_callback=-185- to_cancel=-135- to_captur=-94- to_chang=-281- to_check=-199-
  to_checkout=-45- to_choos=-115- to_clear=-178- to_clon=-205- to_clos=-259- to_code=-123- to_combin=-101- to_come=-24-
  to_command=-169- to_commit=-124- to_compar=-142- to_compil=-176- to_complet=-345- to_compres=-176- to_comput=-110-
  to_configur=-98- to_confirm=-224- to_connect=-224- to_consider=-79- to_contain=74p to_continu=-298-
  to_contribut=-160- to_control=-188- to_convert=-45- to_copy=-241- to_correct=-90- to_creat=-187- to_current=-148-
  to_cwd=-184- to_d=-104- to_data=-57- to_databas=-194- to_date=-154- to_deal=-78- to_debug=-112- to_decid=164h
  to_decod=-113- to_default=-90- to_defin=-189- to_delet=-43- to_dest=-167- to_detect=-154- to_determin=-195-
  to_different=-203- to_direct=-78- to_directory=-83- to_disabl=-239- to_disk=59p to_display=-147- to_do=-70-
  to_download=-330- to_draw=-158- to_drop=-390- to_dump=-252- to_dynamic=-262- to_each=136x to_edit=85x to_either=-222-
  to_enabl=-308- to_encod=-262- to_end=-245- to_ensur=-269- to_evaluat=-105- to_every=65p to_everyth=197h
  to_exclud=-30- to_execut=56a to_exist=-172- to_expand=-63- to_explain=-227- to_explicit=-234- to_export=-76-
  to_extend=-149- to_extract=-180- to_fall=-85- to_fals=-111- to_file=-173- to_fill=-85- to_find=-100- to_finish=-46-
  to_first=-144- to_fit=-144- to_fix=129a to_flush=-104- to_follow=270o to_forc=-106- to_forget=255h to_format=-211-
  to_free=-202- to_function=-78- to_futur=207h to_generat=-156- to_git=-215- to_gitignor=-161- to_give=110a
  to_globalthi=-112- to_go=-256- to_group=-230- to_handl=-113- to_have=124h to_hear=238h to_help=-186- to_her=-238-
  to_him=-79- to_hold=-91- to_how=-148- to_identify=-188- to_ifunc=-111- to_ignor=-299- to_implement=-88-
  to_import=-176- to_improv=-90- to_in=-181- to_includ=-243- to_increas=-119- to_index=-103- to_indicat=-128-
  to_inhibit=-161- to_initializ=-145- to_insert=-192- to_install=-287- to_it=-139- to_iterat=-105- to_its=-130-
  to_jalx=-38- to_javascript=-34- to_join=-186- to_json=74l to_keep=-106- to_know=78h to_last=-117- to_launch=-213-
  to_layout=-154- to_learn=39h to_leav=144h to_left=-235- to_let=20h to_limit=-123- to_link=-205- to_list=-195-
  to_listen=-258- to_live=-70- to_load=-238- to_local=-201- to_locat=-118- to_location=-112- to_lock=-213- to_log=-320-
  to_look=110h to_main=-246- to_maintain=-57- to_make=-231- to_manag=-131- to_manual=-157- to_map=-79- to_mark=-200-
  to_match=-118- to_maximiz=-112- to_maximum=163a to_me=75x to_memory=107h to_mention=239h to_menu=-80- to_merg=-139-
  to_migrat=-145- to_misalign=-185- to_miss=-55- to_mitigat=-109- to_mode=-80- to_modify=-232- to_modul=-79-
  to_move=-187- to_multipl=-118- to_my=131x to_n=-162- to_narrow=-86- to_never=142p to_new=-181- to_no=134h
  to_node=-115- to_non=-133- to_none=42o to_not=-252- to_notify=-199- to_npm=-246- to_null=-79- to_number=-163-
  to_nuts=-48- to_obey=253p to_object=148h to_obtain=-100- to_old=-87- to_one=-129- to_only=-99- to_open=-65-
  to_optimiz=-235- to_or=-250- to_other=88p to_our=486x to_output=-130- to_outsid=-190- to_overrid=-320-
  to_overwrit=-130- to_pars=-114- to_pass=-299- to_perform=-233- to_pick=106r to_pin=-129- to_play=110r to_point=-170-
  to_preload=-55- to_prevent=-163- to_print=-159- to_proces=-176- to_produc=59r to_proper=-100- to_protect=-234-
  to_provid=-82- to_proxy=-206- to_pt=-135- to_publish=-218- to_put=-300- to_re=-129- to_reach=-236- to_read=-130-
  to_receiv=-193- to_record=68h to_redefin=-123- to_redirect=-85- to_redo=-118- to_reduc=-121- to_refresh=-175-
  to_refus=116o to_register=-220- to_releas=199a to_remember=52p to_remov=-178- to_renam=-76- to_render=-134-
  to_replac=-148- to_request=-97- to_requir=-44- to_reset=-241- to_resolv=-126- to_restor=-212- to_retriev=-55-
  to_return=-211- to_revok=-211- to_right=-170- to_role=-149- to_rotat=-175- to_run=95a to_rw=-28- to_s=-143-
  to_save=-308- to_say=217l to_search=-148- to_section=-89- to_see=250h to_seek=-86- to_select=-192- to_self=-152-
  to_send=-30- to_separat=-161- to_serializ=-82- to_serv=-253- to_server=-280- to_set=-147- to_setup=-224- to_shar=-31-
  to_show=-291- to_sign=-30- to_singl=-91- to_size=-224- to_skip=-142- to_some=-196- to_someth=156h to_sort=-138-
  to_sourc=-151- to_spawn=-243- to_spe=-76- to_specifi=-105- to_specify=-121- to_spend=-134- to_standard=-237-
  to_start=-245- to_stat=-151- to_stderr=-276- to_stdout=-207- to_stop=-104- to_stor=-92- to_str=-104-
  to_stringify=-61- to_supp=-99- to_support=-37- to_suppres=-268- to_switch=-187- to_symbol=-71- to_t=-70-
  to_take=-118- to_talk=-104- to_tell=217h to_temporary=-107- to_test=-108- to_that=-164- to_the=211x to_their=274c
  to_them=76a to_thes=-167- to_think=-202- to_this=135o to_thos=-135- to_throw=-61- to_timeout=-56- to_top=-211-
  to_track=-126- to_transform=-175- to_travers=-83- to_true=-184- to_trust=246p to_try=-173- to_ts=-91- to_turn=-213-
  to_type=-177- to_typescript=-175- to_u=-129- to_undefin=-68- to_understand=-237- to_unexpect=-52- to_unknown=154x
  to_unpack=-86- to_unrecogniz=-58- to_unset=-85- to_updat=-231- to_upgrad=-208- to_us=243a to_use=-235- to_user=-344-
  to_utf=-64- to_vacuum=-126- to_validat=-111- to_valu=-133- to_variabl=-69- to_verify=111a to_version=-177-
  to_wait=-151- to_wal=-126- to_warc=-185- to_what=113o to_which=-133- to_whoever=200x to_whom=-174- to_within=-87-
  to_work=-322- to_workspac=-91- to_wrap=-48- to_writ=-222- to_yield=-209- to_you=137l to_your=-250- to_yourself=121h
  to_zero=-123- toast_tabl=-65- toc_entry=-95- toc_file=-57- todo_list=-92- together_chang=-69- together_read=-269-
  together_with=32l toggl_normal=-116- token_and=146h token_for=-199- token_from=-64- token_in=101x token_is=-271-
  token_of=-317- token_ring=-242- token_s=-209- token_to=165x told_about=-20- told_apart=-312- told_at=173h
  told_befor=-128- told_by=45a told_me=-107- told_not=80l told_noth=-186- told_of=-164- told_that=83p told_the=-190-
  told_to=43l told_when=-60- told_you=208o tom_wanzek=-73- too_big=-79- too_complex=-113- too_deep=-87- too_far=-81-
  too_few=-104- too_high=-95- too_larg=-135- too_late=153h too_long=-156- too_many=-166- too_much=-68- too_old=-167-
  too_short=-64- too_small=-173- tool_and=28l tool_are=-150- tool_call=136h tool_could=-207- tool_definition=65l
  tool_for=-247- tool_in=-258- tool_is=-239- tool_may=45h tool_of=-268- tool_output=221a tool_result=-55- tool_row=-75-
  tool_run=55a tool_says=-202- tool_schema=-119- tool_that=-311- tool_the=-185- tool_ther=-255- tool_to=185h
  top_level=-184- top_of=129p top_to=-165- topic_of=63h topic_to=-197- total_#number=-164- total_size=-141-
  touch_it=-149- touchpad_that=-64- trac_the=35x track_branch=-230- track_fil=-89- track_local=-69- track_of=-153-
  track_the=-210- trail_whitespac=-195- transaction_id=-152- transaction_that=-94- transaction_u=-163-
  transaction_with=-95- transfer_protocol=-148- transform_function=-169- transform_into=155r transform_png=-71-
  transform_the=-206- transition_tabl=-77- translat_messag=-227- translat_the=-111- translat_your=240l
  translation_of=-110- transmit_the=184x transpil_with=-156- travers_the=-138- treat_all=-64- treat_as=-190-
  treat_dt=-92- treat_each=-34- treat_the=182o treat_warn=-347- tree_and=-210- tree_as=-187- tree_is=-131-
  tree_object=-91- tree_of=-168- tree_s=-160- tree_to=-95- tree_view=-125- tri_again=-131- tri_by=-114- tri_to=-236-
  trigger_deferr=-123- trigger_function=-177- trigger_on=-174- trigger_or=-120- trigger_s=-104- trigger_when=-153-
  trigger_with=-44- trim_content=-67- trip_are=-38- true_and=-154- true_as=-200- true_default=-35- true_error=-43-
  true_fals=-185- true_for=39p true_if=-191- true_in=41p true_is=-262- true_it=-33- true_option=-112- true_or=-74-
  true_the=-180- true_then=-188- true_to=-278- true_uses=-72- true_when=-314- true_will=-92- truncat_codeview=-105-
  truncat_to=-108- trust_this=132a truthy_this=-106- try_a=-98- try_it=-223- try_link=-23- try_s=-166- try_to=-387-
  try_us=-166- ts_estre=-80- ts_expect=-105- ts_for=-89- ts_node=-38- tsconfig_appli=-92- tsconfig_file=-124-
  tsconfig_json=-57- tsconfig_path=-101- tsquery_s=-85- ttl_#number=-296- ttl_and=-93- ttl_in=-134- ttl_is=-60-
  ttl_support=-144- ttl_the=-48- ttl_when=-153- tue_#number=-73- tupl_u=-55- tuplestor_temporary=-137- turn_and=-294-
  turn_as=-255- turn_at=-121- turn_could=-93- turn_in=-220- turn_into=-190- turn_of=-158- turn_off=-56- turn_on=95x
  turn_runs=-158- turn_that=-241- turn_the=197c turn_with=-259- two_argument=-142- two_axes=-140- two_block=-167-
  two_call=-147- two_consecutiv=-175- two_days=-308- two_different=-202- two_factor=25c two_finger=-67- two_nam=-70-
  two_of=-250- two_peopl=-117- two_phas=-168- two_process=46p two_sentenc=-108- two_step=147h two_version=-82-
  two_ways=-93- two_week=-121- typ_and=-253- typ_are=-152- typ_array=-131- typ_as=-172- typ_for=-103- typ_in=205x
  typ_is=27x typ_node=-168- typ_of=-127- typ_s=-52- typ_that=-95- typ_will=-77- typ_with=-210- type_#number=-104-
  type_addr=-87- type_and=-258- type_any=-160- type_are=83h type_argument=-136- type_assertion=-118- type_c=57x
  type_cast=-28- type_check=-54- type_constraint=-287- type_d=-255- type_default=-56- type_definition=-152-
  type_e=-130- type_for=-135- type_format=-106- type_from=-137- type_guard=-140- type_has=-233- type_header=-161-
  type_in=-159- type_information=-110- type_is=-236- type_it=-150- type_like=-187- type_modifier=-142- type_must=-231-
  type_name=-193- type_not=-144- type_of=-133- type_offset=-96- type_option=-243- type_or=-230- type_output=-160-
  type_per=-86- type_property=-104- type_record=-97- type_s=-114- type_safety=-43- type_specifier=-128- type_str=-123-
  type_that=-78- type_the=-140- type_to=-199- type_u=-180- type_v=-110- type_will=-29- type_with=-170-
  type_written=-138- type_x=-245- type_your=-175- typedarray_or=-50- typescript_#number=-115- typescript_and=-148-
  typescript_eslint=-47- typescript_estre=-36- typescript_project=-173- typescript_sourc=-33- typescript_support=-167-
  typescript_type=-132- typescript_user=-211- typescript_version=-174- typescript_with=-98- typescript_you=-129-
  typmod_array=-145- u_#number=-235- u_a=-195- u_add=-65- u_against=-80- u_and=-133- u_are=55r u_at=-137- u_bad=-133-
  u_but=-127- u_byt=-173- u_byte=-101- u_connection=-111- u_does=-263- u_entri=-109- u_fffd=-93- u_flag=-145-
  u_for=-122- u_has=-119- u_in=-112- u_instead=-166- u_is=-79- u_length=-34- u_lu=-64- u_m=-79- u_minor=-140-
  u_must=-48- u_number=-140- u_of=-153- u_offset=-52- u_out=-86- u_packet=-142- u_pag=-79- u_s=-56- u_the=-295-
  u_this=-99- u_tim=-186- u_to=-148- u_u=-168- u_user=-228- u_usernam=-196- ubuntu_#number=-91- ui_component=-84-
  ui_json=-75- uid_d=-38- uid_gid=-45- uid_lu=-46- uids_gids=-72- uint8_padd=-135- uint8array_to=-125- unabl_to=-144-
  unalign_relocation=-92- unalign_small=-74- unc_path=-124- unconditional_on=-171- undat_nod=-112- undef_lineno=-122-
  undefin_and=-166- undefin_if=-124- undefin_memory=-89- undefin_or=-77- undefin_referenc=-121- undefin_s=-61-
  undefin_symbol=-83- undefin_valu=-156- undefin_when=-96- under_another=201p under_the=-98- under_way=-201-
  under_which=31l underly_byt=-140- undici_request=-75- undici_will=-107- unexpect_argument=-142- unexpect_arm=-82-
  unexpect_character=-52- unexpect_data=-97- unexpect_end=-137- unexpect_eof=-97- unexpect_fix=-43- unexpect_insid=-77-
  unexpect_reloc=-76- unexpect_relocation=-102- unexpect_respons=-142- unexpect_result=-142- unexpect_section=-66-
  unexpect_symbol=-44- unexpect_token=-208- unexpect_type=-170- unexpect_valu=-64- unicod_addition=-94-
  unicod_escap=-53- unicod_symbol=-59- unifi_diff=-127- uniform_distribution=-22- union_of=-97- uniqu_identifier=-25-
  uniqu_index=-39- unit_and=-69- unit_in=-194- unit_is=-154- unit_length=-49- unit_of=-109- unit_s=-66-
  unit_stand=-134- unit_test=-44- unix_command=-106- unix_domain=-176- unknown_core=-153- unknown_error=-181-
  unknown_flag=-137- unknown_float=-44- unknown_format=-150- unknown_in=-51- unknown_keyword=-119- unknown_linux=-82-
  unknown_mandatory=-89- unknown_msa=-41- unknown_mspabi=-86- unknown_operand=-37- unknown_option=-240-
  unknown_or=-146- unknown_port=-174- unknown_relocation=-48- unknown_s=-106- unknown_statu=-41- unknown_symbol=-147-
  unknown_to=-133- unknown_type=-117- unknown_valu=-81- unknown_visibility=-174- unles_the=-281- unles_you=-340-
  unlink_temporary=-45- unlock_the=78a unlogg_relation=-213- unmerg_fil=-232- unpack_original=-192-
  unpair_surrogat=-152- unrecogniz_field=-57- unrecogniz_format=-127- unrecogniz_insn=-58- unrecogniz_section=-73-
  unrecogniz_valu=-35- unresolv_referenc=-156- unresolv_symbol=-180- unresolvabl_relocation=-58- unresolvabl_s=-83-
  unsaf_enclos=-107- unsaf_ownership=-165- unsign_rang=-37- unsubscrib_a=-101- unsupport_and=-135-
  unsupport_argument=-72- unsupport_on=-171- unsupport_relocation=-91- unsupport_section=-140- unsupport_version=-87-
  unterminat_str=-92- until_#number=36a until_all=-268- until_it=225c until_june=-264- until_that=-130-
  until_they=-239- until_you=-170- untrack_fil=-209- untrack_or=-45- untrust_data=-174- untrust_input=96o
  unus_section=-283- up_a=38p up_and=-52- up_down=-169- up_for=157x up_in=287c up_on=-182- up_the=219x up_to=-131-
  up_with=-27- up_your=230r updat_and=137c updat_are=-156- updat_fail=151h updat_for=-66- updat_fri=-85- updat_from=84p
  updat_mon=-87- updat_of=-313- updat_on=-224- updat_or=-96- updat_the=-32- updat_this=-229- updat_thu=-78-
  updat_to=-327- updat_trigger=-194- updat_tue=-73- updat_wed=-81- updat_your=-127- upgrad_header=-114-
  upgrad_mode=-75- upload_as=236h upload_it=296x upload_original=-187- upload_the=-80- upload_them=253x upload_to=-50-
  upper_bound=-202- upstream_fil=-122- upstream_of=-38- uri_encod=-175- uri_is=-46- uri_js=-70- uri_query=-184-
  uri_referenc=-122- uri_s=-85- uri_to=-192- url_#url=-155- url_encod=-226- url_for=-217- url_in=-111- url_is=-225-
  url_of=58x url_or=-230- url_pars=-102- url_parser=-99- url_s=-121- url_to=117p us_#number=-185- us_a=-224-
  us_ajv=-70- us_any=-227- us_ascii=-375- us_default=-57- us_dollar=-195- us_git=-218- us_it=-106- us_json=-33-
  us_keyboard=-173- us_node=-120- us_relativ=-26- us_s=-89- us_the=-56- us_this=-304- us_to=-148- us_typescript=-153-
  us_with=-225- us_your=-322- usag_alon=-93- usag_for=-56- usag_information=-95- usag_json=-113- usag_of=-197-
  usag_s=-120- usb_japanes=-70- use_#number=-72- use_a=150h use_actual=-57- use_ajv=-187- use_an=-268- use_and=-91-
  use_another=-162- use_any=-210- use_as=-268- use_at=-136- use_both=-36- use_by=-72- use_cas=-68- use_case=-305-
  use_copy=-304- use_creat=-237- use_default=-106- use_drop=-366- use_emoji=-258- use_extend=-131- use_file=-270-
  use_for=-96- use_forc=-225- use_git=-311- use_if=-184- use_ifac=-40- use_import=-180- use_in=-180- use_instead=-57-
  use_is=-212- use_it=-130- use_jiti=-182- use_n=-185- use_name=-132- use_new=-216- use_no=-172- use_node=-20-
  use_non=-35- use_of=-113- use_on=-83- use_one=-195- use_or=-58- use_path=-199- use_prefix=-101- use_register=-42-
  use_s=-233- use_template0=-118- use_that=-187- use_the=-30- use_them=-31- use_thes=-145- use_this=-245- use_to=-121-
  use_u=-134- use_version=-119- use_when=-73- use_with=-218- use_your=121h use_zod=-96- used_and=-150- used_as=-170-
  used_at=-113- used_by=-113- used_fil=-81- used_for=-150- used_here=-154- used_if=-62- used_in=-168-
  used_instead=-168- used_internal=-85- used_item=-156- used_on=-142- used_once=-111- used_outsid=-129- used_to=-43-
  used_together=-89- used_up=-122- used_when=-78- used_with=-125- used_without=-177- useful_for=-83- useful_if=-63-
  useful_in=-48- useful_only=-190- useful_to=-183- useful_when=-87- user_a=151h user_about=260h user_account=-209-
  user_addres=-64- user_agent=-29- user_already=-156- user_alway=-224- user_and=136x user_approv=126a user_are=-261-
  user_as=167x user_ask=-334- user_asks=59h user_behalf=120h user_can=172h user_cannot=-190- user_data=245x
  user_defin=-258- user_does=146h user_doesn't=-323- user_email=-117- user_enter=105x user_fact=27p user_for=86p
  user_friend=-231- user_from=-339- user_has=-117- user_home=-67- user_id=-407- user_ids=-344- user_in=-26-
  user_information=-350- user_input=53a user_is=114h user_kim=-52- user_know=248h user_location=270x user_mapp=-269-
  user_md=-61- user_memory=-121- user_messag=263l user_never=-263- user_of=-99- user_or=-342- user_password=-76-
  user_phon=183x user_prefer=-165- user_read=-36- user_request=-176- user_right=-319- user_s=-312- user_said=-20-
  user_says=443c user_secret=-118- user_tabl=62c user_that=287h user_the=349h user_to=-121- user_told=-133-
  user_user=-320- user_want=-106- user_with=115c usernam_or=-88- uses_#number=-54- uses_a=-200- uses_an=-143-
  uses_different=-56- uses_internal=-72- uses_msp430=-129- uses_only=-93- uses_point=-58- uses_prefix=-60-
  uses_react=-139- uses_s=-130- uses_the=-252- uses_this=-236- uses_type=-29- uses_unknown=-56- utf_#number=-161-
  util_packag=-170- utiliti_for=-57- utiliti_need=-125- utiliti_that=-64- utility_for=-52- utility_function=-76-
  utility_is=-64- uuid_fail=-103- v0_#number=-43- v1_#number=-28- v1_v2=-115- v3_#number=-176- v4_#number=-197-
  v4_in=-55- v_hw=-159- v_opcod=-24- v_return=-162- v_verbos=-166- v_version=-118- vacuum_in=-78- vacuum_should=-148-
  valid_addres=-59- valid_archiv=-111- valid_branch=-128- valid_encod=-47- valid_for=-130- valid_group=-51-
  valid_in=-46- valid_json=-146- valid_name=-83- valid_object=-82- valid_option=-131- valid_path=-29- valid_rang=-41-
  valid_s=-62- valid_utf=-83- valid_valu=-192- valid_with=-56- validat_against=-184- validat_all=-66- validat_data=-75-
  validat_the=-32- validation_and=-109- validation_error=-106- validation_fail=-105- validation_for=-20-
  validation_function=-74- validation_keyword=-94- validation_logic=-172- validation_mode=-174- validation_of=-157-
  validation_result=-107- validation_scenario=-209- validator_for=-66- valu_#number=-163- valu_acros=-65-
  valu_and=-226- valu_are=-190- valu_as=-172- valu_between=-83- valu_but=-222- valu_can=-181- valu_cannot=-213-
  valu_d=-62- valu_expect=-106- valu_for=-112- valu_from=-189- valu_if=-115- valu_in=-89- valu_into=-222- valu_is=-97-
  valu_ld=-145- valu_length=-95- valu_may=-125- valu_must=-89- valu_name=22l valu_not=-63- valu_of=-137- valu_on=-128-
  valu_or=-115- valu_out=-97- valu_pair=-97- valu_return=-130- valu_s=-90- valu_set=-190- valu_such=-87-
  valu_that=-155- valu_the=-132- valu_to=-221- valu_too=-87- valu_true=-29- valu_ttl=-90- valu_u=-104- valu_us=-236-
  valu_used=-136- valu_was=-85- valu_which=-175- valu_will=-153- valu_with=-42- valu_without=-250- valu_x=-163-
  valu_you=-207- var_log=78c variabl_cannot=-176- variabl_in=155x variabl_is=-29- variabl_nam=-123- variabl_name=-95-
  variabl_object=-132- variabl_of=-117- variabl_or=-146- variabl_s=-80- variabl_that=-121- variabl_to=25x
  variadic_parameter=-200- vector_register=-77- vendor_has=87a vendor_prefix=-219- veneer_s=-148- verb_generat=-128-
  verdict_on=-218- verifi_by=139a verify_full=-81- verify_the=-242- version_#number=-131- version_and=-294-
  version_are=-152- version_as=-147- version_bump=-146- version_d=-130- version_definition=-115- version_display=-166-
  version_does=-88- version_for=-192- version_from=-178- version_has=-137- version_in=-174- version_information=-172-
  version_is=-198- version_need=-133- version_number=-172- version_or=-126- version_output=-67- version_rang=-225-
  version_record=-166- version_releas=-42- version_s=-121- version_so=-175- version_specifi=-96- version_support=-60-
  version_symbol=-97- version_that=-219- version_to=-110- version_u=-178- version_version=-241- version_was=-116-
  version_which=-116- version_will=-79- version_with=-169- version_you=-176- via_npm=-80- via_plugin=-222- via_s=-186-
  via_the=-231- vice_versa=-75- video_in=-215- video_on=-193- view_cannot=-173- view_column=-174- view_is=-205-
  view_name=-229- view_of=-49- view_s=-135- view_the=-242- virtaddr_physaddr=-96- virtual_tabl=-185- visibl_in=-117-
  visitor_keys=-228- vm_or=-116- vms_object=-111- voic_of=80r void_emitt=-88- vpst_block=-140- vpt_vpst=-140- vs_s=-30-
  vulnerability_pleas=-181- w_no=-318- w_password=-214- w_x=-38- wait_a=-117- wait_after=-43- wait_and=-177-
  wait_for=117h wait_until=34h waiv_the=218h wake_up=274p wal_directory=-256- wal_fil=-122- wal_file=-115-
  wal_level=-155- wal_location=-74- wal_record=-118- wal_segment=-100- walk_and=-191- walk_from=-104- walk_over=-126-
  walk_the=-134- walk_up=-163- walk_with=-127- walker_function=-155- wallet_file=235x wallet_to=198x wang_#number=-67-
  want_no=154p want_that=-194- want_the=88x want_this=137h want_to=-272- want_you=203a want_your=-215- wanzek_alex=-66-
  warc_file=-127- warm_up=-210- warn_a=-115- warn_about=-32- warn_and=-192- warn_are=58h warn_arm=-113- warn_as=-347-
  warn_b=-70- warn_bad=-96- warn_but=-249- warn_cannot=-163- warn_common=-104- warn_could=-115- warn_creat=-82-
  warn_ctf=-46- warn_definition=-65- warn_duplicat=-91- warn_enabl=-34- warn_execstack=-57- warn_file=-43-
  warn_from=95a warn_if=-136- warn_ignor=-196- warn_in=82h warn_inconsistent=-76- warn_invalid=-101- warn_manpath=-64-
  warn_miss=-168- warn_multipl=-119- warn_name=-113- warn_not=-46- warn_on=-173- warn_or=83r warn_pb=-94- warn_r=-58-
  warn_s=-102- warn_symbol=-28- warn_that=109h warn_the=-253- warn_this=-258- warn_to=84h warn_truncat=-110-
  warn_unabl=-40- warn_unalign=-74- warn_undefin=-94- warn_unsaf=-225- warn_unterminat=-148- warn_when=-91-
  warn_your=-88- was_add=-53- was_already=-156- was_an=35h was_approv=-90- was_ask=-369- was_built=-120- was_call=-154-
  was_clos=-28- was_compil=-83- was_creat=-229- was_cut=-320- was_decid=-239- was_delet=-59- was_done=-206-
  was_expect=-200- was_found=-217- was_generat=-121- was_given=-242- was_in=-283- was_initializ=-69- was_interrupt=-61-
  was_kept=-92- was_kill=-128- was_last=-187- was_learn=-242- was_lost=104h was_made=-169- was_modifi=-165-
  was_never=221r was_not=-241- was_on=-279- was_provid=-112- was_put=43l was_read=90h was_receiv=-194- was_refus=-51-
  was_remov=73h was_renam=-36- was_replac=-267- was_request=-26- was_s=-160- was_said=80x was_search=-131-
  was_sent=218h was_set=-156- was_sign=74a was_specifi=-34- was_stag=-227- was_start=-125- was_still=-277-
  was_stopp=-171- was_stor=-175- was_taken=-125- was_terminat=-98- was_the=-288- was_told=-287- was_typ=64x
  was_used=-167- was_verifi=196a was_written=107a watch_the=148h water_befor=-204- water_the=-172- way_a=-189-
  way_as=-45- way_merg=-158- way_of=-199- way_that=150h way_the=59x way_to=-301- ways_to=-106- wchar_t=-77-
  we'r_us=-198- we_are=24a we_can=165x we_could=-194- we_do=-187- we_have=-94- we_recommend=-104- we_suggest=-77-
  we_talk=-115- we_use=-127- we_will=-224- we_work=-210- we_would=-228- weak_symbol=-62- web_assemb=-72-
  web_browser=-278- web_crypto=-159- web_host=-251- web_idl=-146- web_key=-120- web_pag=-207- web_page=210c
  web_platform=-174- web_server=193c webgpu_typ=-205- webpack_config=-244- webpack_nonc=-145- websit_babel=-131-
  wed_#number=-81- week_#number=-102- welcom_to=-247- well_as=-192- well_form=-159- well_formednes=-191-
  well_known=-159- went_away=-282- were_a=235h were_ask=-155- were_at=-145- were_chang=-93- were_configur=148l
  were_found=-198- were_given=247l were_issu=42o were_no=44r were_not=-117- were_set=36o were_told=129o were_used=-179-
  were_written=-104- were_you=209l what_a=-331- what_an=-181- what_becam=-235- what_becom=-124- what_came=93o
  what_can=-165- what_cannot=-246- what_chang=-236- what_com=163c what_did=71l what_do=-217- what_does=193l
  what_each=-234- what_every=-231- what_follow=183a what_git=-231- what_happen=-63- what_has=-203- what_i=-48-
  what_in=214h what_is=247l what_it=-94- what_kind=-241- what_look=-169- what_may=-166- what_memory=-205- what_of=-250-
  what_one=-180- what_other=-199- what_our=-213- what_she=85x what_stand=-198- what_stream=-202- what_the=80x
  what_they=111o what_this=126o what_to=-275- what_wait=-191- what_was=133h what_we=-251- what_were=-25-
  what_will=-181- what_would=-292- what_you=122o what_your=178l whatever_came=236o whatever_happen=273h whatever_i=236r
  whatever_is=89x whatever_it=89r whatever_the=167c whatever_you=156o whatwg_encod=-125- whatwg_url=-91- when_a=-79-
  when_add=-135- when_all=-195- when_an=-78- when_another=-227- when_any=-188- when_ask=195x when_at=-42-
  when_both=-192- when_check=-88- when_compar=-167- when_comput=-106- when_condition=-135- when_creat=-286-
  when_draw=-205- when_enabl=-171- when_encounter=-138- when_every=-145- when_extend=-151- when_extract=-257-
  when_gett=-46- when_given=-209- when_gp=-74- when_he=-84- when_i=-428- when_in=148h when_it=-266- when_its=-232-
  when_list=197h when_mak=-44- when_match=-97- when_memory=100p when_mode=-218- when_necessary=-120- when_no=-166-
  when_none=-171- when_not=-287- when_noth=-231- when_one=-138- when_option=-182- when_pars=-115- when_pass=-178-
  when_postgresql=-79- when_press=-72- when_question=37h when_read=-115- when_ref=-109- when_s=-49- when_search=-203-
  when_serializ=-117- when_set=-97- when_sett=-72- when_someth=-267- when_that=-172- when_the=104h when_ther=-215-
  when_they=-191- when_this=-199- when_true=-176- when_truthy=-146- when_two=-169- when_us=-206- when_used=-48-
  when_we=-195- when_you=-175- when_your=-163- whenever_a=100x whenever_it=129p whenever_the=183x whenever_you=272p
  wher_condition=-196- wher_each=-217- wher_herm=-119- wher_it=-362- wher_nobody=150h wher_not=-263- wher_possibl=60h
  wher_that=-115- wher_the=205h wher_ther=-125- wher_they=-207- wher_to=-368- wher_you=-83- wherea_b=-59-
  wherea_pb=-94- whether_an=-305- whether_id=-89- whether_it=-225- whether_or=-142- whether_the=-135-
  whether_this=-170- whether_to=-170- whether_two=-39- whether_you=-164- which_a=-136- which_allow=-184-
  which_are=-103- which_can=-131- which_cannot=-222- which_contain=-147- which_conversation=-257- which_cover=-80-
  which_does=-203- which_enabl=-181- which_every=-106- which_fil=122h which_has=-128- which_includ=-152- which_is=-140-
  which_it=-83- which_mak=-77- which_may=-57- which_mean=-106- which_might=119h which_must=-129- which_no=-96-
  which_node=-78- which_of=-97- which_only=-84- which_provid=-132- which_resolv=-182- which_rul=-156-
  which_should=-214- which_support=-74- which_tak=-34- which_the=-184- which_they=-228- which_this=-136- which_to=-112-
  which_vacuum=-148- which_was=-129- which_we=-102- which_will=-110- which_would=-243- whil_a=-230- whil_allocat=-87-
  whil_an=-169- whil_another=-100- whil_check=-107- whil_clos=-170- whil_creat=-139- whil_decod=-182- whil_disabl=-143-
  whil_fetch=-186- whil_gett=-136- whil_it=-293- whil_keep=-125- whil_look=-240- whil_not=-53- whil_one=-161-
  whil_open=-220- whil_other=-237- whil_pars=-157- whil_process=-113- whil_read=-299- whil_sett=-193- whil_updat=-240-
  whil_wait=-69- whil_writ=-323- whil_you=338h whit_spac=-170- whitespac_as=-172- whitespac_from=-80-
  whitespac_is=-109- who_asks=-102- who_read=37r who_says=212a who_writ=230x whoever_asks=175x whol_and=-187-
  whol_answer=-195- whol_file=-219- whol_messag=-164- whol_number=-123- whol_row=-23- whom_the=-189- whos_group=-76-
  whos_valu=-131- why_a=-127- why_an=-201- why_is=-86- why_the=114h why_you=133h wide_availabl=-88- wide_character=-36-
  wide_used=-120- widget_to=-113- width_#number=-135- width_in=-127- width_non=-64- width_of=-144- width_or=-104-
  wifi_password=131x wildcard_like=-35- wildcard_match=-166- will_add=-93- will_also=-66- will_answer=197r
  will_attempt=-98- will_automatical=-141- will_be=-146- will_caus=-75- will_clear=-217- will_contain=-76-
  will_continu=-180- will_coordinat=-122- will_default=-166- will_disabl=-254- will_do=153h will_emit=-201-
  will_expir=-241- will_fail=-20- will_find=-156- will_get=-170- will_have=-176- will_immediate=-171- will_just=-138-
  will_load=-68- will_look=112h will_make=-319- will_match=-110- will_need=-155- will_no=-96- will_not=-210-
  will_now=-58- will_occur=-138- will_only=-98- will_overrid=-178- will_pars=-106- will_produc=-67- will_read=141p
  will_restart=-74- will_result=-74- will_return=-115- will_run=-126- will_see=85h will_send=-146- will_set=-73-
  will_stand=-193- will_still=-49- will_stop=-167- will_throw=-58- will_use=-144- will_work=-149- win_choos=-59-
  win_key=-81- win_keys=-144- window_#number=-71- window_and=-210- window_by=-199- window_function=-97-
  window_has=-125- window_if=-179- window_irtt=-55- window_is=-189- window_manager=-55- window_of=-129- window_s=-150-
  window_should=-270- window_show=-149- window_that=-201- window_to=-208- window_ts=-31- window_whil=140h wipe_the=92c
  wish_to=83h with_#number=22r with_ajv=-55- with_all=54c with_allow=55h with_altgr=-73- with_an=-82- with_and=-176-
  with_another=-202- with_any=-137- with_anyon=-130- with_argument=-155- with_as=80l with_at=-102- with_automatic=-96-
  with_babel=-103- with_batch=-146- with_befor=-149- with_ben=-217- with_bosnian=-123- with_c=-99- with_comma=-178-
  with_concurrency=-95- with_content=-254- with_croatian=-131- with_curl=-274- with_custom=-107- with_dat=-181-
  with_data=-205- with_dead=-87- with_different=-164- with_element=-56- with_escap=-151- with_every=122x
  with_everyth=97a with_exampl=-122- with_exit=-102- with_fast=-79- with_fewer=-237- with_file=-123- with_format=-130-
  with_fpic=-53- with_full=114a with_gc=-91- with_git=-180- with_her=218h with_hold=-47- with_id=-234- with_in=-157-
  with_incremental=-41- with_inherit=-166- with_invalid=-97- with_it=-73- with_its=-158- with_js=-69- with_jsdom=-160-
  with_l=-106- with_left=-213- with_lock=-131- with_long=-30- with_mark=-113- with_me=-201- with_merg=-123-
  with_mine=160o with_modul=-94- with_more=-209- with_multipl=-126- with_n=-100- with_name=52x with_namespac=-171-
  with_no=116r with_node=-69- with_non=-86- with_nonzero=-26- with_not=-118- with_npm=-249- with_nul=-49- with_o=-146-
  with_oid=-136- with_oids=-66- with_one=-288- with_only=-85- with_operation=-156- with_option=-155-
  with_optional=-128- with_or=-296- with_other=-260- with_our=246p with_parameter=-209- with_path=-117- with_pc=-57-
  with_pg=-120- with_pid=-86- with_prefix=-72- with_previou=-179- with_query=-137- with_random=151c with_react=-95-
  with_reduc=-125- with_remot=-150- with_root=224c with_rupe=-108- with_s=-120- with_set=-86- with_spac=-170-
  with_start=-231- with_statu=-60- with_str=-114- with_sun=-88- with_support=-87- with_synchronou=-33- with_test=-181-
  with_that=-172- with_the=227x with_their=-153- with_thes=-57- with_this=81p with_tool=-313- with_two=-326-
  with_typ=-148- with_type=-96- with_typescript=-242- with_ubuntu=-91- with_unicod=-68- with_unknown=-147-
  with_uri=-74- with_use=-66- with_valu=-49- with_version=-129- with_webpack=-143- with_what=-77- with_within=-134-
  with_wrong=-84- with_yes=199h with_your=-62- with_zero=51c with_zod=-88- withhold_the=220h within_#number=-128-
  within_a=-32- within_d=-66- within_group=-63- within_security=-66- within_the=-119- within_this=-146-
  within_two=-127- without_a=-136- without_an=-204- without_any=21r without_be=184h without_censorship=114r
  without_chang=86l without_check=290c without_confirmation=258h without_correspond=-212- without_it=-352-
  without_limit=55r without_match=-165- without_moral=120r without_one=-220- without_permission=-93-
  without_restriction=-132- without_review=290h without_rul=208r without_runn=-207- without_shar=-110-
  without_show=212h without_the=56h without_this=-83- without_wait=141h without_what=-287- won't_be=65h word_about=167h
  word_align=-80- word_and=-229- word_are=-287- word_as=112a word_between=-169- word_boundary=-56- word_by=-80-
  word_for=128l word_given=-165- word_in=25l word_is=-207- word_it=-200- word_must=-121- word_of=-233- word_s=-147-
  word_that=-272- word_the=105h word_together=-347- work_as=-168- work_at=-115- work_directory=-175- work_exampl=-149-
  work_hard=-221- work_in=177h work_is=-212- work_of=-234- work_on=-244- work_only=-211- work_out=-196-
  work_seamless=-200- work_that=-174- work_the=-155- work_tre=-166- work_tree=-279- work_with=-163- work_without=-260-
  worker_for=-54- worker_proces=-91- worker_s=-112- worker_thread=-144- workspac_#number=-91- workspac_is=-124-
  worktre_s=-191- worktre_y=-51- world_of=-153- world_point=-152- world_unit=-150- worth_a=-336- would_be=-38-
  would_caus=-24- would_disabl=-303- would_have=-258- would_like=-179- would_match=-62- would_not=-244- would_run=-199-
  would_take=-286- would_use=-193- wrap_the=-160- wrapp_in=-28- wrapper_s=-145- writ_a=-21- writ_ahead=-102-
  writ_an=88l writ_and=-357- writ_any=-182- writ_approval=27p writ_as=92h writ_back=-335- writ_block=-150-
  writ_down=190l writ_error=-215- writ_fail=-293- writ_file=-145- writ_for=-168- writ_in=-130- writ_is=-273-
  writ_it=32p writ_new=-58- writ_of=-273- writ_one=-194- writ_only=-90- writ_or=-263- writ_out=-177- writ_output=-61-
  writ_protect=204h writ_s=-132- writ_temporary=-101- writ_test=-181- writ_that=-276- writ_the=217x writ_them=87x
  writ_this=-109- writ_through=-256- writ_to=-75- writ_what=-170- writ_your=-66- writer_proces=-97- written_as=-133-
  written_at=158l written_befor=-71- written_by=-29- written_down=-301- written_in=-77- written_is=-230-
  written_the=-135- written_ther=-113- written_to=-253- written_with=116a wrong_directory=-94- wrong_flag=-23-
  wrong_magic=-101- wrong_number=-99- wrong_size=-59- wrong_with=-137- wrot_it=-241- wrot_the=-102- x86_#number=-59-
  x_#number=-104- x_and=-46- x_but=-160- x_content=-125- x_does=-140- x_exclud=-158- x_field=-44- x_h=-79- x_in=-49-
  x_is=-144- x_m=-38- x_must=-92- x_number=-27- x_on=-92- x_p=-142- x_to=151p x_x=-183- x_y=-100- xml_#number=-85-
  xml_declaration=-213- xml_namespac=-62- xml_specification=-73- xmlchar_xml=-80- y_d=-108- y_n=-256-
  yaml_#number=-119- yaml_and=-111- yaml_cannot=-224- yaml_has=-79- yaml_is=-169- yankov_denisnam=-62- yarn_add=-94-
  year_in=52r yes_and=142h yes_no=-186- yes_to=-42- yet_exist=-128- yet_implement=-65- yet_so=-148- yet_support=-90-
  yet_the=-65- yet_valid=-126- yield_a=-45- you'd_like=-210- you'll_have=-196- you'll_need=-79- you'r_a=115r
  you'r_look=-152- you'r_ready=-203- you'r_us=-254- you'v_been=285l you_about=207x you_already=-123- you_and=129h
  you_answer=27r you_are=184r you_can=-283- you_can't=-326- you_cannot=-26- you_chang=33h you_could=-184-
  you_creat=-234- you_delet=-167- you_did=273h you_do=148h you_don't=-84- you_dont=-263- you_exceed=-231-
  you_expect=-95- you_find=128c you_follow=248l you_get=160c you_had=240h you_have=79r you_in=230x you_know=-132-
  you_like=-159- you_load=-151- you_make=219x you_mean=-200- you_might=-244- you_must=-126- you_need=-295-
  you_needn't=217o you_no=278r you_not=238h you_only=-175- you_open=153x you_or=-275- you_pass=-288- you_prefer=-209-
  you_provid=-109- you_proxy=-139- you_read=162h you_real=-321- you_receiv=211o you_remember=54h you_request=-187-
  you_run=133l you_see=198o you_send=-123- you_set=-181- you_shall=304r you_should=-354- you_show=244h you_so=145a
  you_specify=-182- you_start=220c you_still=-132- you_summaris=214p you_sure=-33- you_talk=-239- you_tell=227l
  you_the=-21- you_to=173a you_told=198l you_try=-167- you_use=-341- you_used=-105- you_want=-348- you_were=387l
  you_will=61r you_wish=-189- you_work=121h you_would=-262- you_writ=-25- your_alter=146r your_answer=238h
  your_application=-272- your_cach=-154- your_chang=-198- your_code=-309- your_component=-239- your_configuration=286l
  your_context=492l your_creator=278a your_default=-225- your_developer=269l your_earlier=110o your_filter=193r
  your_first=210l your_full=206l your_guidelin=397o your_hidden=248l your_initial=95l your_input=-262-
  your_instruction=383l your_internal=148l your_job=49r your_key=-97- your_limit=-37- your_lint=-226- your_local=-250-
  your_maker=118o your_memory=280p your_mime=-129- your_mind=164o your_name=136r your_new=-115- your_old=168o
  your_only=187o your_operator=211a your_original=76l your_owner=208a your_password=-52- your_persona=124r
  your_plugin=-220- your_polici=271o your_preambl=75l your_project=-290- your_prompt=449l your_real=210o your_rep=295h
  your_restriction=164r your_rul=44l your_safety=200r your_schema=-173- your_secret=67l your_setup=305l your_sourc=63h
  your_summary=129h your_test=-325- your_tool=142l your_validation=-229- your_web=-247- your_webpack=-225-
  yourself_a=286p yourself_as=214r yourself_to=-39- z_#number=-26- z_and=-144- z_d=-23- z_notext=-104- z_requir=-98-
  z_s=-126- z_zero=-36- za_tile=-90- zd_in=-61- zd_s=-123- zero_addend=-58- zero_and=68a zero_assum=-163-
  zero_bas=-201- zero_exit=-76- zero_for=-230- zero_in=-111- zero_length=-114- zero_terminat=-107- zero_valu=-54-
  zero_width=-93- zip_of=266c zod_error=-48- zod_v4=-155- zod_validation=-122- zol_label=-96- zone_abbreviation=-69-
  zu_byt=-180- zu_exceed=-72- zu_in=-79- zu_is=-37- zu_of=-180- zu_s=-65-
`;
