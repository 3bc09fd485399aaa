/** Weights of two stems side by side. Written by bench/scanner-train.ts. */
export const neighbours = `
  #agentfile_agent=34p #agentfile_claud=-48- #agentfile_config=-23- #agentfile_memory=-56- #agentfile_sett=98p
  #agentfile_skill=-197- #agentfile_soul=215p #ip_#number=127c #number_#number=-202- #number_a=106r #number_after=-40-
  #number_alpha=-43- #number_and=105c #number_are=-186- #number_as=-47- #number_at=92r #number_b=-121- #number_bas=-36-
  #number_becaus=-29- #number_beta=-102- #number_bit=-77- #number_bits=-113- #number_but=-50- #number_by=60a
  #number_byt=-62- #number_byte=-94- #number_c=-195- #number_cach=-46- #number_can=-53- #number_certificat=-81-
  #number_char=-171- #number_character=-179- #number_column=-192- #number_core=-45- #number_days=-259-
  #number_debug=-156- #number_default=-67- #number_done=146c #number_e=-98- #number_edition=-214- #number_elf=-65-
  #number_encod=-83- #number_error=-93- #number_euro=-332- #number_faster=-40- #number_featur=-43- #number_for=-183-
  #number_free=-58- #number_from=45a #number_g=-220- #number_gmt=-74- #number_got=-30- #number_hour=-129-
  #number_if=-68- #number_immediat=-67- #number_in=-103- #number_information=-154- #number_instruction=-165-
  #number_is=-139- #number_jul=-67- #number_june=-162- #number_kb=-70- #number_key=-144- #number_level=-72-
  #number_llx=-21- #number_lx=-61- #number_may=-245- #number_mb=-247- #number_messag=-248- #number_minut=-215-
  #number_mode=-64- #number_month=-176- #number_more=-127- #number_ms=-64- #number_must=-214- #number_n=-242-
  #number_no=-80- #number_nov=-68- #number_of=-161- #number_on=-44- #number_only=-75- #number_or=-86- #number_rang=-48-
  #number_reloc=-138- #number_requir=111a #number_rfc=-157- #number_s=-53- #number_second=-145- #number_section=-94-
  #number_sha=-34- #number_size=-102- #number_skipp=-151- #number_so=80a #number_specification=-64- #number_str=-23-
  #number_support=-60- #number_text=-92- #number_that=-106- #number_the=-106- #number_tim=-197- #number_to=-26-
  #number_turn=-291- #number_unit=-47- #number_usb=-111- #number_utf=-25- #number_v=-51- #number_valu=-20-
  #number_version=-77- #number_week=-70- #number_when=-188- #number_which=-40- #number_will=-56- #number_with=-167-
  #number_without=-102- #number_would=-134- #number_x=-92- #number_you=-76- #secretfile_env=-98- #secretfile_ssh=244x
  #url_and=321c #url_for=45p #url_to=342p a8_erratum=-67- a_#agentfile=-231- a_#number=-177- a_a=-66- a_all=-286-
  a_and=-187- a_b=-92- a_backup=141h a_bad=99r a_bare=-96- a_base=-179- a_base58=-103- a_batch=-175- a_bigint=-99-
  a_binary=-132- a_bit=-162- a_blank=-80- a_block=-145- a_body=-158- a_boolean=-119- a_brac=-40- a_branch=-162-
  a_browser=183h a_buffer=-97- a_bug=-35- a_button=-73- a_cach=-89- a_call=-198- a_callback=-109- a_carriag=-79-
  a_case=-60- a_certain=-76- a_chang=-186- a_char=-52- a_character=46r a_charset=-44- a_chat=-234- a_checksum=-116-
  a_child=-40- a_choic=-95- a_click=-107- a_client=-279- a_clos=-65- a_code=140l a_color=-244- a_column=-68-
  a_comma=-37- a_command=-314- a_comment=113x a_commit=86c a_common=-56- a_compaction=-281- a_comparison=-63-
  a_complet=-244- a_component=-134- a_compression=-110- a_config=-111- a_connection=171c a_consistent=-177-
  a_constant=-86- a_content=-107- a_conversation=-216- a_cooki=-162- a_cookie=-82- a_copy=185x a_core=-103-
  a_corrupt=-87- a_crash=-188- a_criminal=235r a_cron=24p a_custom=-115- a_cut=-255- a_d=-83- a_damag=-133-
  a_data=-151- a_databas=-138- a_date=-141- a_day=-293- a_debug=-115- a_decimal=-43- a_decision=-96- a_default=-106-
  a_delet=-145- a_dependency=-153- a_description=-121- a_deskerror=-158- a_desktop=-244- a_dev=-176- a_different=-26-
  a_digit=-79- a_directory=-102- a_display=-72- a_does=-107- a_domain=-230- a_doubl=-60- a_draft=-164- a_drop=-212-
  a_fail=-188- a_failur=-96- a_fake=228h a_fallback=-95- a_fast=-43- a_faster=-202- a_fault=-212- a_few=-122-
  a_field=-155- a_file=-137- a_filenam=-86- a_find=-189- a_finish=-204- a_flag=-150- a_float=-72- a_folder=-194-
  a_for=-200- a_foreign=-250- a_format=-212- a_formatter=-71- a_fram=-174- a_fresh=-77- a_full=-189- a_function=-114-
  a_git=-108- a_given=-137- a_glob=-56- a_global=-103- a_good=-179- a_group=-103- a_hacker=221r a_handler=-171-
  a_has=-75- a_hash=-84- a_head=-201- a_helper=-208- a_hidden=116c a_higher=172a a_hint=-178- a_home=-199- a_hook=-177-
  a_http=-279- a_human=90r a_hundr=-172- a_is=-69- a_javascript=-123- a_js=-50- a_jsdom=-82- a_json=56l a_json5=-86-
  a_key=-57- a_known=-176- a_label=-160- a_languag=169l a_larg=-78- a_last=-147- a_later=-96- a_lead=-111-
  a_letter=-122- a_library=-91- a_lightweight=-104- a_limit=-111- a_line=-46- a_link=-44- a_list=-122- a_listener=131p
  a_literal=-50- a_littl=-81- a_live=-216- a_load=-155- a_local=-103- a_lock=-121- a_log=-142- a_logger=-46- a_long=70h
  a_look=-198- a_lost=-178- a_lot=-156- a_lx=-72- a_machin=86r a_major=-33- a_map=-110- a_mapp=-95- a_mark=-89-
  a_match=-89- a_matcher=-82- a_media=-114- a_member=-180- a_memory=-242- a_merg=-46- a_messag=-186- a_method=-219-
  a_mime=-98- a_mimetyp=-79- a_minut=-164- a_miss=-23- a_mistak=30h a_model=-20- a_modul=-147- a_month=-170-
  a_more=-191- a_much=-74- a_multipl=-81- a_n=-130- a_nam=-77- a_name=-124- a_negativ=-108- a_newer=-110-
  a_newlin=-143- a_night=-108- a_no=-193- a_node=62c a_non=-74- a_not=-73- a_note=38c a_nul=-60- a_number=-117-
  a_numeric=-75- a_one=-208- a_out=-47- a_packag=-110- a_page=-138- a_pair=-135- a_palett=-118- a_parallel=-83-
  a_parameter=-142- a_parent=-70- a_pars=-93- a_part=-169- a_partial=-142- a_particular=-156- a_partition=-121-
  a_password=-42- a_patch=-188- a_path=-101- a_pattern=-100- a_person=-320- a_phras=-222- a_piec=-85- a_plac=-150-
  a_plain=-66- a_plugin=-142- a_port=51c a_position=-196- a_positiv=-85- a_postgresql=-56- a_power=-122- a_pr=-175-
  a_prereleas=-105- a_primary=-73- a_problem=-145- a_procedur=-131- a_proces=-268- a_profil=-137- a_program=-240-
  a_project=-156- a_promis=-80- a_prompt=-293- a_property=-58- a_proposal=-177- a_provider=-317- a_proxy=192c
  a_public=182x a_pull=-282- a_query=-87- a_queu=-58- a_quot=-163- a_rang=-60- a_raw=-63- a_read=-109- a_real=-165-
  a_record=-143- a_referenc=-120- a_refusal=111h a_regex=-120- a_regexp=-69- a_register=-125- a_regular=-62-
  a_relativ=-73- a_releas=-292- a_relocation=-41- a_remot=-337- a_repository=-178- a_request=-59- a_requir=-67-
  a_reserv=-151- a_reset=-171- a_restart=-250- a_result=-199- a_revers=112c a_review=-212- a_robust=-67- a_router=-300-
  a_row=-191- a_rule=-119- a_run=-148- a_s=-83- a_scalar=-46- a_schema=-166- a_screen=-225- a_screenshot=180x
  a_script=-296- a_search=-147- a_second=42p a_secret=-406- a_section=-75- a_secur=-205- a_security=-195-
  a_sentenc=-140- a_separat=-125- a_server=-102- a_servic=236p a_session=-183- a_set=-65- a_sett=-86- a_shar=-61-
  a_shell=256c a_short=-173- a_side=-92- a_simpl=-97- a_singl=-134- a_skill=56p a_slash=-100- a_small=-303-
  a_socket=-143- a_sourc=-98- a_sourcemap=-115- a_spars=-42- a_specifi=-49- a_specific=-148- a_stag=-257- a_stand=82p
  a_standalon=-110- a_standard=-80- a_stat=-250- a_static=-133- a_statu=-114- a_stop=-248- a_stor=-196- a_storag=-182-
  a_str=-95- a_stream=-154- a_strict=-179- a_strong=-54- a_structur=-159- a_submodul=-181- a_summary=-91-
  a_superuser=-311- a_support=127r a_switch=-233- a_symbol=-134- a_symbolic=-74- a_synchronou=-157- a_system=-32-
  a_tabl=-39- a_tag=-140- a_task=-243- a_templat=-157- a_temporary=-63- a_terminal=-35- a_test=180a a_text=-278-
  a_third=-101- a_time=-109- a_timeout=-170- a_tiny=-46- a_titl=-149- a_token=-165- a_tool=-249- a_topic=-218-
  a_transaction=-81- a_tree=-102- a_tsconfig=-45- a_tty=-34- a_tunnel=61x a_turn=-160- a_type=-102- a_typedarray=-67-
  a_typeerror=-153- a_uint8array=-98- a_unc=-61- a_unifi=-66- a_uniqu=-73- a_url=-236- a_user=-130- a_valid=-90-
  a_valu=-123- a_version=-91- a_very=-55- a_view=-213- a_virtual=-191- a_warn=-111- a_way=-177- a_web=-246-
  a_week=-305- a_well=-187- a_whil=-138- a_whol=-163- a_wildcard=-48- a_window=-163- a_word=23h a_work=-182-
  a_worker=-116- a_workspac=-180- a_writ=-212- a_wrong=-89- a_year=-141- a_za=-98- a_zero=-49- abi_d=-29- abi_s=-131-
  abi_version=-107- ability_to=-145- able_to=37h abort_the=-126- about_a=-63- about_it=51h about_me=-170- about_the=71h
  about_this=216h about_to=-103- about_what=102o about_your=-111- abov_#number=-367- abov_all=-198-
  abov_copyright=-372- abov_is=167o abov_the=-291- abov_this=177o absolut_path=-80- abstract_instanc=-73-
  accept_a=-159- accept_an=-208- accept_in=-257- accept_the=-57- acces_control=-218- acces_method=-73- acces_the=-153-
  acces_to=-284- access_both=-84- access_by=-145- accessibility_featur=-44- accord_to=-172- account_for=-178-
  account_number=152x acquir_the=-73- acros_all=-72- act_as=25r act_like=83r act_on=191a action_from=-26- acts_as=-196-
  add_a=32p add_an=-81- add_and=-202- add_chang=-163- add_custom=-84- add_file=-148- add_it=111x add_new=-189-
  add_or=-221- add_s=-77- add_support=-98- add_the=268p add_this=-182- add_to=-75- add_with=-58- addition_to=-99-
  additional_esc=-267- additional_information=-111- additional_item=-122- additional_option=-47-
  additional_properti=-115- additionalproperti_keyword=-98- addon_api=-66- addr_s=-110- addres_#number=-187-
  addres_and=-194- addres_as=-183- addres_element=-39- addres_fami=-102- addres_for=-143- addres_in=-24-
  addres_is=-256- addres_lx=-181- addres_object=-34- addres_of=-230- addres_s=-70- addres_size=-163- addres_src=-57-
  addres_type=-90- addres_with=-190- address4_the=-90- address_in=-131- address_mode=-116- adds_a=-163- adds_the=-158-
  adjustment_for=-140- admin_right=21a admin_server=-223- administrator_command=-27- administrator_of=-120-
  advanc_pc=-36- affect_by=-60- affect_the=-130- after_#number=-207- after_a=-107- after_all=-147- after_an=-123-
  after_and=-106- after_each=-93- after_every=196x after_import=-60- after_it=-200- after_n=-130- after_read=-66-
  after_s=-142- after_set=-38- after_successful=-128- after_symbol=-50- after_that=-272- after_the=-383-
  after_two=-235- again_after=130p again_and=-233- again_when=-251- against_a=-83- against_external=-31-
  against_local=-75- against_protect=-90- against_pt=-95- against_register=-39- against_s=-57- against_symbol=-62-
  against_the=-44- against_undefin=-46- against_your=-76- agent_for=-224- agent_in=59p agent_to=-364-
  aggregat_function=-153- aggregat_s=-72- agre_to=136a agre_with=-231- ahead_log=-42- ahead_of=194l ai_that=268r
  ai_with=134r ai_without=207r aims_to=-63- ajv_instanc=-65- ajv_keyword=-65- alex_ford=-46- algorithm_#number=-66-
  algorithm_and=-32- algorithm_for=-93- algorithm_is=-104- algorithm_s=-131- algorithm_to=-26- alia_for=-282-
  alia_of=-226- alia_s=-122- align_addres=-90- align_with=-97- alignment_of=-248- alignment_too=-238- all_#number=-59-
  all_and=-228- all_application=-307- all_at=-139- all_but=-172- all_command=243p all_data=65c all_databas=-142-
  all_event=-112- all_fil=66c all_futur=198p all_hook=-171- all_is=-151- all_its=-166- all_keys=-111- all_languag=44a
  all_major=-134- all_match=-152- all_modern=-102- all_of=30o all_option=-133- all_or=-244- all_other=78p
  all_request=25x all_rul=-35- all_symbol=-209- all_tabl=-122- all_test=-185- all_the=-49- all_thre=-119- all_tim=193a
  all_valu=-212- all_you=-286- all_your=207o allergic_to=-123- allocat_a=-155- allocat_file=-88- allocat_lu=-51-
  allocat_memory=-112- allocat_section=-80- allocat_spac=-75- allow_add=-271- allow_application=-220- allow_for=-167-
  allow_in=-156- allow_it=116a allow_the=31h allow_to=214a allow_when=-61- allow_with=-194- allow_you=-361-
  alon_and=-105- alon_for=-39- along_with=-217- alpha_#number=-43- already_a=-55- already_be=-177- already_been=-72-
  already_defin=-74- already_exist=-81- already_has=-132- already_have=-96- already_in=-106- also_a=-154-
  also_accept=-66- also_availabl=-52- also_be=-137- also_expos=-179- also_have=-67- also_includ=-69- also_pass=-119-
  also_provid=-105- also_set=-97- also_support=-59- also_use=-124- also_work=-148- alt_key=-122- alter_tabl=-249-
  alter_type=-82- alternativ_group=-130- alternativ_s=-79- alternative_you=-235- although_it=119h alway_ask=-252-
  alway_be=-215- alway_load=136p alway_lower=-56- alway_use=-206- am_the=-139- am_your=152a among_the=149h
  amount_of=-125- an_absolut=-75- an_additional=-281- an_addres=-171- an_administrator=127a an_agent=-316-
  an_aggregat=-53- an_ai=385r an_alia=-36- an_alternativ=-60- an_answer=-111- an_application=-214- an_archiv=-177-
  an_argument=-82- an_array=-107- an_assertion=-117- an_assistant=170r an_ast=-96- an_async=-107- an_asynchronou=-104-
  an_automatic=81h an_edit=-137- an_editor=-150- an_element=-95- an_elf=-40- an_empty=86c an_encod=-83- an_end=-143-
  an_entry=-299- an_error=-151- an_even=-126- an_event=-219- an_evil=152r an_exampl=-69- an_exception=44o
  an_exist=-131- an_expect=-143- an_explicit=-110- an_export=-55- an_expression=-66- an_extension=-140-
  an_external=166x an_html=-52- an_http=-78- an_id=-173- an_identifier=-80- an_imag=25x an_immediat=122a
  an_incompatibl=-101- an_index=-197- an_input=-146- an_instanc=-172- an_instruction=-65- an_integer=-155-
  an_internal=-80- an_invalid=-122- an_ipv4=-121- an_ipv6=-96- an_issu=-277- an_object=-95- an_old=140h an_older=-167-
  an_open=-155- an_operation=-142- an_operator=-214- an_option=-209- an_optional=-110- an_order=75a an_ordinary=-96-
  an_original=-139- an_output=-158- an_unexpect=-96- an_unknown=-87- an_xml=-183- and_#agentfile=41p and_#number=-186-
  and_a=-152- and_abov=-76- and_accept=280a and_add=213c and_after=-49- and_all=-148- and_allow=-110- and_also=-146-
  and_an=-73- and_answer=50r and_are=-157- and_argument=-182- and_array=-116- and_as=-221- and_async=-79- and_at=-140-
  and_attempt=-139- and_b=-77- and_be=-168- and_browser=-63- and_build=-165- and_by=-106- and_c=-173- and_cach=-140-
  and_can=-74- and_caus=-106- and_chang=-291- and_check=-130- and_clos=-211- and_code=-219- and_column=-174-
  and_commit=-83- and_commonj=-104- and_compar=-168- and_creat=-150- and_d=-86- and_date=-26- and_default=-42-
  and_delet=71h and_deserializ=-197- and_directori=-169- and_disabl=88p and_do=337o and_does=-171- and_don't=250h
  and_done=-87- and_drop=180c and_each=-130- and_enabl=227c and_end=-200- and_error=-188- and_event=-82-
  and_every=-170- and_exclud=-130- and_execut=343c and_exit=-253- and_expect=135o and_export=88x and_extend=-122-
  and_f=-228- and_fals=-107- and_fast=-91- and_fil=118x and_file=-211- and_find=-96- and_folder=-150- and_for=60h
  and_format=-221- and_generat=-46- and_get=52c and_getmanyraw=-95- and_giv=-114- and_give=315r and_go=111h
  and_has=-94- and_have=-136- and_herm=-263- and_how=-176- and_http=-234- and_i=-40- and_if=-100- and_ignor=-34-
  and_import=-110- and_in=23p and_index=-154- and_install=141c and_is=78a and_it=-161- and_item=-129- and_its=-222-
  and_javascript=-50- and_just=102r and_keep=152p and_leav=142c and_link=-90- and_load=158c and_log=210c and_logg=-236-
  and_mail=297x and_maintain=-90- and_make=33x and_many=-77- and_math=-136- and_may=117a and_messag=-206-
  and_minor=-46- and_mips=-54- and_miss=-130- and_more=-200- and_nam=-176- and_name=100a and_nathan=-72- and_need=178a
  and_neither=-52- and_never=66h and_new=-49- and_no=143r and_node=-75- and_non=-153- and_not=-58- and_noth=-185-
  and_number=-66- and_obey=177p and_of=-143- and_one=-105- and_only=-196- and_open=-21- and_option=-78- and_or=-223-
  and_other=-279- and_output=-44- and_pars=-116- and_pass=-110- and_patch=-70- and_path=-52- and_pb=-105- and_post=298x
  and_print=-104- and_publish=140x and_r=-81- and_read=119l and_register=-101- and_remov=-277- and_replac=140x
  and_respons=-40- and_return=-79- and_right=-113- and_run=381c and_runs=-168- and_s=-101- and_safety=-214-
  and_save=57x and_says=-227- and_secondary=-142- and_secret=-204- and_send=180x and_set=54c and_shar=207x
  and_should=193h and_show=247l and_size=-149- and_sort=-187- and_sourc=-169- and_stag=-169- and_start=317o
  and_stay=156r and_support=-218- and_system=71l and_tags=-115- and_tak=-214- and_target=-177- and_task=-237-
  and_tell=202a and_test=-165- and_text=24x and_that=-142- and_the=-31- and_their=-194- and_then=-197- and_this=-91-
  and_thos=-94- and_thread=-64- and_thus=-152- and_time=-96- and_to=-148- and_try=-280- and_turn=167h and_typ=-110-
  and_type=-221- and_u=-123- and_up=-84- and_updat=-142- and_upload=387x and_use=-72- and_used=-45- and_user=21x
  and_uses=-139- and_valu=-170- and_version=-71- and_vice=-70- and_wait=225c and_want=-110- and_web=-79- and_what=-226-
  and_when=-147- and_wher=-136- and_which=-77- and_why=-133- and_window=-194- and_with=-61- and_without=-76-
  and_work=-159- and_worktre=-55- and_writ=-228- and_written=-217- and_you=-54- angl_bracket=-69- another_#number=-59-
  another_app=-161- another_one=-111- another_proces=-133- another_program=-126- another_repository=-228-
  answer_a=-214- answer_are=-241- answer_as=142r answer_for=-244- answer_in=-64- answer_is=-231- answer_that=-274-
  answer_the=-146- answer_to=193x answer_was=-287- answer_with=160l answer_without=-120- anthropic_messag=-418-
  any_case=-115- any_chang=-231- any_error=95h any_file=-216- any_kind=-163- any_more=140o any_object=-81- any_of=-145-
  any_other=-121- any_type=-189- any_url=-199- any_valu=-71- anyon_who=145x anyth_else=-84- anywher_in=-124-
  api_#number=-151- api_and=-213- api_docs=-195- api_documentation=-83- api_for=-94- api_is=-118- api_key=61x
  api_keys=-116- api_method=-76- api_to=-61- api_version=-116- api_which=-55- app_a=-67- app_from=-175- app_has=-183-
  app_in=-177- app_is=-208- app_the=-204- app_to=21o app_worker=-33- appear_in=-56- appear_to=-118- append_the=148x
  appli_a=-199- appli_to=-199- application_is=-181- application_name=-136- application_that=-160- application_to=-138-
  apply_a=-175- apply_the=174o approv_by=178a approv_in=64a approv_the=-201- approv_this=155a approval_are=119a
  approval_for=-59- approval_is=134h approval_to=279p architectur_s=-53- archiv_file=-65- archiv_header=-168-
  archiv_index=-68- archiv_member=-125- archiv_part=-41- archiv_s=-90- are_#number=-213- are_a=228r are_accept=-178-
  are_add=-99- are_all=-135- are_already=-93- are_also=-161- are_alway=-85- are_an=51r are_answer=-130-
  are_automatical=-147- are_availabl=-167- are_bas=-71- are_both=-74- are_call=-105- are_configur=22l are_connect=-80-
  are_consider=-163- are_count=-110- are_creat=146p are_current=-197- are_different=-92- are_disabl=194r
  are_document=-72- are_exclud=-97- are_execut=-23- are_expect=-109- are_expos=-152- are_fine=-170- are_for=-261-
  are_formal=-27- are_found=-180- are_free=222r are_generat=-165- are_given=-151- are_gone=142r are_handl=-237-
  are_his=-144- are_ignor=-121- are_implement=-60- are_in=-253- are_incompatibl=-173- are_invalid=-36- are_kept=-151-
  are_known=-167- are_left=-244- are_list=-234- are_logg=-231- are_look=-104- are_made=-114- are_miss=-170-
  are_mutual=-107- are_nam=-52- are_need=-171- are_never=-229- are_no=-103- are_not=-142- are_now=-221- are_of=-48-
  are_on=-335- are_only=29o are_optional=-93- are_pars=-160- are_pass=-217- are_prefix=-124- are_provid=-54-
  are_read=-216- are_refus=-216- are_replac=27o are_requir=-141- are_reserv=-187- are_resolv=-27- are_search=-89-
  are_sent=-217- are_set=-166- are_shown=-232- are_some=-33- are_subject=129r are_support=-129- are_taken=-188-
  are_the=-60- are_ther=-229- are_to=200o are_told=-100- are_too=-162- are_treat=-126- are_two=-33- are_us=-159-
  are_used=-129- are_writ=-138- are_written=-122- are_you=-37- argument_and=-50- argument_are=-106- argument_d=-50-
  argument_declar=-44- argument_for=-72- argument_is=-102- argument_list=-63- argument_nam=-120- argument_number=-41-
  argument_of=-111- argument_pass=-118- argument_s=-118- argument_that=-34- argument_to=-124- argument_typ=-145-
  argument_type=-202- argument_which=-155- argument_with=-46- arm_instruction=-108- arm_only=-94- around_the=-88-
  arp_v=-144- array_and=-58- array_contain=-77- array_element=-62- array_for=-176- array_in=-101- array_is=-190-
  array_must=-117- array_of=-101- array_or=-55- array_subscript=-107- array_to=-66- array_type=-74- array_valu=-101-
  array_with=-41- arrow_and=-150- arrow_keys=-91- as_#number=-116- as_a=183r as_an=103r as_another=-250-
  as_argument=-204- as_cach=-27- as_configur=-87- as_const=-90- as_default=-106- as_defin=110o as_describ=-56-
  as_dev=-40- as_division=-51- as_error=-199- as_far=-170- as_fast=-82- as_file=-177- as_fn=-62- as_follow=23o
  as_good=-41- as_herm=-185- as_i=107o as_if=189r as_in=-104- as_input=-173- as_integer=-90- as_is=-224- as_it=-105-
  as_its=-141- as_j=-65- as_json=35l as_key=-85- as_long=-151- as_much=-120- as_no=-182- as_non=-47- as_normal=-78-
  as_of=149o as_one=-178- as_part=-229- as_plain=-115- as_possibl=-199- as_python=-246- as_read=110h as_replica=-35-
  as_requir=-115- as_s=-115- as_soon=71x as_specifi=-69- as_str=-152- as_such=-30- as_templat=-87- as_text=-125-
  as_the=-77- as_they=-139- as_this=63a as_though=237h as_trust=92a as_us=-112- as_well=22p as_with=-108-
  as_written=-165- as_you=-110- as_your=159o ascend_order=-145- ascii_character=-84- ascii_symbol=-54- ask_about=-108-
  ask_befor=-65- ask_first=23h ask_for=36h ask_me=-269- ask_the=115h asks_for=-22- asks_the=-87- assembl_code=-97-
  assembl_for=-156- assertion_check=-98- assign_to=-67- assignment_to=-102- assistant_i=172a associat_with=-144-
  assum_a=103h assum_all=-277- assum_that=43h assum_to=-91- assum_you=118r ast_node=-119- async_function=-78-
  async_handler=-189- async_method=-26- asynchronou_validation=-77- at_#number=-330- at_#url=395x at_a=-192-
  at_addres=-87- at_all=-58- at_any=-239- at_boot=159p at_byte=-36- at_each=117p at_eight=-214- at_end=-119-
  at_every=176p at_fault=-35- at_four=-135- at_fourth=-68- at_index=-143- at_its=-169- at_least=-114- at_line=-92-
  at_lx=-72- at_most=-70- at_night=-340- at_offset=-61- at_once=-113- at_one=-177- at_or=-77- at_position=-77-
  at_psect=-42- at_runtim=-205- at_s=-91- at_second=-83- at_spi=-62- at_start=-306- at_ten=-223- at_that=-158-
  at_the=-205- at_third=-67- at_which=-98- at_work=-125- at_x=-102- at_zu=-105- atom_used=-201- attach_a=-148-
  attach_to=-119- attempt_to=-45- attention_to=99h attribut_d=-94- attribut_for=-130- attribut_is=-40- attribut_of=-88-
  attribut_rfc=-32- attribut_s=-68- attribut_section=-44- attribut_to=-52- attribut_type=-75- authentication_fail=-66-
  authentication_is=-242- author_of=178a authoris_to=167a authoriz_keys=198p auto_approv=-59- auto_inc=-201-
  automatic_updat=96h availabl_as=-51- availabl_but=-55- availabl_featur=-41- availabl_for=-120- availabl_in=-69-
  availabl_on=-58- availabl_only=-64- availabl_packag=-223- availabl_to=24x awar_of=27h away_the=161x axe_core=-182-
  b_#number=-44- b_a=-89- b_and=-102- b_c=-125- b_compil=-66- b_conflict=-105- b_error=-127- b_invalid=-81- b_is=-64-
  b_link=-97- b_lx=-59- b_no=-63- b_reloc=-61- b_relocation=-31- b_s=-74- b_section=-75- b_u=-84- b_unabl=-76-
  b_unexpect=-95- b_unknown=-88- b_unrecognis=-109- b_uses=-96- b_warn=-94- babel_helper=-94- babel_plugin=-79-
  back_as=-165- back_on=-211- back_the=-108- back_to=70x back_up=43x back_what=-143- background_color=-197-
  background_look=-23- background_worker=-123- backup_file=-188- backup_is=33h backup_of=80x backup_target=-76-
  backward_compatibility=-129- bad_argument=-162- bad_config=-76- bad_extend=-109- bad_format=-157- bad_line=-103-
  bad_magic=-73- bad_micromip=-34- bad_or=-100- bad_risc=-38- bad_section=-45- bad_valu=-40- bank_is=-268- bar_baz=-37-
  bas_on=-166- bas_test=-34- base58_str=-103- base64_encod=88x base_#number=-55- base_backup=-156- base_clas=-99-
  base_directory=-45- base_plus=-39- base_register=-188- base_stat=-108- base_url=-43- baselin_wide=-79-
  be_#number=-127- be_a=-123- be_able=73h be_access=-117- be_add=-78- be_allow=-261- be_appli=-162- be_ask=21h
  be_at=-135- be_availabl=-59- be_between=-113- be_call=-98- be_careful=-29- be_chang=-86- be_check=-73- be_combin=-77-
  be_configur=-104- be_consider=-38- be_constant=-133- be_convert=-41- be_copi=272x be_corrupt=-223- be_creat=-64-
  be_defin=-32- be_delet=201c be_determin=-110- be_different=-230- be_disabl=-135- be_display=-196- be_done=-105-
  be_dropp=-60- be_edit=55p be_either=-70- be_emitt=-44- be_empty=-222- be_enabl=-197- be_eras=77c be_even=-103-
  be_execut=-99- be_follow=145a be_found=-65- be_given=-207- be_greater=-124- be_handl=-100- be_ignor=-46- be_in=-192-
  be_includ=-302- be_install=-200- be_interpret=-45- be_invok=-209- be_kept=52p be_less=-138- be_liabl=-147-
  be_link=-74- be_load=-198- be_logg=-81- be_look=-164- be_lost=-236- be_made=-115- be_mark=-124- be_modifi=-106-
  be_non=-148- be_not=-101- be_null=-206- be_of=-88- be_open=-61- be_overridden=-41- be_owner=-200- be_pars=-95-
  be_pass=-95- be_plac=-84- be_prefix=-66- be_present=-64- be_provid=-107- be_read=-117- be_remov=80p be_renam=-128-
  be_replac=-194- be_report=-218- be_resolv=-59- be_return=-62- be_root=-286- be_s=-226- be_seen=-35- be_sent=-108-
  be_serializ=-149- be_set=-49- be_shown=94a be_skipp=95o be_specifi=-118- be_stor=-116- be_superuser=-250-
  be_sure=-241- be_taken=-145- be_the=-51- be_thrown=-150- be_told=-22- be_treat=-182- be_type=-86- be_undefin=-105-
  be_undon=-249- be_updat=-95- be_used=-79- be_useful=-81- be_valid=-90- be_validat=-39- be_written=-127-
  be_wrong=-120- be_zero=-235- becam_of=-211- becaus_a=-91- becaus_it=-105- becaus_of=-97- becaus_the=-120-
  becaus_they=-86- becom_a=-46- becom_an=42r becom_one=-217- becom_the=59r been_given=323h been_replac=123o
  been_set=158l been_specifi=-48- been_told=121o been_used=-222- beep_when=-89- befor_#number=-178- befor_a=-105-
  befor_any=-51- befor_anyth=-38- befor_delet=-60- befor_each=-250- befor_every=134h befor_it=-128- befor_its=-179-
  befor_set=-68- befor_start=-98- befor_the=-198- befor_they=-149- befor_this=224l befor_you=-79- begin_a=-173-
  begin_anew=-260- begin_with=42p beginn_and=-228- beginn_of=112p beginn_with=-131- behav_as=123r behav_like=170r
  behavior_is=-71- behavior_of=-172- behind_a=-187- behind_it=-146- behind_its=-180- behind_the=-249- belong_in=26p
  belong_to=-223- below_#number=-64- below_is=-87- below_it=-274- below_the=-272- besid_it=-156- besid_the=-244-
  best_practic=-86- beta_#number=-68- better_sqlite3=-44- better_than=-180- between_#number=-219- between_a=-177-
  between_e=-45- between_the=59l between_two=-172- between_us=164h beyond_#number=-55- beyond_end=-129-
  beyond_the=-143- bfd_hash=-70- bfd_mach=-59- bierema_and=-43- big_endian=-135- big_for=-76- bike_log=-84-
  binari_for=-73- binary_file=-197- binary_packag=-202- binary_patch=-78- binary_upgrad=-61- bind_to=-189-
  bind_you=269o bit_expression=-29- bit_field=-75- bit_object=-87- bit_rang=-43- bit_sign=-31- bit_str=-110-
  bit_unsign=-36- bitmap_index=-175- bits_of=-106- blank_lin=-87- blank_line=-202- block_and=148l block_in=-142-
  block_mode=-35- block_of=-135- block_that=-189- block_the=-185- block_u=-70- blx_instruction=-102- body_and=-156-
  body_is=-109- body_of=126x body_parser=-44- bom_and=-87- bookmark_for=-57- boolean_default=-116- boolean_if=-92-
  boolean_option=-131- boolean_optional=-134- boolean_return=-99- boolean_to=-58- boolean_valu=-59-
  boolean_whether=-125- border_around=-70- bori_yankov=-46- both_are=-97- both_as=-107- both_of=-132- both_on=-72-
  both_primary=-68- both_shift=-88- both_small=-62- both_stor=-334- both_the=-71- bottom_of=-117- bound_by=129r
  bound_of=-184- bound_to=-153- br_the=196l brac_expansion=-98- bracket_in=-120- branch_and=-160- branch_even=-101-
  branch_for=-140- branch_instruction=-86- branch_is=-139- branch_or=-81- branch_s=-134- branch_to=-101-
  break_chang=-194- break_in=242c break_spac=-58- break_the=30r break_your=-241- breakabl_spac=-71- brought_back=-232-
  browser_and=-188- browser_target=-172- browser_to=-196- browser_version=-169- buffer_is=-47- buffer_of=-53-
  buffer_to=-232- bug_fix=-45- bug_report=-39- bugs_and=-123- bugs_in=-195- build_a=-194- build_id=-112-
  build_the=-143- build_tool=-81- build_with=-65- built_from=-156- built_in=22o built_with=-126- built_without=-133-
  bundl_size=-83- bundl_with=-58- but_a=-20- but_can=-106- but_do=-209- but_does=-76- but_expect=-92- but_found=-55-
  but_got=-104- but_in=-161- but_is=-123- but_it=-150- but_no=-88- but_not=-134- but_only=-51- but_pb=-74- but_s=-84-
  but_signatur=-42- but_some=-34- but_that=-156- but_the=-145- but_then=-23- but_they=-38- but_this=-125- but_will=-97-
  but_with=-86- but_writ=-106- but_you=-196- button_in=-203- by_#number=-150- by_a=-240- by_an=51o by_another=-110-
  by_any=-89- by_code=-153- by_default=-137- by_each=-125- by_gtk=-64- by_hand=-297- by_id=-209- by_its=-116-
  by_itself=-264- by_lu=-32- by_mail=-49- by_name=-98- by_node=-99- by_one=-146- by_order=150a by_other=-213-
  by_pass=-163- by_pb=-54- by_provid=-92- by_rule=-190- by_runn=-29- by_s=-100- by_sett=-142- by_signal=-119-
  by_the=-81- by_their=-145- by_this=-161- by_time=-112- by_tom=-50- by_us=-104- by_user=37a by_verb=-130- by_what=29o
  by_which=-98- by_your=128a bypas_the=24h byt_at=-42- byt_but=-38- byt_encod=-81- byt_for=-68- byt_from=-85-
  byt_in=-89- byt_not=-43- byt_of=-127- byt_per=-61- byt_to=-115- byte_boundary=-35- byte_count=-56- byte_for=-177-
  byte_offset=-58- byte_order=-197- byte_s=-43- byte_sequenc=-97- c_#number=-100- c_c=-138- c_cannot=-245- c_d=-96-
  c_in=-199- c_is=-136- c_option=-81- c_s=-107- cach_and=-190- cach_entri=-79- cach_entry=-113- cach_fil=-43-
  cach_file=-133- cach_for=-106- cach_in=-192- cach_is=-179- cach_miss=-30- cach_of=-142- cach_operation=-49-
  cach_or=-85- cach_s=-68- cach_stor=-178- cacheabl_util=-27- call_a=-104- call_after=-158- call_and=139x
  call_argument=-133- call_as=-185- call_at=-168- call_befor=-220- call_fail=-101- call_for=-76- call_has=-180-
  call_in=69h call_is=-80- call_it=-166- call_may=-221- call_next=-152- call_of=-314- call_on=-165- call_once=-77-
  call_stub=-158- call_that=-97- call_the=108p call_this=-185- call_to=-135- call_was=-172- call_when=-68-
  call_with=-139- call_without=-142- came_befor=167o came_from=-171- came_in=-31- came_to=-246- can't_add=-75-
  can't_be=-29- can't_chang=-151- can't_creat=-139- can't_do=-75- can't_find=-105- can't_get=-78- can't_handl=-82-
  can't_hash=-112- can't_open=-57- can't_relax=-60- can't_restor=-143- can't_set=-211- can't_use=-220- can_accept=-198-
  can_add=-180- can_also=-122- can_alway=-158- can_be=-120- can_call=-198- can_caus=-75- can_chang=-104-
  can_check=-192- can_configur=-145- can_do=-41- can_find=-189- can_get=-339- can_have=-173- can_hold=-78-
  can_import=-217- can_install=-150- can_lead=-44- can_load=-99- can_never=-183- can_not=-79- can_now=82r
  can_only=-102- can_opt=-239- can_overrid=-175- can_pass=-196- can_provid=-231- can_read=45x can_replac=-135-
  can_run=-233- can_set=-242- can_simp=-97- can_specify=-56- can_still=-162- can_use=-154- can_writ=-248- can_you=98l
  cancel_the=-99- cannot_acces=-68- cannot_add=-62- cannot_allocat=-82- cannot_alter=-87- cannot_app=-53-
  cannot_assign=-35- cannot_be=-87- cannot_begin=-133- cannot_chang=-158- cannot_combin=-160- cannot_contain=-157-
  cannot_convert=-70- cannot_copy=-88- cannot_creat=-86- cannot_delet=-173- cannot_determin=-74- cannot_drop=-174-
  cannot_enabl=-94- cannot_find=-164- cannot_get=-73- cannot_handl=-102- cannot_have=-224- cannot_initializ=-94-
  cannot_link=-48- cannot_lock=-85- cannot_make=-146- cannot_move=-172- cannot_open=-72- cannot_pars=-71-
  cannot_perform=-109- cannot_read=-234- cannot_reindex=-154- cannot_remov=-139- cannot_renam=-133-
  cannot_represent=-125- cannot_return=-67- cannot_save=-88- cannot_set=-125- cannot_specify=-97- cannot_start=-159-
  cannot_stat=-62- cannot_updat=-187- cannot_use=-134- cannot_writ=-66- capabl_of=-161- caps_lock=-141-
  captur_group=-110- card_number=141x care_about=49o careful_with=-208- carri_the=-148- carriag_return=-103-
  cas_wher=-79- case_and=-74- case_fold=-41- case_insensitiv=-149- case_of=-66- case_sensitiv=-53- cast_function=-100-
  cast_the=-84- caus_by=-147- caus_the=-62- cd_backend=-140- cdrom_with=-74- certificat_cach=-57- certificat_is=-217-
  certificat_s=-139- certificat_should=-237- cgen_cpu=-33- chain_for=-45- chain_of=-186- chang_a=-159- chang_after=-98-
  chang_between=-112- chang_by=-167- chang_from=46h chang_group=-161- chang_is=-128- chang_it=114h chang_noth=-304-
  chang_object=-59- chang_or=-247- chang_owner=-270- chang_ownership=-122- chang_sinc=-184- chang_that=-255-
  chang_this=68p chang_to=-303- chang_user=-239- chang_with=-138- channel_bind=-110- channel_read=-73- char_char=-133-
  char_limit=-195- char_will=-133- character_and=-203- character_are=-126- character_at=37r character_clas=-118-
  character_class=-125- character_equivalent=-151- character_for=-138- character_from=-247- character_in=-197-
  character_map=-107- character_may=-89- character_of=97r character_or=-69- character_s=-53- character_set=-104-
  character_that=-122- character_to=-149- chat_completion=-291- chdir_to=-77- check_a=-188- check_and=-192-
  check_are=151a check_constraint=-224- check_for=-72- check_if=-72- check_ignor=-268- check_in=-221- check_is=-30-
  check_it=91c check_of=-203- check_out=-160- check_that=-189- check_the=-316- check_whether=-105- check_with=225h
  checkpoint_record=-70- checksum_and=-35- checksum_file=-42- checksum_in=-68- checksum_of=-47- cherry_pick=-138-
  child_proces=-54- child_tabl=-25- choos_#number=-90- choos_a=-243- choos_another=-197- chromium_version=-33-
  chunk_of=-135- circular_referenc=-92- clas_and=-116- clas_d=-57- clas_is=-78- clas_s=-92- clas_that=-71-
  class_and=-92- claud_md=-48- clear_the=-107- client_in=-133- client_s=-128- client_that=-282- client_to=143x
  client_will=-78- clon_of=-134- clon_the=-147- clos_every=-273- clos_on=-152- clos_the=-228- cloudflar_worker=-62-
  cluster_was=-67- cmp_eof=-46- co_processor=-180- cod_agent=-232- code_#number=71a code_and=-165- code_as=-300-
  code_below=-113- code_block=142l code_d=-93- code_for=-120- code_from=-110- code_in=-24- code_is=-39- code_lu=-173-
  code_model=-102- code_of=-210- code_point=-129- code_that=73c code_to=50x code_with=-228- code_you=75l
  codeview_record=-140- codeview_type=-69- collat_symbol=-61- collation_s=-97- collect_the=-66- color_as=-199-
  color_for=-67- color_in=-62- color_output=-187- column_are=-83- column_d=-56- column_definition=-89-
  column_generation=-39- column_in=-99- column_list=-55- column_name=-82- column_number=-64- column_of=-239-
  column_referenc=-103- column_s=-74- column_that=-135- column_to=-62- com_back=26c com_befor=-191- com_first=26p
  com_from=78a com_to=-156- combin_with=-110- combination_of=-119- come_back=-192- come_from=-172- come_in=-101-
  come_to=-159- comma_after=-75- comma_separat=-99- command_and=-100- command_do=-323- command_for=-216-
  command_from=151a command_in=169c command_is=-79- command_line=-201- command_s=-271- command_that=-49-
  command_to=-332- command_with=-247- comment_and=31c comment_is=-100- comment_on=200x comment_that=-245-
  commit_and=-93- commit_gpx=-115- commit_graph=-141- commit_messag=-118- commit_not=-124- commit_or=-162-
  commit_s=-123- commit_the=65x common_of=-99- common_section=-67- common_symbol=-116- comp_with=117o
  company_policy=-79- compar_to=-77- comparison_function=-93- comparison_operation=-35- comparison_to=-78-
  compat_transpiler=-49- compatibility_mode=-150- compatibility_with=-49- compatibl_with=-78- compil_a=-108-
  compil_as=-65- compil_code=-132- compil_for=-79- compil_function=-212- compil_schema=-211- compil_to=-131-
  compil_with=-76- compil_without=-218- complet_in=-59- complex_typ=-27- complianc_with=28o component_id=-122-
  component_is=-100- component_s=-106- component_to=-100- compres_debug=-98- compression_algorithm=-138-
  compression_is=-180- compression_level=-65- comput_the=-81- condition_are=-111- condition_in=-28-
  conditional_block=-103- config_array=-52- config_fil=-79- config_file=-261- config_for=-215- config_object=-151-
  config_to=34x config_valu=-150- configur_for=-53- configur_in=43l configur_s=-167- configur_the=-146-
  configur_this=-225- configur_to=-80- configuration_file=-295- configuration_for=-150- configuration_option=-168-
  configuration_parameter=-259- confirm_the=-222- conflict_and=-149- conflict_use=-101- conflict_with=-37-
  conjunction_with=-83- connect_to=-191- connection_due=-208- connection_is=-210- connection_pool=-211-
  connection_to=-140- connection_with=-102- consider_a=-98- consider_ignor=-34- consider_the=219a consider_us=-368-
  consist_of=-75- constant_#number=-36- constant_expression=-93- constraint_on=-142- constraint_s=-214-
  construct_a=-91- constructor_accept=-44- consult_the=176o consum_the=-125- contain_a=-110- contain_all=-219-
  contain_an=-124- contain_any=-154- contain_directory=-66- contain_in=-47- contain_invalid=-91- contain_key=-22-
  contain_more=-75- contain_no=-124- contain_non=-60- contain_null=-107- contain_s=-69- contain_the=24x
  contain_type=-122- contain_unsupport=-66- content_and=-276- content_disposition=-160- content_for=-242-
  content_in=-130- content_is=-177- content_of=165x content_policy=174r content_that=-183- content_to=65x
  content_type=-88- context_and=181o context_for=-134- context_object=-164- context_of=-78- context_s=-162-
  context_to=-110- context_window=201l continu_to=-117- contribut_md=-100- control_and=-185- control_character=-131-
  control_file=-139- control_info=-103- control_over=-323- control_the=-119- controll_by=-191- conversation_and=-183-
  conversation_as=61h conversation_has=-266- conversation_in=-189- conversation_is=-242- conversation_of=-229-
  conversation_that=-302- conversation_to=263x conversation_with=76x conversion_from=-83- conversion_function=-101-
  conversion_is=-184- convert_a=-112- convert_an=-146- convert_sourc=-126- convert_the=-156- convert_to=-80-
  converter_from=-44- cooki_are=-166- cooki_attribut=-32- cooki_prefix=-208- copi_of=-94- copy_data=-261-
  copy_file=-244- copy_from=-107- copy_of=-28- copy_s=-147- copy_the=-35- copy_this=-239- copy_to=99x
  copyright_#number=-53- copyright_c=-96- copyright_holder=-137- copyright_notic=-373- core_and=-105- core_api=-58-
  core_file=-84- core_modul=-71- correspond_to=-185- corrupt_bitmap=-262- corrupt_or=-43- cors_header=-259-
  cortex_a8=-60- cost_#number=-56- cost_noth=-204- cost_of=-163- cost_the=-152- could_also=-211- could_be=-144-
  could_not=-110- couldn't_allocat=-99- couldn't_find=-71- couldn't_open=-301- couldn't_pars=-38- count_#number=-43-
  count_as=-167- count_d=-57- count_for=-120- count_from=-254- count_in=-23- count_of=-140- count_u=-122- cover_by=-92-
  cover_letter=-244- cover_the=-104- cpu_open=-33- crack_the=152c crash_left=-119- creat_an=-46- creat_and=-139-
  creat_backup=-113- creat_by=-184- creat_directory=-52- creat_file=-64- creat_for=-132- creat_it=137p creat_new=-77-
  creat_output=-75- creat_s=-88- creat_section=-72- creat_temp=-72- creat_temporary=-58- creat_the=-227-
  creat_with=-57- creat_your=-181- creation_of=-193- credential_cach=-365- cron_job=-71- cros_platform=-164-
  cros_spawn=-171- cruiser_js=-124- crypto_api=-115- cryptographic_algorithm=-64- ctf_section=-49- ctrl_key=-98-
  curl_#number=-101- current_and=-47- current_branch=-65- current_directory=-143- current_in=-77- current_node=-100-
  current_path=-41- current_releas=-33- current_schema=-158- current_select=-52- current_support=-34-
  current_transaction=-226- current_user=-299- current_valu=-77- current_version=-38- current_work=-45-
  custom_error=-175- custom_format=-51- custom_hash=-96- custom_keyword=-41- custom_resourc=-33- customer_data=-281-
  customiz_the=-102- cut_off=89c d_and=-105- d_at=-115- d_bit=-121- d_bits=-101- d_bus=-90- d_but=-88- d_byt=-54-
  d_byte=-70- d_character=-72- d_d=-85- d_dbnam=-147- d_directory=-66- d_does=-128- d_error=-45- d_exceed=-100-
  d_expect=-142- d_field=-110- d_file=-71- d_for=-39- d_from=-138- d_has=-69- d_in=-85- d_invalid=-96- d_is=-49-
  d_macro=-127- d_miss=-180- d_must=-105- d_not=-64- d_of=-75- d_option=-51- d_or=-78- d_out=-205- d_rows=-57-
  d_s=-114- d_set=-84- d_to=-90- d_too=-68- d_ts=-91- d_unexpect=-41- d_unknown=-164- d_user=-105- d_warn=-142-
  d_whil=-47- damag_file=-170- data_after=-246- data_and=-132- data_as=-164- data_at=-172- data_checksum=-97-
  data_directory=-188- data_file=-73- data_for=-258- data_from=-189- data_in=51x data_is=-179- data_model=-87-
  data_modify=-61- data_not=-262- data_of=99x data_on=96a data_or=-240- data_region=-50- data_s=-112- data_segment=-49-
  data_size=-190- data_structur=-78- data_that=-107- data_to=227x data_typ=-158- data_type=-145- data_will=-142-
  data_with=143x data_wrapper=-119- data_you=-174- databas_and=132x databas_cluster=-79- databas_is=-195-
  databas_of=-196- databas_or=-71- databas_s=-120- databas_server=-287- databas_system=-238- databas_to=62x
  databas_user=-225- databas_was=-96- databas_with=-71- date_and=-186- date_in=-26- date_is=-54- date_object=-54-
  date_time=-62- day_is=-204- db_is=-188- dbnam_databas=-165- dbnam_dbnam=-147- dead_keys=-112- deal_with=-129-
  debian_s=-111- debug_directory=-76- debug_info=-137- debug_loc=-143- debug_section=-130- debug_str=-105-
  debugg_and=-81- debugg_information=-210- declar_name=-88- declar_s=-39- declar_with=-129- decod_a=-179- decod_of=-78-
  decod_the=-164- decompres_section=-147- deep_nest=-73- def_endef=-82- def_file=-228- default_#number=-160-
  default_a=-57- default_and=-26- default_are=-120- default_export=-48- default_fals=-103- default_file=-74-
  default_font=-85- default_for=-123- default_in=-72- default_is=-63- default_it=-59- default_local=-109-
  default_no=-89- default_off=-344- default_privileg=-148- default_realm=-80- default_s=-199- default_the=-100-
  default_this=-97- default_to=-118- default_true=-57- default_valu=-151- default_visibility=-55- deferr_file=-73-
  defin_a=-213- defin_as=-63- defin_by=-239- defin_for=-34- defin_format=-90- defin_in=32o defin_keyword=-106-
  defin_symbol=-107- defin_the=-82- definition_for=-113- definition_list=-89- definition_of=-164- definition_were=-144-
  definition_with=-152- delay_in=-152- delay_slot=-150- delet_a=-221- delet_all=-224- delet_and=-116- delet_fil=186h
  delet_file=-220- delet_from=175h delet_or=74p delet_this=-190- demo_home=-94- democratic_republic=-125-
  deni_for=-169- deni_to=-223- deno_and=-49- depend_on=-53- dependenci_and=-127- dependency_cruiser=-230-
  dependency_s=-82- depiction_of=-178- deprecat_hook=-57- deprecat_in=-108- deprecat_use=-78- deprecation_warn=-118-
  deriv_from=-114- describ_in=67l describ_the=53l describ_your=-116- description_of=194l descriptor_d=-58-
  descriptor_for=-39- descriptor_s=-87- design_for=-63- design_to=-105- desktop_entry=-103- desktop_file=-198-
  destination_directory=-59- destination_gateway=-67- destination_register=-236- destroy_the=224c detail_of=96h
  detail_on=-143- detail_see=-152- detect_at=-61- detect_in=-133- detect_the=-56- determin_if=-63- determin_oid=-69-
  determin_the=-65- determin_whether=-82- determin_which=-172- developer_and=92a developer_messag=175l
  developer_mode=54r developer_tool=-229- dh_parameter=-156- did_not=-91- did_to=-175- did_we=-136- diff_algorithm=-69-
  diff_format=-71- diff_s=-55- diff_two=-105- differ_from=-290- differ_in=-63- differ_section=-77- differ_typ=-37-
  differenc_between=-34- differenc_that=-50- different_from=-100- different_section=-26- different_siz=-123-
  dir_file=-74- dir_to=172p direct_from=-274- direct_in=-263- direct_register=-137- direct_to=-184- direction_to=-119-
  directiv_number=-155- directiv_want=-25- directori_for=-26- directory_and=-53- directory_for=-193-
  directory_from=-186- directory_in=-59- directory_is=-83- directory_name=-104- directory_of=-159- directory_or=-157-
  directory_s=-156- directory_that=-86- directory_to=48x directory_us=-173- directory_wher=-168- directory_with=-115-
  disabl_by=-135- disabl_the=23p disabl_this=-272- disassembl_in=-154- disassembler_color=-169- discard_section=-102-
  discard_the=-140- disk_and=203c disk_is=-31- display_a=-195- display_in=-137- display_of=-43- display_the=70l
  display_this=-117- display_when=-61- disposition_header=-160- distanc_in=-200- distinguish_between=-102-
  djb2_fnv1=-53- do_a=-150- do_anyth=-124- do_as=312o do_instead=118o do_it=252h do_not=-23- do_so=-181- do_that=-188-
  do_the=64h do_this=171h do_what=319a do_whatever=246r do_you=-473- docker_compos=-217- document_are=-331-
  document_end=-64- document_in=-72- document_you=162p documentation_for=-104- documentation_is=-67-
  documentation_on=-219- does_a=-123- does_not=-126- does_noth=-89- does_the=-25- doesn't_affect=-62-
  doesn't_contain=-119- doesn't_fit=-77- doesn't_implement=-143- doesn't_match=-193- doesn't_support=-201-
  doesn't_want=-128- domain_name=-170- domain_s=-87- domain_socket=-160- don't_ask=-72- don't_have=-276- don't_let=-38-
  don't_log=76h don't_match=-218- don't_need=208h don't_tell=-280- don't_treat=-94- don't_use=-137- don't_want=-165-
  done_in=-121- done_with=-102- door_is=-230- dot_is=-89- doubl_click=-108- doubl_precision=-36- doubl_quot=-80-
  down_the=-42- down_to=-150- download_from=-231- download_the=105c downstream_browser=-219- dpi_must=-22-
  draft_#number=-155- draw_the=-141- drop_a=153c drop_in=-198- drop_it=-213- drop_the=30c dropp_becaus=-66-
  dry_run=-214- dsp_#number=-71- dt_need=-88- dt_textrel=-81- due_on=-131- due_to=-208- dump_of=109x
  duplicat_keys=-154- duplicat_section=-123- dur_a=-40- dur_copy=-93- dur_recovery=-209- dur_startup=-187- dur_the=101h
  duration_of=-232- dvorak_with=-183- dw_at=-25- dw_form=-33- dw_macro=-146- dwarf_error=-125- dwarf_version=-80-
  dynamic_entri=-109- dynamic_import=-44- dynamic_object=-120- dynamic_relocation=-171- dynamic_section=-65-
  dynamic_segment=-40- dynamic_shar=-281- dynamic_symbol=-113- e_and=-182- e_echo=-443- e_flag=-51- e_g=-118-
  e_ident=-79- e_mail=167c each_and=-52- each_answer=262x each_browser=-22- each_call=-258- each_chat=171x
  each_event=-102- each_file=-385- each_function=24p each_input=-138- each_item=-98- each_line=100c each_month=-206-
  each_new=197p each_node=-151- each_of=-236- each_other=-208- each_releas=-215- each_run=-100- each_session=-130-
  each_test=-97- each_time=191x each_tool=172x each_with=-124- earlier_instruction=104o earlier_than=-160-
  earlier_version=-37- easier_to=-47- easy_to=-104- ecma262_edition=-36- ecmascript_#number=-48- ecmascript_modul=-99-
  edg_of=-118- edge_of=-71- edit_against=-143- edit_and=-251- edit_the=-122- edition_#number=-61- eh_fram=-55-
  either_a=-48- either_the=-83- elaps_time=-45- electron_version=-65- element_#number=-24- element_has=-81-
  element_is=-116- element_name=-70- element_of=-25- element_s=-63- element_size=-125- element_that=-97-
  element_to=-28- element_type=-102- elf_descriptor=-43- elf_file=-103- elf_header=-86- elf_object=-67-
  eliminat_dead=-134- else_in=86p else_is=-182- else_the=-100- else_what=-154- embedd_in=88c emfil_error=-128-
  emit_warn=-148- emitt_after=-155- emitt_when=-51- empty_commit=-280- empty_for=-269- empty_or=-104- empty_str=-133-
  empty_the=81c empty_valu=-174- empty_when=-105- enabl_by=-106- enabl_for=-75- enabl_it=88p enabl_on=-237-
  enabl_or=-94- enabl_the=66p enclos_directory=-97- encod_a=-96- encod_and=-164- encod_as=-71- encod_for=-137-
  encod_in=-89- encod_is=-67- encod_js=-103- encod_json=-34- encod_name=-66- encod_of=-71- encod_s=-102- encod_set=-66-
  encod_the=249x encounter_process=-99- encounter_the=-33- encounter_whilst=-56- encounter_without=-213-
  encrypt_in=-99- encrypt_the=244c encrypt_with=-146- encryption_type=-98- end_at=-134- end_befor=-329- end_in=-251-
  end_it=-150- end_of=-42- end_the=-72- end_to=-137- end_unexpect=-64- end_up=-335- end_with=-25- endef_ignor=-82-
  endiannes_specifi=-26- ends_a=-67- ends_in=-101- ends_of=-146- ends_with=-204- english_and=-131- enough_for=-181-
  enough_memory=-124- enough_room=-28- enough_to=-109- ensur_that=-220- enter_a=27x enter_the=-204- enter_your=-316-
  entri_from=-268- entri_in=-241- entri_of=-137- entri_that=-140- entri_with=-83- entry_as=-211- entry_by=-224-
  entry_count=-190- entry_d=-122- entry_file=-62- entry_for=-207- entry_found=-185- entry_from=-209- entry_has=-99-
  entry_in=164p entry_is=-125- entry_it=-149- entry_nam=-146- entry_of=-220- entry_point=59c entry_s=-91-
  entry_size=-44- entry_structur=-59- entry_that=-179- entry_to=-86- entry_u=-165- entry_with=-197- entry_zu=-52-
  env_and=-249- env_file=-39- environment_is=-196- environment_variabl=-85- environment_wher=-169- eof_on=-43-
  equal_sign=-123- equal_to=-51- equivalent_to=-134- era_field=-47- eras_the=155c erratum_#number=-68- error_and=-169-
  error_are=-255- error_as=-229- error_at=-125- error_b=-65- error_bad=-77- error_by=-76- error_can't=-69-
  error_cannot=-156- error_clos=-77- error_code=-174- error_creat=-107- error_d=-83- error_default=-117-
  error_encounter=-90- error_error=-103- error_event=-32- error_for=-142- error_found=-194- error_from=93h
  error_gett=-68- error_handl=-156- error_if=-64- error_in=-137- error_invalid=-154- error_is=-81- error_map=-228-
  error_messag=-276- error_object=-90- error_occur=-209- error_occurr=-137- error_on=-116- error_open=-117-
  error_or=-178- error_pars=-130- error_pb=-128- error_read=-149- error_return=-109- error_s=-169- error_secondary=-78-
  error_sett=-82- error_the=-145- error_to=81h error_unexpect=-73- error_unknown=-222- error_unrecogniz=-96-
  error_when=-48- error_whil=-108- error_will=-52- error_writ=-137- es_modul=-62- escap_character=-69-
  escap_sequenc=-63- escap_str=-141- eslint_report=-47- eslint_scop=-64- esm_and=-95- even_befor=-173- even_if=-83-
  even_number=-122- even_though=-70- even_when=184h event_and=-97- event_are=-53- event_in=-140- event_is=-161-
  event_listener=-168- event_loop=-165- event_name=-105- event_of=-163- event_on=-249- event_or=-129- event_shall=-160-
  event_stream=-135- event_that=-138- event_to=-101- event_trigger=-84- event_when=-78- event_with=-199-
  eventsourc_client=-81- every_#number=-233- every_answer=24x every_call=-297- every_chang=-292- every_command=-31-
  every_event=-83- every_hour=121x every_key=-233- every_line=-172- every_machin=-165- every_memory=-168-
  every_messag=-65- every_new=-104- every_node=-164- every_other=-220- every_proces=268c every_request=36h
  every_row=-102- every_screen=-198- every_session=-116- every_text=-244- every_time=44x every_turn=114x
  every_word=-128- every_writ=-172- everyth_abov=190l everyth_after=-80- everyth_else=-247- everyth_in=251l
  everyth_is=127h everyth_that=-359- everyth_the=86x everyth_to=-49- everyth_you=-26- exact_as=25l exact_one=-152-
  exact_text=-251- exact_the=-165- exampl_#number=-119- exampl_a=-45- exampl_abov=-121- exampl_below=-129-
  exampl_if=-88- exampl_in=-51- exampl_of=-51- exampl_show=-61- exampl_the=-38- exampl_to=-239- exceed_the=-129-
  except_for=-160- except_that=-306- except_treat=-40- exception_will=-29- exclud_from=-96- exclud_the=127h
  exclusion_constraint=-132- execut_a=-164- execut_command=-118- execut_in=-368- execut_it=304c execut_on=-305-
  execut_s=-227- execut_the=102c executabl_section=-83- executabl_stack=-114- exist_but=-124- exist_file=-156-
  exist_for=-103- exist_in=-74- exist_on=-203- exist_or=-66- exist_skipp=-59- existenc_of=73h exit_code=-74-
  exit_statu=-112- exit_with=-85- exodu_byt=-62- expand_into=-170- expect_#number=-94- expect_a=-29- expect_after=-132-
  expect_an=-82- expect_but=-110- expect_c=-101- expect_comma=-66- expect_d=-99- expect_in=-42- expect_or=-41-
  expect_s=-138- expect_to=-129- expect_type=-57- expir_in=-214- explain_the=-204- explain_what=-137- export_all=-141-
  export_and=-123- export_import=-92- export_map=-112- export_tabl=-72- export_the=35x expos_a=-81- expos_as=-188-
  expos_the=162l expos_your=-73- expres_or=-161- expression_and=-92- expression_can=-125- expression_for=-84-
  expression_from=-67- expression_in=-86- expression_is=-91- expression_must=-250- expression_not=-47-
  expression_s=-132- expression_that=-128- expression_used=-73- extend_header=-113- extend_is=-61- extend_method=-116-
  extend_past=-81- extend_section=-55- extend_the=33p extension_is=-78- extension_must=-137- extension_name=-157-
  extension_s=-112- extension_to=-196- external_symbol=-89- extra_spac=-75- extract_from=-171- extract_the=91x
  f_file=-255- f_p=-99- f_s=136c fail_and=-74- fail_creat=-85- fail_e=-135- fail_for=-105- fail_in=-105- fail_m=-110-
  fail_on=-95- fail_s=-172- fail_system=-197- fail_the=-24- fail_to=-160- fail_when=-34- fail_with=-125-
  failur_in=-171- fall_back=-126- fall_out=-156- fallback_array=-21- fals_by=-145- fals_default=-114- fals_if=-196-
  fals_or=-137- fals_otherwis=-81- fals_positiv=-215- fals_to=-246- fals_when=-160- fami_s=-72- far_as=-170-
  far_in=-263- far_the=-92- fast_and=-52- fast_check=-138- fast_redact=-139- faster_than=-64- fatal_error=-106-
  fault_of=-185- fd_d=-138- fdpic_object=-106- featur_and=-193- featur_are=-21- featur_is=-42- featur_request=-224-
  featur_set=-95- featur_that=-54- feel_free=-69- fetch_and=-196- fetch_in=-41- fetch_of=-125- fetch_remot=-231-
  fetch_standard=-142- fetch_the=117p fewer_than=-43- field_are=-62- field_d=-53- field_expect=-57- field_for=-112-
  field_in=-101- field_is=-222- field_name=-145- field_of=-93- field_on=-234- field_out=-164- field_s=-71-
  field_valu=-54- fil_are=-277- fil_as=-290- fil_from=-131- fil_in=-238- fil_of=39c fil_on=125a fil_or=-182-
  fil_specifi=-96- fil_that=-125- fil_the=-159- fil_to=136x fil_when=-100- fil_will=-173- fil_with=-154-
  file_#number=-105- file_a=43c file_acces=-56- file_after=-90- file_already=-137- file_an=-129- file_and=40x
  file_argument=-54- file_as=-95- file_at=121c file_can=-67- file_cannot=-133- file_contain=-112- file_content=-225-
  file_descriptor=-185- file_dir=-156- file_directory=-155- file_does=-118- file_e=-60- file_exist=-166-
  file_expect=-32- file_extension=-84- file_fail=-175- file_file=-101- file_for=-119- file_format=-108- file_from=238c
  file_has=-246- file_header=-260- file_if=-209- file_instead=-177- file_into=-212- file_is=-221- file_list=-221-
  file_location=-120- file_m=-94- file_may=-138- file_mode=-48- file_nam=-192- file_name=-60- file_number=-154-
  file_of=-112- file_offset=-119- file_on=-31- file_or=-195- file_order=30c file_path=-67- file_read=74r file_s=-112-
  file_size=-63- file_statu=-165- file_system=-264- file_that=-126- file_the=66o file_to=-201- file_too=-63-
  file_tool=-189- file_type=-96- file_was=182h file_when=-76- file_with=27x file_writ=67h file_you=49p filenam_is=-60-
  filenam_of=-128- filenam_s=-127- filenam_to=-92- filepath_str=-91- fill_in=69l fill_the=77c filter_and=-205-
  filter_by=-180- filter_expression=-233- filter_is=125r final_newlin=-31- find_a=-105- find_an=-106- find_and=-166-
  find_any=-266- find_out=272h find_remot=-71- find_s=-103- find_someth=-106- find_the=-99- finger_scroll=-81-
  first_and=203h first_argument=-104- first_call=-147- first_character=-84- first_event=-94- first_in=-216-
  first_instruction=180l first_last=-168- first_layout=-106- first_line=-248- first_messag=41l first_one=-298-
  first_operand=-136- first_then=-268- first_time=55h first_two=46l first_word=-233- fit_in=-72- fit_into=-116-
  fit_s=-60- five_minut=-104- fix_and=-138- fix_binari=-78- fix_conflict=-133- fix_in=-227- fix_the=144a flag_and=-116-
  flag_for=-74- flag_in=-83- flag_is=-152- flag_metric=-40- flag_s=-166- flag_set=-41- flatt_pars=-41-
  flatt_stringify=-57- float_point=-88- fnv1_murmer=-52- fnv1_murmur=-43- focu_on=-120- folder_and=58c folder_of=-75-
  folder_that=100x folder_to=138x folder_with=175c follow_a=-279- follow_by=-39- follow_code=-251- follow_command=130a
  follow_exampl=-81- follow_it=112p follow_packag=-320- follow_properti=-230- follow_symlink=-266- follow_the=100o
  follow_this=-22- follow_your=160o font_size=122a foo_a=-67- foo_bar=-44- foo_is=-28- for_#number=-170- for_a=-104-
  for_acces=-62- for_additional=-80- for_all=-45- for_an=33a for_and=-37- for_any=-205- for_anyon=-226-
  for_application=-129- for_array=-121- for_async=-32- for_backward=-118- for_better=-108- for_both=-120-
  for_browser=-75- for_build=-75- for_byte=-178- for_c=-100- for_cach=-78- for_chang=-188- for_child=-127-
  for_code=-98- for_column=-45- for_commit=-125- for_comparison=-128- for_compatibility=-62- for_cortex=-58-
  for_creat=-90- for_custom=-86- for_d3=-104- for_data=-172- for_databas=-107- for_debugg=98x for_detail=-102-
  for_different=-81- for_documentation=-210- for_domain=-76- for_dynamic=-141- for_each=-219- for_ecmascript=-106-
  for_element=-52- for_encod=-59- for_entry=-129- for_error=-126- for_ever=-187- for_every=-304- for_everyon=223c
  for_everyth=-107- for_exampl=-117- for_expir=-33- for_extra=-132- for_fast=-118- for_field=-58- for_file=-68-
  for_foreign=-48- for_format=-62- for_freescal=-117- for_full=-233- for_function=-74- for_gcc=-130- for_generat=-62-
  for_git=-229- for_given=-70- for_good=174p for_hash=-74- for_help=-229- for_him=168h for_how=-100- for_http=-92-
  for_in=-77- for_index=-111- for_indirect=-81- for_information=-82- for_input=-149- for_instanc=-78-
  for_instruction=-154- for_it=-243- for_its=-124- for_javascript=-73- for_key=-140- for_keys=-142- for_krb5=-90-
  for_larg=-89- for_lf=-85- for_long=-150- for_lop=-20- for_machin=-111- for_me=217r for_memory=-188- for_more=-130-
  for_nam=-123- for_no=-202- for_node=-151- for_non=-123- for_none=-184- for_now=-74- for_npm=-68- for_null=-52-
  for_number=-151- for_object=-95- for_one=-77- for_opcod=-88- for_operand=-66- for_operation=-95- for_operator=-182-
  for_option=-57- for_or=-161- for_our=104c for_output=-82- for_packag=-138- for_parameter=-57- for_peopl=-196-
  for_performanc=-133- for_permission=222h for_pid=-46- for_plugin=-81- for_powerpc=-78- for_principal=-130-
  for_program=-108- for_quick=-211- for_react=-70- for_read=-123- for_realm=-59- for_relation=-101- for_remot=-279-
  for_replication=-52- for_request=-145- for_s=-111- for_section=-59- for_security=29o for_sequenc=-65-
  for_server=-151- for_sett=-207- for_shar=-180- for_someth=-130- for_sort=-114- for_sourc=-144- for_statistic=57x
  for_str=-93- for_stream=-237- for_strict=-39- for_submodul=-98- for_subscription=-39- for_symbol=-63- for_sync=-70-
  for_synchronou=-120- for_tabl=-114- for_target=-178- for_test=-207- for_text=-223- for_that=-119- for_the=-180-
  for_their=-279- for_them=-176- for_this=-64- for_transaction=-194- for_typ=-61- for_type=-72- for_typescript=-164-
  for_uid=-42- for_uri=-64- for_us=-142- for_use=-111- for_user=-163- for_what=-230- for_which=-133- for_word=193l
  for_work=-198- for_writ=-175- for_you=206o for_your=-284- forc_the=133a forc_to=21c ford_bori=-46- foreign_data=-119-
  foreign_key=-71- foreign_server=-239- foreign_tabl=-126- forget_about=67o forget_that=-130- forget_the=-40-
  fork_of=-81- form_of=-47- formal_defin=-27- format_and=-109- format_are=-99- format_as=-220- format_does=-167-
  format_for=-224- format_in=-194- format_is=-117- format_keyword=-124- format_of=-182- format_s=-193-
  format_specification=-123- format_specifier=-100- format_str=-213- format_the=129c format_to=-104- format_uint8=-132-
  format_validation=-125- format_version=-140- formatter_to=-144- forward_the=21x found_#number=-103- found_and=-227-
  found_at=-148- found_by=-119- found_for=-108- found_in=-79- found_on=-110- found_s=-104- found_when=-103-
  found_without=-157- foundation_inc=-65- fourth_level=-68- fraction_of=-171- fram_hdr=-30- free_of=-137-
  free_softwar=-65- free_to=-70- friend_error=-211- from_#mail=292a from_#number=-237- from_#url=289c from_a=-139-
  from_an=-134- from_and=-170- from_another=-212- from_archiv=-136- from_be=-55- from_cach=-205- from_disk=-304-
  from_each=-181- from_file=-233- from_given=-156- from_here=261o from_input=-160- from_it=-60- from_its=-74-
  from_log=-128- from_master=-180- from_messag=-212- from_node=-172- from_now=79r from_object=-124- from_one=-247-
  from_packag=-215- from_pb=-72- from_s=-118- from_section=-163- from_server=-275- from_session=-142- from_sourc=-117-
  from_sqlit=-97- from_standard=-111- from_start=-247- from_stdin=-212- from_tabl=-38- from_the=228c from_their=-259-
  from_this=266a from_us=49h from_wher=55x from_which=106p fs_modul=-69- fs_stat=-84- full_build=-28- full_disk=-185-
  full_page=-133- full_text=-109- function_and=-87- function_are=-91- function_as=-54- function_call=75a
  function_can=-163- function_cannot=-179- function_d=-60- function_descriptor=-91- function_for=-114-
  function_has=-158- function_in=-129- function_is=-105- function_lo=-65- function_must=-116- function_name=-141-
  function_of=-150- function_on=-117- function_or=-72- function_return=-115- function_s=-121- function_that=-88-
  function_the=-150- function_to=-176- function_used=-154- function_which=-97- function_will=-67- function_with=-150-
  function_you=89p g_io=-73- g_t=-22- garbag_at=-153- generat_a=-89- generat_an=-109- generat_by=-134-
  generat_code=-117- generat_column=-35- generat_diff=-91- generat_elf=-72- generat_file=-68- generat_from=-165-
  generat_line=-96- generat_random=-114- generat_readm=-114- generat_sourc=-165- generat_the=-194-
  generation_expression=-63- generation_of=-87- get_a=-274- get_addr=-99- get_all=-215- get_and=-136- get_default=-64-
  get_or=-176- get_section=-29- get_the=72c get_this=147p get_updat=-195- getraw_and=-81- gets_a=-233- gets_the=-105-
  gett_the=-90- gid_d=-55- git_am=-186- git_bisect=-184- git_check=-234- git_cherry=-184- git_commit=-150-
  git_dir=-117- git_directory=-114- git_repository=75p gitdir_file=-197- github_issu=-214- giv_it=-201- giv_the=-264-
  giv_up=-205- give_a=239l give_me=-64- give_the=-163- give_you=-53- given_a=-83- given_an=-51- given_by=-28-
  given_file=-125- given_for=-174- given_in=-255- given_input=-33- given_object=-83- given_path=-179- given_str=-240-
  given_the=-243- given_to=92l gle_ld=-100- glob_expression=-66- glob_matcher=-200- glob_pattern=-126-
  global_register=-66- global_scop=-166- global_symbol=-98- global_variabl=-85- glue_s=-59- gnu_property=-67-
  gnu_relro=-119- go_ahead=199h go_befor=-188- go_into=-172- go_to=-83- goes_on=-195- goes_to=24x got_d=-56-
  got_messag=-178- got_s=-84- gpg_signatur=-45- grab_the=204x grant_acces=192a greater_than=-88- group_by=-160-
  group_has=-171- group_must=-118- group_name=-81- group_of=-65- group_operation=-112- group_s=-338-
  group_section=-109- group_to=-248- guarante_that=-219- guarante_to=-38- guidelin_for=-116- guidelin_you=182o
  h_help=-99- h_host=-153- h_s=-61- half_done=-208- half_of=-88- hand_over=221a handl_by=-45- handl_for=-28-
  handl_of=-187- handl_version=-106- handler_for=-180- handler_from=-93- handler_function=-97- handler_will=-181-
  happen_once=-113- hard_float=-123- hard_link=-151- hard_to=-190- hardwar_type=-96- has_#number=-182- has_a=-172-
  has_allow=-34- has_already=-82- has_an=-151- has_approv=-57- has_bad=-203- has_been=69a has_chang=-153- has_come=-74-
  has_d=-199- has_differ=-37- has_different=-106- has_end=-110- has_every=-209- has_gone=114h has_incorrect=-55-
  has_invalid=-131- has_it=-234- has_line=-59- has_more=-152- has_multipl=-65- has_none=-121- has_not=-157- has_s=-95-
  has_the=-102- has_them=-155- has_this=-220- has_to=238p has_too=-140- has_two=-107- has_type=-68- has_unexpect=-61-
  has_unsupport=-86- has_wrong=-82- has_zero=-100- hash_algorithm=-75- hash_and=-110- hash_for=-81- hash_function=-125-
  hash_of=-89- hash_partition=-172- hash_provider=-133- hash_s=-110- hash_section=-67- hash_tabl=-87- have_#number=90r
  have_a=-335- have_an=-227- have_at=-21- have_been=273o have_no=30r have_not=-162- have_permission=87h have_the=253h
  have_to=-192- have_you=-195- he_him=-169- he_is=-190- he_lik=-229- he_says=-238- head_and=-125- head_is=-159-
  head_of=59a header_and=-182- header_are=-146- header_at=-132- header_default=-126- header_entry=-100-
  header_field=-105- header_for=-105- header_in=-228- header_is=-23- header_of=73x header_s=-163- header_size=-91-
  header_str=-119- hear_of=72h height_of=-83- held_against=-104- help_and=-64- help_display=-117- help_for=-65-
  help_show=-224- help_text=-255- help_then=-104- help_to=-107- help_us=-116- helper_for=-173- helper_function=-113-
  helper_s=-147- helper_to=-300- here_a=-61- here_an=-76- here_and=-195- here_as=-69- here_is=-97- herm_and=-256-
  herm_config=121p herm_desk=-301- herm_read=-245- herm_writ=-240- heuristic_to=-123- hex_digit=-179- hex_file=-66-
  hexadecimal_digit=-141- hibernat_the=-191- hidden_from=136h hidden_instruction=244l hidden_rul=117l
  high_recommend=-147- highlight_js=-56- him_support=-152- hint_at=124h his_favourit=-189- history_is=-191-
  history_of=-307- hits_miss=-55- hold_a=-78- hold_and=-101- hold_for=119h hold_id=-80- hold_it=-138- hold_keys=-110-
  hold_the=-101- home_and=-291- home_as=-264- home_directory=59c home_folder=180c home_itself=-102- home_on=-160-
  home_open=-239- home_or=-142- home_that=-164- home_the=-116- home_with=-173- hook_and=-193- hook_are=-111-
  hook_can=-145- hook_event=-106- hook_for=-252- hook_nam=-74- hook_receiv=-138- hook_that=60p hook_to=-131-
  hook_will=-119- hook_with=-195- host_and=-180- host_electron=-73- host_hostnam=-153- host_name=-198- host_or=-246-
  host_s=-168- host_that=97p hostnam_databas=-153- hostnam_s=-50- how_do=-42- how_far=-103- how_it=-126- how_long=-71-
  how_many=-75- how_much=-131- how_the=-104- how_to=-34- how_you=270l however_it=-130- however_this=-91- html_or=-44-
  http_#number=-158- http_content=-123- http_host=-374- http_proxy=-122- http_request=-369- http_server=-237-
  hugu_stefanski=-57- human_readabl=-312- hw_i=-121- i_am=-84- i_ask=-35- i_don't=89h i_e=-158- i_have=291a i_if=-147-
  i_like=-195- i_o=-247- i_prefer=-127- i_say=24o i_use=-266- i_want=108r i_will=172a i_work=-131- icon_in=-124-
  icon_name=-87- id_#number=183a id_and=-176- id_as=-106- id_d=-49- id_for=-95- id_in=-56- id_is=-111- id_of=-179-
  id_or=-267- id_s=-127- id_u=-109- idata_#number=-99- ident_d=-66- identifier_for=-35- identifier_s=-76-
  identifier_str=-37- identity_column=-86- ids_in=-53- ids_must=-139- ids_of=-147- ids_that=-107- if_a=-28-
  if_all=-292- if_an=-140- if_any=-170- if_ask=54h if_availabl=-50- if_fals=-226- if_input=-95- if_it's=-64-
  if_multipl=-225- if_need=-99- if_no=-106- if_node=-115- if_none=-71- if_not=-141- if_noth=-78- if_possibl=-127-
  if_provid=-45- if_set=-115- if_that=-73- if_ther=-48- if_there=-146- if_they=91l if_they'r=-140- if_this=-45-
  if_true=-92- if_you=-165- if_you'd=-102- if_you'r=-270- if_your=-232- ignor_a=173h ignor_attempt=-139-
  ignor_chang=-174- ignor_does=-114- ignor_fil=-188- ignor_file=-91- ignor_for=-150- ignor_invalid=-62- ignor_is=-216-
  ignor_it=233o ignor_its=154o ignor_overrid=-218- ignor_the=208o ignor_unknown=-247- illegal_operand=-115-
  illegal_register=-158- illegal_symbol=-160- illegal_use=-196- imag_data=-220- imag_file=-211- imag_has=-166-
  imag_is=-255- imag_or=-144- imag_to=125x imag_type=-98- immediat_is=-79- immediat_operand=-76- immediat_valu=-101-
  implement_as=-83- implement_for=-61- implement_in=-44- implement_the=-178- implementation_for=-104-
  implementation_in=-71- implementation_is=-51- implementation_of=-76- implementation_with=-55- import_a=-102-
  import_and=-65- import_attribut=-33- import_library=-57- import_meta=-70- import_the=-96- important_to=-178-
  improv_performanc=-43- in_#agentfile=157p in_#number=-416- in_#secretfile=-225- in_absolut=-49- in_addition=-100-
  in_addres=-52- in_ajv=-83- in_all=263p in_an=-171- in_and=39x in_another=-76- in_any=-158- in_archiv=-83-
  in_argument=-64- in_array=-85- in_ascend=-145- in_attribut=-46- in_b=-68- in_binary=-124- in_both=-111-
  in_browser=-79- in_c=-128- in_cach=-66- in_call=-87- in_case=112o in_charg=-44- in_chat=-283- in_chines=-126-
  in_ci=-205- in_code=-57- in_column=-144- in_command=-137- in_commit=-229- in_conditional=-109- in_config=90x
  in_conjunction=-83- in_context=106p in_copy=-137- in_csv=-146- in_d=-90- in_data=-126- in_databas=-61- in_debug=-80-
  in_default=-79- in_different=-158- in_directory=-67- in_docs=-211- in_doubl=-107- in_dynamic=-80- in_each=315p
  in_ecma262=-33- in_either=-138- in_electron=-112- in_english=-180- in_era=-47- in_eslint=-43- in_every=148p
  in_expression=-91- in_external=-97- in_fast=-58- in_fetch=-69- in_file=-161- in_for=-106- in_format=-68- in_full=109l
  in_function=-119- in_g=-73- in_glob=-96- in_gnu=-26- in_group=-83- in_herm=-168- in_hook=-83- in_import=-48-
  in_index=-105- in_input=-53- in_instruction=-244- in_intel=-69- in_is=-71- in_its=-182- in_january=-225-
  in_javascript=-150- in_json=56x in_june=-310- in_kerbero=-67- in_key=-63- in_keytab=-29- in_line=-113- in_link=-67-
  in_list=-76- in_lower=-79- in_lyon=-222- in_macro=-103- in_march=-296- in_may=-543- in_memory=-104-
  in_millisecond=-72- in_mind=-170- in_ms=-61- in_multipl=-86- in_my=28x in_name=-65- in_new=-104- in_no=-167-
  in_node=-99- in_non=-63- in_object=-77- in_on=-117- in_one=-289- in_option=-46- in_or=-131- in_order=-278-
  in_other=-118- in_our=-321- in_output=-78- in_overrid=-147- in_pa=-98- in_pack=-121- in_packag=55p in_parallel=-213-
  in_partition=-114- in_path=-57- in_pb=-58- in_pdb=-80- in_pixel=-102- in_plac=-160- in_plain=-83- in_plugin=-107-
  in_practic=-95- in_progres=-114- in_rang=-51- in_read=-82- in_record=-89- in_register=-77- in_regular=-67-
  in_relation=-69- in_releas=-54- in_reloc=-147- in_replacement=-35- in_revers=-127- in_runn=-214- in_s=-122-
  in_schema=-136- in_script=-172- in_search=65x in_section=-67- in_servic=-43- in_sett=-227- in_several=-89-
  in_shar=-154- in_short=-194- in_size=-25- in_some=-83- in_sort=-176- in_spit=-152- in_src=-69- in_stat=-245-
  in_statistic=-89- in_step=-198- in_str=-89- in_submodul=-47- in_support=-72- in_term=-111- in_test=-82- in_text=-112-
  in_that=-249- in_the=-170- in_their=-192- in_them=-60- in_thes=-214- in_this=34a in_time=-166- in_tree=-99-
  in_trigger=-160- in_tsquery=-68- in_two=29r in_type=-98- in_typescript=-54- in_uri=-71- in_use=-54- in_user=-310-
  in_utf=-43- in_v6=-61- in_version=-76- in_view=-208- in_wal=-48- in_which=101a in_window=-171- in_with=-176-
  in_word=-217- in_world=-80- in_wrong=-92- in_x=-97- includ_a=-190- includ_all=-271- includ_any=-241-
  includ_column=-134- includ_in=-192- includ_it=-233- includ_only=-221- includ_the=132x includ_this=245p
  includ_untrack=-128- incompatibl_library=-83- incompatibl_with=-105- inconsistency_problem=-60- increas_max=-133-
  increas_the=-86- incremental_full=-51- incremental_link=-70- independent_code=-97- index_#number=-36- index_and=-141-
  index_as=-142- index_cannot=-52- index_d=-42- index_file=-133- index_for=-89- index_has=-62- index_in=-118-
  index_indirect=-68- index_is=-126- index_js=-40- index_ld=-97- index_of=-95- index_on=150c index_or=-30-
  index_propos=-227- index_register=-100- index_s=-68- index_scan=-183- index_section=-26- index_to=-35- index_u=-217-
  index_with=-36- indicat_a=-82- indicat_that=-148- indicat_the=-115- indicat_to=-184- indicat_whether=-56-
  indirect_function=-44- indirect_mode=-79- indirect_symbol=-24- inet_rout=-189- info_#number=-51- info_about=-140-
  info_file=-110- info_for=-110- info_is=-48- info_section=-67- inform_the=80h information_about=-142-
  information_and=-91- information_for=-184- information_is=-115- information_of=-141- information_on=-94-
  information_or=-75- information_then=-42- inherit_column=-65- inherit_constraint=-178- inherit_from=-61-
  inhibit_system=-178- inhibit_this=-151- ini_file=-203- initial_instruction=-62- initial_prompt=135l
  initializ_with=-53- input_and=-134- input_as=-169- input_data=-82- input_fil=-220- input_file=-77- input_is=-238-
  input_method=-98- input_parameter=-100- input_s=-63- input_str=-45- input_to=-179- input_will=-33- insert_a=79p
  insert_into=-314- insert_s=-143- insert_the=65x insid_an=-174- insid_it=-163- insid_s=-84- insid_the=-256-
  inspir_by=-122- install_a=143c install_and=-121- install_as=-217- install_dependenci=-208- install_it=66h
  install_new=-121- install_packag=-259- install_the=203c install_with=-68- instanc_is=-70- instanc_of=-87-
  instanc_represent=-120- instanc_to=-93- instanc_with=-145- instead_of=-133- instruction_and=133o instruction_are=-42-
  instruction_as=275o instruction_cannot=-169- instruction_does=-213- instruction_expand=-188- instruction_for=-182-
  instruction_in=-175- instruction_is=-89- instruction_not=-264- instruction_of=195o instruction_s=-271-
  instruction_set=-113- instruction_target=-102- instruction_that=284o instruction_to=44l instruction_which=-135-
  instruction_you=97o insufficient_memory=-236- integer_or=-85- integer_valu=-115- intel_hex=-66- intend_for=-226-
  intend_to=-106- interact_with=-104- interest_in=-110- interfac_for=-41- interfac_s=-37- internal_bad=-51-
  internal_capitalization=-54- internal_error=-87- internal_inconsistency=-62- internal_map=-78- internal_symbol=-64-
  international_with=-74- internet_keyboard=-199- interpret_as=-58- interval_to=-125- into_#agentfile=187p into_a=114x
  into_account=-177- into_all=54p into_an=163r into_one=-152- into_s=-74- into_the=152x into_this=-90- into_view=-123-
  into_your=-105- invalid_argument=-82- invalid_attribut=-92- invalid_byte=-79- invalid_character=-77-
  invalid_configuration=-131- invalid_constant=-45- invalid_data=-77- invalid_escap=-78- invalid_expression=-110-
  invalid_file=-79- invalid_for=-69- invalid_index=-45- invalid_input=-58- invalid_ldap=-97- invalid_length=-88-
  invalid_line=-122- invalid_mmo=-30- invalid_name=-46- invalid_number=-99- invalid_offset=-45- invalid_operand=-45-
  invalid_option=-72- invalid_or=-59- invalid_register=-92- invalid_relocation=-130- invalid_s=-101-
  invalid_section=-57- invalid_sh=-54- invalid_size=-82- invalid_str=-78- invalid_symbol=-91- invalid_syntax=-72-
  invalid_type=-54- invalid_use=-54- invalid_utf=-72- invalid_valu=-63- invoic_to=-171- invok_as=-235- invok_the=-98-
  io_channel=-73- ip_addres=-119- ip_address=-114- ipv4_addres=-86- ipv4_and=-95- ipv4_mapp=-94- ipv6_addres=-121-
  ipv6_address=-109- is_#number=-217- is_a=-96- is_abort=-141- is_about=-232- is_abov=230a is_accept=-139-
  is_actual=-79- is_add=-82- is_allow=-35- is_already=-87- is_also=-72- is_alway=-293- is_ambiguou=-82- is_an=111a
  is_and=-185- is_another=-123- is_answer=-158- is_as=-168- is_ask=-235- is_assum=-156- is_at=-210- is_attach=-76-
  is_automatical=-61- is_availabl=-71- is_bas=-83- is_be=-139- is_broken=-182- is_built=-225- is_call=-454-
  is_chang=-117- is_check=-131- is_chosen=-112- is_clos=133o is_compil=-76- is_complet=72h is_compress=-129-
  is_configur=-173- is_connect=-67- is_consider=-76- is_corrupt=-199- is_creat=-266- is_current=-116- is_cut=-150-
  is_d=-82- is_dangerou=90a is_defin=39l is_deprecat=-146- is_design=-79- is_disabl=-165- is_display=-198-
  is_done=-176- is_due=-204- is_empty=-102- is_enabl=-111- is_encrypt=-204- is_equivalent=-159- is_ever=-174-
  is_exceed=-63- is_exclud=-43- is_executabl=-45- is_expect=-84- is_expir=-61- is_expos=-47- is_fals=-93- is_fine=-214-
  is_flatt=-63- is_follow=-175- is_for=-335- is_forbidden=151r is_formatt=-136- is_found=-49- is_from=-45-
  is_full=-261- is_generat=-134- is_given=-109- is_gone=91p is_greater=-66- is_held=-124- is_here=-200- is_hereby=140o
  is_high=-144- is_his=-362- is_how=-101- is_ignor=-132- is_implement=-37- is_important=-192- is_in=-388-
  is_includ=-188- is_incompatibl=-75- is_inhibit=-151- is_install=-132- is_intend=-92- is_invalid=-129- is_its=-84-
  is_just=-107- is_kept=-231- is_kill=100p is_known=-159- is_larger=-83- is_left=-172- is_less=-50- is_like=-94-
  is_limit=-133- is_link=-158- is_list=-113- is_load=-55- is_look=-174- is_lost=-187- is_made=-89- is_malform=-100-
  is_mandatory=-169- is_mapp=-107- is_mark=-126- is_match=-127- is_meaningles=-141- is_miss=-185- is_more=-106-
  is_most=-92- is_much=-108- is_nam=-98- is_need=24h is_negativ=-146- is_never=-152- is_new=-256- is_no=-69-
  is_node=-58- is_none=-175- is_normaliz=-59- is_not=-62- is_noth=-205- is_now=48o is_null=-218- is_of=-126- is_off=71a
  is_omitt=-99- is_on=-463- is_one=-129- is_only=-43- is_open=-214- is_optional=110h is_out=-63- is_outsid=-94-
  is_over=178a is_pars=-66- is_part=-196- is_pass=-178- is_perform=-179- is_permitt=177o is_possibl=-81-
  is_present=-51- is_press=-97- is_provid=-83- is_reach=-116- is_read=-60- is_ready=-216- is_real=-104-
  is_recommend=-98- is_referenc=-129- is_refus=-210- is_releas=-97- is_remember=-299- is_remov=218p is_repeat=-156-
  is_replac=-79- is_requir=-150- is_reserv=-96- is_resolv=-79- is_return=-92- is_runn=-25- is_s=-106- is_safe=148a
  is_said=-221- is_seen=-252- is_select=-62- is_sent=-266- is_set=-194- is_shar=-283- is_short=-22- is_shown=-150-
  is_sign=-258- is_similar=-166- is_simp=-150- is_skipp=-160- is_smaller=-130- is_specifi=-73- is_split=-63-
  is_still=-80- is_stor=-175- is_successful=-157- is_summaris=-123- is_support=-54- is_switch=-109- is_taken=-90-
  is_text=-143- is_that=-208- is_the=-137- is_then=-128- is_ther=-176- is_therefor=-57- is_this=-98- is_thrown=-64-
  is_to=121r is_told=-205- is_too=-92- is_treat=-69- is_tri=-56- is_true=-100- is_turn=40p is_typical=-33-
  is_undefin=-64- is_under=-88- is_unknown=-104- is_unpredictabl=-125- is_unsupport=-88- is_up=-273- is_updat=-68-
  is_us=-92- is_used=-166- is_useful=-121- is_valid=131o is_visibl=-135- is_what=-280- is_when=-172- is_whol=-188-
  is_with=-310- is_without=-249- is_writ=-81- is_written=122l is_wrong=-71- is_your=256a is_zero=-131- isa_does=-55-
  isa_extension=-69- isn't_allow=-219- isn't_defin=-170- isn't_support=-79- iso_#number=-179- issu_and=-124-
  issu_are=-197- issu_associat=-80- issu_to=-197- issu_with=-65- it's_a=40a it's_not=-104- it's_possibl=-26- it_a=-197-
  it_again=137p it_against=69c it_allow=-214- it_also=-77- it_and=116a it_answer=-181- it_appear=220h it_as=-35-
  it_at=34p it_away=-123- it_back=146p it_becom=-197- it_block=-161- it_but=-178- it_by=-217- it_came=-219-
  it_can=-165- it_cannot=20p it_contain=-34- it_could=-206- it_default=-99- it_does=-126- it_doesn't=-109- it_ends=86x
  it_exist=-236- it_first=-168- it_from=-153- it_goes=132c it_has=-158- it_hold=-158- it_if=-93- it_in=-139-
  it_into=29x it_its=-198- it_just=-168- it_look=-46- it_match=-223- it_may=-321- it_might=-178- it_need=-94-
  it_null=-177- it_on=220x it_only=-162- it_or=-131- it_out=99p it_provid=-69- it_rain=-277- it_read=-125-
  it_return=-194- it_runs=-162- it_said=-310- it_says=54p it_should=28a it_show=-246- it_so=-280- it_stand=-174-
  it_still=-198- it_support=-48- it_tak=-102- it_that=-66- it_the=-376- it_to=374x it_us=-114- it_uses=-39- it_want=29c
  it_was=97h it_when=103p it_will=-139- it_with=-254- it_without=179a it_yourself=32h item_and=-100- item_are=-138-
  item_in=-55- item_method=-45- item_s=-206- item_should=-151- item_that=-186- item_to=82h iterat_over=-144-
  iteration_count=-69- its_content=-167- its_end=-272- its_fil=-153- its_first=-42- its_folder=-106- its_head=123l
  its_id=-104- its_key=-81- its_last=-75- its_name=-123- its_own=-185- its_parent=-56- its_path=-70- its_plac=-139-
  its_result=-149- its_size=-119- its_stor=-85- its_text=-191- its_tool=-202- its_type=-34- its_way=-73-
  its_window=-88- its_word=-111- itself_is=-144- j_is=-85- javascript_and=-31- javascript_library=-99-
  javascript_parser=-66- javascript_valu=-97- join_condition=-73- join_the=154c jose_modul=-27- journal_event=-113-
  js_#number=-113- js_and=-99- js_build=-71- js_but=-34- js_core=-71- js_http=-175- js_is=-88- js_modul=-118-
  js_or=-89- js_version=-50- jsdom_constructor=-158- json5_str=-199- json_and=55p json_file=-42- json_is=-151-
  json_object=-74- json_or=-37- json_pars=-144- json_schema=-109- json_str=-81- json_stringify=-66- json_valu=-69-
  json_web=-100- json_with=53p jsonpath_item=-45- jul_#number=-67- jump_to=-103- just_a=-130- just_like=-105-
  just_the=-220- just_work=-132- keep_a=215p keep_in=-145- keep_it=-95- keep_its=-74- keep_the=-71- keep_what=-242-
  kept_for=-149- kept_in=-138- kerbero_databas=-68- key_and=-58- key_by=45a key_chang=-167- key_constraint=-115-
  key_distribution=-24- key_does=-64- key_expression=-141- key_file=-208- key_for=-183- key_from=-197- key_id=-97-
  key_in=181x key_into=219x key_is=-287- key_list=-132- key_lu=-61- key_of=-213- key_or=-226- key_s=-202-
  key_signatur=-77- key_str=-178- key_that=-122- key_valu=-91- key_was=134h key_with=119x keyboard_accessibility=-56-
  keyboard_with=-112- keys_and=101x keys_are=-176- keys_for=-86- keys_from=-102- keys_in=-63- keys_of=122c
  keys_that=-139- keys_to=44x keys_together=-90- keyserver_url=-159- keytab_s=-219- keyv_instanc=-92- keyword_are=-103-
  keyword_as=-59- keyword_definition=-64- keyword_in=-127- keyword_is=-90- keyword_s=-78- keyword_to=-149-
  kill_the=-134- kind_of=-170- know_how=-139- know_it=-231- know_that=-87- known_as=88r known_by=-132- known_to=-169-
  kvno_d=-39- label_and=-111- label_for=-91- label_in=-156- label_s=-99- lack_of=-106- languag_model=-22-
  languag_s=-77- languag_that=-173- languag_the=-175- larg_d=-125- larg_for=-87- larg_object=-97- larg_or=-66-
  larg_to=-109- larger_than=-107- last_#number=-160- last_chang=-230- last_character=-124- last_instruction=25o
  last_line=-106- last_of=-308- last_one=-135- last_two=-114- last_updat=-73- latest_checkpoint=-139- launch_the=109c
  layer_#number=-154- layout_with=-170- lc_ctyp=-112- ld_byt=-51- ld_for=-56- ld_in=-160- ld_is=-46- ld_not=-42-
  ld_of=-199- ld_s=-145- ldap_server=-215- ldap_url=-82- lead_to=-181- leak_the=383x learn_more=-210- leas_of=-88-
  least_#number=-133- least_one=-75- leav_a=165c leav_it=-229- leav_no=101h leav_out=-277- leav_the=183h left_alon=-43-
  left_and=-52- left_as=-60- left_ctrl=-106- left_out=-196- left_right=-111- left_to=-262- left_win=-76-
  length_#number=-108- length_and=-49- length_d=-122- length_for=-86- length_in=-83- length_is=-128- length_ld=-148-
  length_lu=-90- length_of=-82- length_too=-31- length_u=-103- less_than=-127- let_me=-69- let_the=315c lets_the=-167-
  lets_you=-251- letter_or=-63- level_and=-49- level_chooser=-59- level_non=-43- level_of=-133- level_security=-255-
  level_thin=-47- level_to=-144- liabl_for=-147- lib_file=-106- librari_are=-40- librari_like=-43- library_and=-71-
  library_for=-57- library_has=-134- library_is=-74- library_like=-106- library_name=-74- library_s=-75-
  library_that=-41- library_to=-69- licens_#number=-70- licens_under=-42- licens_version=-46- lies_in=-110-
  lightn_css=-127- lik_tea=-33- like_a=108r like_an=223r like_order=-288- like_the=-38- like_this=-217- like_to=-204-
  limit_#number=-225- limit_for=-134- limit_of=-241- limit_on=-33- limit_the=-99- limit_to=-110- lin_and=-154-
  lin_are=-63- lin_in=-194- lin_of=-201- lin_that=-133- line_#number=-181- line_a=-111- line_and=-133-
  line_argument=-40- line_at=-67- line_by=-70- line_column=-123- line_d=-107- line_end=-181- line_ends=-168-
  line_for=-147- line_in=106h line_interfac=-160- line_is=-152- line_length=-167- line_number=-136- line_of=-20-
  line_option=-132- line_or=-152- line_rang=-102- line_s=-288- line_styl=-102- line_that=-158- line_the=-125-
  line_to=-58- line_up=-172- line_with=96x lineag_that=-81- linear_in=-100- lineno_d=-158- link_#number=-86-
  link_and=86c link_fil=-144- link_file=-48- link_from=28p link_group=-65- link_in=-242- link_is=-175- link_local=-102-
  link_of=-146- link_s=-98- link_that=-237- link_time=-283- link_to=-58- link_valu=-26- link_with=-110-
  linkag_index=-97- linker_script=-218- lint_error=-39- list_all=-127- list_are=-142- list_as=-76- list_file=-117-
  list_for=-137- list_has=-145- list_in=-215- list_list=-167- list_must=-143- list_of=-72- list_or=-67- list_s=-111-
  list_the=-35- list_to=91x list_will=-97- list_with=-196- listen_for=-338- listen_on=44c listen_to=62o
  listener_for=-234- listener_on=69x literal_str=-47- littl_endian=-76- liv_in=-189- live_for=-24- live_in=-168-
  live_ttl=-90- load_a=-296- load_and=82c load_in=-128- load_its=102c load_modul=-69- load_of=-156- load_only=131o
  load_segment=-133- loadabl_segment=-116- loader_reloc=-134- loc_object=-130- local_archiv=-58- local_branch=-211-
  local_chang=-235- local_file=-52- local_for=-128- local_name=-108- local_s=-116- local_symbol=-143- local_time=-68-
  local_with=-131- location_counter=-78- location_in=-135- location_list=-111- location_of=-178- location_to=127x
  location_x=-88- lock_and=-63- lock_file=-134- lock_on=35c lock_rows=-85- lock_s=-112- lock_the=-286- lock_when=-73-
  log_fil=-194- log_file=-113- log_in=253c log_output=-137- log_segment=-65- log_the=-248- log_to=-160- logg_to=-36-
  logical_replication=-43- login_shell=-352- login_the=-290- lone_surrogat=-74- long_a=-70- long_and=-139-
  long_as=-138- long_doubl=-91- long_for=-39- long_in=-21- long_term=-211- long_the=-65- long_to=-168-
  longer_support=-151- longer_than=-186- look_at=62h look_for=-118- look_into=-245- look_like=136h look_on=-192-
  look_through=-131- look_to=-103- look_up=-64- lookup_for=-122- lookup_tabl=-192- loop_variabl=-72- lop_end=-26-
  lop_fixrx=-20- lot_of=-85- lots_of=-128- low_level=-176- lower_case=-103- lowercas_letter=-82- lsn_x=-34- lt_gt=-70-
  lts_releas=-116- lu_byt=-51- lu_for=-88- lu_is=-149- lu_lu=-46- lu_not=-116- lu_to=-70- lx_#number=-55- lx_byt=-52-
  lx_in=-35- lx_is=-20- lx_s=-47- lx_unexpect=-77- lx_unresolvabl=-51- lx_warn=-63- m_never=-76- m_s=-41- mach_o=-37-
  machin_and=49r machin_code=-298- machin_name=-259- machin_type=-114- macro_s=-135- made_anew=-87- made_of=-126-
  magic_number=-78- magic_str=-117- mail_from=-135- mail_with=-45- maintain_by=-57- maintainer_of=51a major_and=-46-
  major_electron=-38- major_minor=-64- major_u=-106- major_version=-121- mak_a=-83- mak_it=-166- mak_no=-113-
  mak_the=-240- make_a=-41- make_it=117h make_no=199h make_sens=-135- make_sure=119p make_the=461h make_this=309p
  make_your=-153- malform_mach=-30- malform_scram=-195- manager_is=-259- manager_s=-28- many_call=-48-
  many_column=-113- many_millisecond=-86- many_of=-86- many_other=-89- many_section=-67- map_and=-88-
  map_converter=-44- map_file=-64- map_for=-100- map_instanc=-78- map_is=-216- map_object=-46- map_of=-93-
  map_the=-125- map_to=-197- mapp_for=-196- mapp_ipv6=-88- mapp_to=-127- march_s=-54- mark_as=-54- mark_dso=-207-
  mark_generat=-73- mark_in=-106- mark_the=81h master_key=-161- match_a=-97- match_against=-130- match_any=-121-
  match_as=-143- match_by=-92- match_expect=-54- match_is=-160- match_it=-166- match_s=-154- match_the=-127-
  match_with=-133- matcher_function=-63- materializ_view=-128- math_operator=-150- max_#number=-91- max_d=-62-
  max_replication=-86- maximum_allow=-174- maximum_length=-33- maximum_number=-120- maximum_size=-199-
  maximum_valu=-63- may_add=-142- may_also=-74- may_be=-75- may_chang=-120- may_contain=-74- may_fail=-35-
  may_have=-72- may_hold=-233- may_not=-134- may_only=-90- may_pass=-187- may_read=40a may_stand=-40- may_still=-108-
  may_take=-202- may_use=-251- may_want=-129- mcp_server=-69- md_for=-63- md_is=-257- md_with=168p me_a=-233-
  me_about=-270- me_and=228r me_the=-277- me_to=226h me_when=-278- me_your=263l mean_no=-103- mean_that=-204-
  mean_the=-53- mean_you=-117- meant_for=-170- meant_to=-180- media_type=-96- member_in=-196- member_name=-93-
  member_of=-163- memory_allocat=-99- memory_and=109o memory_block=216l memory_cach=-98- memory_chang=-310-
  memory_fil=-185- memory_for=-141- memory_is=-76- memory_md=-56- memory_n=-248- memory_of=99x memory_or=-240-
  memory_region=-92- memory_segment=-208- memory_that=-315- memory_to=50x memory_usag=-230- memory_writ=-216-
  mention_the=-102- menu_item=-80- merg_and=-69- merg_base=-135- merg_into=-132- merg_the=130h messag_and=-265-
  messag_are=75x messag_as=162l messag_by=-314- messag_can=-67- messag_contain=-212- messag_for=-47- messag_from=111a
  messag_has=-54- messag_in=-263- messag_includ=107l messag_is=-49- messag_of=-130- messag_provider=-400-
  messag_str=-146- messag_that=-289- messag_the=-222- messag_type=-112- messag_was=-159- messag_when=-105-
  meta_schema=-361- meta_typ=-130- meta_type=-78- metadata_cach=-195- metadata_file=-192- metainfo_file=-105-
  method_and=-138- method_are=-74- method_does=-131- method_for=-35- method_is=-250- method_of=-70- method_on=-199-
  method_return=-75- method_s=-64- method_that=-257- method_to=-195- method_which=-137- method_will=-73-
  method_with=-83- metric_ref=-40- metric_system=-193- metric_unit=-243- micromip_opcod=-34- middl_of=-80-
  middlewar_and=-216- might_also=-70- might_be=-185- might_have=-240- might_need=-121- migrat_to=-69-
  millisecond_sinc=-51- mime_db=-130- mime_typ=-162- mime_type=-122- mind_that=-187- minimum_valu=-71- minor_u=-106-
  minor_version=-73- mips_abiflag=-54- mismatch_between=-152- mismatch_with=-151- miss_after=-83- miss_and=-90-
  miss_argument=-122- miss_from=-154- miss_in=-97- miss_or=-68- miss_support=-21- mistak_in=-137- mit_licens=-132-
  mmo_file=-30- mode_#number=-199- mode_chang=-80- mode_in=-186- mode_is=-197- mode_it=-29- mode_not=-66- mode_of=-212-
  mode_on=118r mode_s=-140- mode_the=-106- mode_to=25p model_and=-228- model_answer=-126- model_are=-129-
  model_but=-152- model_call=-155- model_config=-235- model_is=-213- model_of=-196- model_or=-171- model_provider=-37-
  model_that=195r model_was=-285- model_window=-233- model_with=-139- modern_browser=-88- modify_statement=-66-
  modul_and=-79- modul_bin=-129- modul_compil=-123- modul_export=-93- modul_for=-59- modul_in=-79- modul_is=-92-
  modul_loader=-200- modul_name=-177- modul_provid=-48- modul_request=-78- modul_s=-96- modul_support=-25-
  modul_that=-43- modul_to=-177- modul_will=-72- modul_with=-104- mon_#number=-68- monkey_patch=-168- month_of=-41-
  more_about=-287- more_control=-230- more_detail=-178- more_field=-49- more_for=-118- more_information=-109-
  more_lint=-47- more_of=-141- more_than=-96- most_#number=-60- most_common=-133- most_like=-72- most_one=-81-
  most_preferr=-123- most_recent=-129- mount_point=-53- mov_the=-156- mov_to=-170- move_it=23x move_the=37x
  move_window=-150- msp430_instruction=-139- mss_window=-95- multi_byte=-141- multi_pack=-51- multipl_argument=-217-
  multipl_definition=-101- multipl_of=-53- multipl_tim=-110- multipl_valu=-181- murmur_crc32=-43- must_accept=-140-
  must_be=-111- must_begin=-130- must_come=-228- must_follow=-297- must_have=-245- must_match=-116- must_not=-82-
  must_obey=139a must_only=-148- must_provid=-113- must_return=-229- must_specify=-216- must_start=-268- must_stay=215h
  must_use=-229- mutual_exclusiv=-101- n_#number=-165- n_in=-52- n_is=-77- n_m=-29- n_n=-170- n_no=-166- n_or=-95-
  n_q=-84- n_second=-175- n_set=-132- n_writ=-312- n_x=-164- nam_a=-102- nam_and=122x nam_are=-91- nam_default=-126-
  nam_export=-98- nam_for=-77- nam_in=-268- nam_it=-175- nam_must=-123- nam_no=-68- nam_of=65x nam_s=-80-
  nam_tabl=-210- nam_that=-115- nam_the=-172- nam_this=-134- nam_to=-57- nam_what=-200- name_#number=-190-
  name_are=-98- name_as=-128- name_at=-43- name_count=-85- name_for=-156- name_from=108r name_is=227r name_must=-149-
  name_not=-101- name_of=-225- name_only=109a name_or=-212- name_s=-116- name_start=-58- name_str=-192- name_that=-128-
  name_the=-51- name_to=-97- name_too=-47- name_type=-109- name_valu=-208- name_with=-139- narrow_down=-65-
  nathan_bierema=-59- nativo_for=-129- near_the=-215- need_a=-264- need_an=-159- need_and=-61- need_approval=-112-
  need_for=-405- need_it=-241- need_not=43h need_of=-159- need_the=215a need_to=26h need_your=286a negativ_number=-99-
  negativ_valu=-111- nest_object=-92- network_addres=-50- never_be=41p never_commit=-184- never_delet=-169-
  never_prompt=-353- never_refus=188r never_remov=-108- never_send=-328- never_throw=-119- new_cluster=-118-
  new_creat=-59- new_databas=-83- new_default=-64- new_error=-169- new_featur=-111- new_file=-296- new_function=-137-
  new_index=-54- new_instanc=-67- new_instruction=-69- new_keyv=-46- new_line=-117- new_master=-99- new_messag=-84-
  new_node=-117- new_object=110c new_one=-97- new_option=-207- new_order=148o new_passphras=-120- new_password=-214-
  new_row=-258- new_session=135p new_snapshot=-208- new_str=-75- new_tabl=-70- new_text=-153- new_trigger=-56-
  newer_than=-109- newer_version=-68- newest_first=-146- newest_messag=-87- newlin_in=-163- newlin_or=-50-
  newstr_option=-112- next_call=-198- next_generation=-78- next_one=-92- next_request=81x next_session=26p
  next_to=-130- no_answer=-262- no_approval=177p no_argument=-169- no_binary=-91- no_content=-63- no_conversation=-155-
  no_data=-95- no_databas=-207- no_dead=-115- no_default=-76- no_effect=-166- no_endiannes=-26- no_entry=-173-
  no_error=-115- no_event=-193- no_fil=-120- no_file=-78- no_filenam=-184- no_group=-75- no_header=-228- no_index=-91-
  no_input=-48- no_json=-41- no_key=-87- no_limit=202r no_list=-145- no_local=-104- no_longer=22o no_memory=-210-
  no_messag=112h no_model=-182- no_more=68o no_need=-32- no_option=-109- no_other=-97- no_output=-116- no_packag=-88-
  no_part=-186- no_plac=-117- no_plt=-71- no_record=58h no_rul=33r no_section=-66- no_skill=-144- no_sourc=-92-
  no_stor=-289- no_such=-223- no_suitabl=-116- no_support=-154- no_symbol=-99- no_terminat=-86- no_text=-159-
  no_tls=-42- no_tool=-118- no_valid=-67- no_valu=79r no_warn=-241- no_way=-110- no_workspac=-104- nod_are=-134-
  nod_in=-131- node_#number=-232- node_addon=-66- node_and=-115- node_api=-76- node_children=-67- node_core=-67-
  node_for=122c node_from=-233- node_has=-123- node_ignor=-78- node_is=-129- node_js=-113- node_modul=-176-
  node_of=-116- node_sqlite3=-102- node_stat=-79- node_the=-100- node_to=-95- node_typ=-88- node_type=-208-
  node_v4=-175- node_version=-127- node_with=134c non_ascii=-102- non_block=-57- non_break=-72- non_breakabl=-71-
  non_constant=-109- non_contiguou=-73- non_cryptographic=-42- non_empty=-199- non_exist=-74- non_existent=-83-
  non_joiner=-62- non_negativ=-127- non_null=-133- non_pic=-46- non_prefix=-60- non_register=-146-
  non_representabl=-59- non_standard=-35- non_tls=-36- non_well=-88- non_word=-129- non_zero=-64- nonc_file=-112-
  none_is=-184- none_of=-184- none_was=-135- normal_and=148h not_#number=-183- not_a=-78- not_accept=-260-
  not_add=-176- not_affect=-188- not_all=-161- not_allocat=-119- not_allow=-161- not_answer=-206- not_app=-63-
  not_appear=-70- not_appli=-179- not_are=-94- not_at=-186- not_automatical=-91- not_availabl=-105- not_been=-128-
  not_begin=-72- not_belong=117x not_between=-63- not_bind=-53- not_both=-82- not_chang=-235- not_check=-202-
  not_clos=-67- not_come=-210- not_compatibl=-60- not_configur=-132- not_connect=-80- not_convert=-118- not_cover=-113-
  not_creat=-86- not_current=-52- not_d=-73- not_decod=-107- not_defin=-89- not_delet=-199- not_determin=-58-
  not_do=-251- not_dump=-201- not_duplicat=-38- not_enabl=-199- not_end=-102- not_enough=-76- not_even=-263-
  not_execut=-214- not_exist=-66- not_expand=-48- not_expect=-116- not_fetch=-50- not_find=-144- not_fit=-78-
  not_fix=-118- not_follow=-126- not_for=129h not_fork=-124- not_found=-128- not_from=97p not_generat=-96-
  not_get=-130- not_given=131h not_guarante=-66- not_handl=-59- not_have=-69- not_hold=139h not_identify=-113-
  not_implement=-128- not_in=-148- not_includ=-268- not_initializ=-53- not_install=-234- not_intend=-132- not_know=36h
  not_known=-132- not_limit=-155- not_link=-42- not_list=59h not_load=-73- not_locat=-95- not_make=-115- not_mark=128x
  not_match=-111- not_merg=-111- not_multipl=-32- not_need=113h not_null=-155- not_of=-195- not_on=-150- not_one=-223-
  not_open=-64- not_output=-104- not_pars=-95- not_part=-87- not_perform=-143- not_permitt=-207- not_point=-20-
  not_possibl=-157- not_present=-122- not_print=-203- not_proper=-155- not_provid=-92- not_reach=-57- not_read=-171-
  not_receiv=-52- not_recogniz=-101- not_recommend=-130- not_register=-83- not_remov=-143- not_renam=-51-
  not_report=-48- not_requir=-187- not_resolv=-58- not_retriev=-60- not_return=-129- not_run=-131- not_s=-124-
  not_say=-184- not_see=96h not_send=-309- not_set=-48- not_sett=-44- not_show=-49- not_shown=-179- not_specifi=-57-
  not_specify=-173- not_start=-197- not_stat=-83- not_support=-130- not_take=-74- not_tell=-54- not_the=-61-
  not_their=140o not_ther=-145- not_throw=-52- not_to=161o not_treat=-52- not_trust=-166- not_uniqu=-52-
  not_updat=-263- not_us=-163- not_use=-169- not_used=-80- not_utf=-65- not_valid=-165- not_wait=187h not_want=-61-
  not_warn=-221- not_what=-89- not_with=-74- not_word=-64- not_work=-165- not_writ=-115- not_written=-83- not_yet=-127-
  note_gnu=-84- note_if=-73- note_is=-23- note_s=-101- note_section=-124- note_taker=-202- note_that=-135- note_the=70a
  note_this=-248- note_to=57o note_when=-111- noth_about=83h noth_and=-229- noth_at=-83- noth_but=-233- noth_else=-28-
  noth_has=55h noth_here=-234- noth_is=92h noth_more=-212- noth_of=-266- noth_that=-174- noth_to=-263- notic_the=108h
  nov_#number=-63- now_a=80r now_and=83r now_be=-49- now_is=-132- now_it=-153- now_on=79r now_you=199r npm_and=-146-
  npm_install=-177- npm_npm=-85- npm_packag=-153- npm_run=-223- npm_test=-200- nr_name=-134- nt_arm=-113- nt_ppc=-84-
  nul_byte=-109- nul_character=-84- null_for=-70- null_if=-73- null_in=-96- null_or=-186- null_valu=-105-
  null_when=-107- null_wher=-145- num_lock=-144- number_#number=-206- number_and=131x number_are=-98-
  number_between=-98- number_but=-72- number_d=-92- number_for=-109- number_generator=-105- number_is=-281-
  number_must=-142- number_of=-148- number_or=-176- number_out=-169- number_overflow=-64- number_s=-89-
  number_set=-129- number_str=-50- number_that=-109- number_the=-86- number_to=29x number_u=-170- numeric_valu=-71-
  o_arm=-30- o_read=-59- obey_this=281a object_after=-37- object_and=-112- object_are=-97- object_as=-86-
  object_attribut=-92- object_by=-122- object_can=-31- object_contain=-106- object_databas=-173- object_fil=-118-
  object_file=-99- object_for=-84- object_format=-143- object_from=-254- object_has=-202- object_in=-106-
  object_into=-142- object_is=-83- object_it=-133- object_keys=-89- object_may=-86- object_name=-119- object_of=-48-
  object_or=-96- object_recompil=-34- object_return=-73- object_s=-94- object_that=-111- object_to=-127- object_u=-189-
  object_valu=-91- object_when=-87- object_which=-54- object_will=-111- object_with=-112- occur_when=-58-
  occurrenc_of=-37- ocsp_responder=-77- oct_#number=-38- octal_valu=-73- odd_number=-64- of_#agentfile=229x
  of_#number=-111- of_#secretfile=203x of_a=-97- of_acces=-133- of_all=188x of_allow=-75- of_an=-41- of_and=-93-
  of_another=-226- of_anthropic=-233- of_any=-156- of_argument=-78- of_array=-103- of_as=-40- of_at=-28-
  of_availabl=-102- of_be=-108- of_both=-233- of_bound=-110- of_browser=-56- of_byt=-62- of_cach=-182- of_call=-93-
  of_cast=-70- of_chang=-128- of_character=-93- of_child=-89- of_children=-20- of_column=-72- of_conduct=-204-
  of_config=-136- of_conflict=-70- of_congo=-95- of_content=-108- of_contract=-184- of_current=-189- of_custom=-40-
  of_d=-55- of_data=-155- of_databas=-264- of_debug=-243- of_debugg=-129- of_def=-78- of_different=-87-
  of_directori=-211- of_dynamic=-55- of_each=185x of_electron=-259- of_element=-38- of_entri=-106- of_entry=-90-
  of_error=-101- of_event=-88- of_exist=-207- of_extension=-84- of_extra=-64- of_field=-30- of_fil=-131- of_file=-112-
  of_first=-56- of_format=-68- of_from=-80- of_function=-87- of_generat=52x of_git=-235- of_group=-228- of_herm=-214-
  of_how=-33- of_icon=-110- of_ids=-119- of_in=-77- of_index=-149- of_input=-137- of_it=80a of_item=-65- of_its=-185-
  of_javascript=-79- of_json=-44- of_just=-70- of_key=-49- of_keys=-204- of_languag=-119- of_ld=-67- of_line=-114-
  of_memory=30x of_messag=-152- of_modul=-45- of_more=-58- of_multipl=-138- of_nam=-53- of_new=53x of_node=-128-
  of_non=-110- of_not=-61- of_object=-103- of_one=-214- of_operand=-161- of_operator=-175- of_or=-92- of_order=-195-
  of_other=-125- of_our=-89- of_ours=-133- of_output=-187- of_parallel=-82- of_parameter=-102- of_patch=-99-
  of_path=-47- of_pattern=-86- of_possibl=-77- of_preferr=-93- of_previou=-221- of_proces=-254- of_program=-148-
  of_pt=-78- of_rang=-124- of_react=-42- of_read=-87- of_real=-287- of_referenc=-155- of_register=-156-
  of_relation=-67- of_role=-135- of_rows=-184- of_s=-106- of_schema=-169- of_section=-139- of_session=-123-
  of_several=-77- of_shell=-123- of_size=-61- of_some=-96- of_sourc=-287- of_such=-80- of_symbol=-82- of_tabl=-173-
  of_target=-86- of_text=-201- of_that=-195- of_the=-92- of_their=-170- of_them=-150- of_thes=-304- of_this=147h
  of_thos=-101- of_thre=-135- of_time=-31- of_token=62l of_total=-186- of_track=-146- of_transaction=-221- of_tupl=-72-
  of_two=-211- of_type=-68- of_u=-98- of_unicod=-103- of_us=-147- of_user=23a of_valid=-40- of_valu=-55-
  of_variabl=-100- of_version=-129- of_view=70p of_wal=-215- of_what=26x of_which=-68- of_word=-72- of_you=209o
  of_your=235l of_yourself=235r of_zero=-225- of_zu=-189- off_befor=-119- off_by=-245- off_in=127p off_the=200c
  offer_to=-152- offlin_guid=-210- offset_#number=-63- offset_d=-57- offset_for=-84- offset_in=-80- offset_into=-158-
  offset_is=-140- offset_lx=-46- offset_must=-155- offset_not=-219- offset_of=-131- offset_overflow=-79-
  offset_relocation=-39- offset_s=-34- offset_too=-49- offset_u=-191- offset_zu=-39- oid_of=-57- oid_u=-118-
  oid_valu=-43- old_and=-46- old_file=-100- old_one=-162- old_rul=123o old_tabl=-63- older_fil=-30- older_messag=-148-
  older_one=-198- older_than=-199- older_version=-44- oldest_first=-174- oldstr_newstr=-92- on_#number=-310-
  on_#url=66p on_a=-100- on_all=-254- on_an=-158- on_and=34p on_any=-165- on_as=20h on_both=-129- on_conflict=-48-
  on_disk=-151- on_each=-216- on_event=-129- on_every=-49- on_fd=-160- on_file=-78- on_for=-183- on_friday=-101-
  on_github=-155- on_how=-133- on_i=-223- on_invalid=-41- on_it=-149- on_its=-80- on_key=-234- on_line=-165-
  on_monday=-369- on_new=20a on_node=-121- on_non=-72- on_npm=-79- on_object=-138- on_one=-72- on_or=-158- on_our=67x
  on_partition=-90- on_port=162c on_printer=-35- on_publisher=-140- on_purpos=138c on_relation=-63- on_request=191a
  on_s=-131- on_screen=-187- on_select=-182- on_server=-159- on_standard=-76- on_sunday=-328- on_system=-74-
  on_tabl=-137- on_that=-160- on_the=-150- on_this=27a on_thursday=-291- on_timelin=-116- on_to=176x on_top=-209-
  on_tuesday=-333- on_typescript=-39- on_wednesday=-259- on_wher=-163- on_window=-122- on_with=-123- on_you=238r
  on_your=-158- once_a=-174- once_and=113h once_for=-151- once_in=-117- once_it=-236- once_the=-263- once_when=-158-
  once_with=-234- one_a=-93- one_and=128r one_answer=-70- one_at=-205- one_by=-214- one_call=-129- one_command=-195-
  one_entry=-149- one_event=-138- one_file=-217- one_for=-96- one_from=33p one_home=-129- one_index=-69- one_input=-37-
  one_is=88a one_json=-121- one_key=-101- one_line=-240- one_messag=-235- one_model=-297- one_object=-66- one_of=-111-
  one_on=60p one_operation=-138- one_or=-123- one_page=-207- one_result=-70- one_row=-84- one_sentenc=-120-
  one_server=-192- one_skill=-171- one_stor=-109- one_th=-164- one_that=-165- one_time=60x one_turn=-218-
  one_with=-249- ones_are=-29- onlin_backup=-182- only_#number=-190- only_a=62o only_accept=-223- only_after=-301-
  only_allow=-101- only_and=-214- only_as=-27- only_availabl=-63- only_be=-85- only_by=-82- only_check=-50-
  only_contain=-116- only_differenc=-24- only_do=-90- only_for=-110- only_handl=-112- only_if=-102- only_in=-174-
  only_insid=-160- only_look=-67- only_match=-111- only_on=86o only_once=-195- only_one=-63- only_read=-252-
  only_root=-303- only_section=-83- only_show=-58- only_superuser=-224- only_support=-59- only_that=-102-
  only_the=-154- only_to=183o only_us=124a only_use=-88- only_uses=-182- only_valid=-71- only_what=124o only_when=-156-
  only_with=-73- only_work=-73- onto_the=-191- op_used=-76- opaqu_reason=-196- opcod_d=-73- opcod_h=-39- opcod_s=-103-
  opcod_unknown=-34- opd_section=-101- open_a=115c open_an=-236- open_and=-155- open_cach=-78- open_file=-89-
  open_for=-139- open_in=-222- open_input=-55- open_it=86c open_no=-89- open_on=-210- open_output=-62- open_port=126c
  open_s=-76- open_sourc=-236- open_temporary=-60- open_the=-123- open_unsupport=-39- openapi_#number=-86-
  openj_foundation=-149- operand_can't=-154- operand_d=-137- operand_for=-128- operand_is=-103- operand_must=-82-
  operand_not=-40- operand_of=-67- operand_out=-79- operand_s=-106- operand_to=-154- operand_type=-34- operand_u=-68-
  operation_are=-119- operation_for=-136- operation_is=-205- operation_on=-142- operator_can=-232- operator_clas=-140-
  operator_fami=-117- operator_famili=-188- operator_s=-166- operator_to=65a opt_in=-203- optimiz_don't=-91-
  option_and=-164- option_are=-105- option_argument=-77- option_as=-116- option_c=-124- option_can=-88-
  option_cannot=-77- option_default=-35- option_diff=-102- option_does=-151- option_for=-99- option_from=-151-
  option_in=-207- option_is=-74- option_may=-73- option_must=-122- option_name=-135- option_not=-149-
  option_object=-103- option_of=-35- option_optional=-196- option_or=-73- option_return=-22- option_s=-111-
  option_set=-57- option_specifi=-91- option_support=-105- option_tak=-26- option_that=-176- option_the=-89-
  option_to=-137- option_valu=-134- option_was=-50- option_which=-194- option_will=-207- option_with=-90-
  optional_boolean=-48- optional_object=-163- optional_option=-117- optional_str=-59- or_#number=-88- or_a=-94-
  or_absolut=-48- or_after=-83- or_all=-196- or_an=-88- or_any=-98- or_are=-243- or_array=-77- or_as=-150- or_bad=-157-
  or_be=55a or_buffer=-123- or_but=-73- or_by=-307- or_chang=-84- or_d=-37- or_delet=-125- or_directori=-182-
  or_directory=-187- or_disabl=-186- or_do=-43- or_empty=-71- or_equal=-38- or_error=-198- or_fals=-103- or_file=-175-
  or_for=-157- or_greater=-57- or_height=-87- or_higher=-104- or_if=-179- or_in=-146- or_incomplet=-167-
  or_invalid=-71- or_is=-67- or_it=-232- or_its=-157- or_json=-53- or_just=-101- or_later=-42- or_member=-151-
  or_miss=-53- or_modify=-135- or_more=-73- or_new=-65- or_no=-97- or_non=-71- or_not=-100- or_noth=-211- or_null=-54-
  or_number=-56- or_of=-35- or_off=-190- or_one=-135- or_option=-88- or_other=-160- or_pass=-82- or_password=-227-
  or_remov=-85- or_renam=-98- or_s=-118- or_set=-146- or_sets=-30- or_skill=-261- or_socket=-153- or_sourc=-97-
  or_str=-53- or_the=-109- or_to=-152- or_undefin=-109- or_unsupport=-54- or_updat=-94- or_use=-136- or_video=-202-
  or_when=-29- or_why=-171- or_with=-73- or_yarn=-84- or_you=-55- or_z=-58- order_a=-155- order_as=-206- order_by=-209-
  order_for=-171- order_from=148a order_in=180p order_mark=-197- order_operator=-230- order_set=-78- order_the=-273-
  order_to=-250- order_you=21a orig_directory=-57- origin_is=-42- origin_s=-38- original_object=-263-
  original_sourc=-182- original_str=-86- orphan_section=-100- other_agent=30p other_are=-202- other_for=-40-
  other_librari=-67- other_non=-34- other_option=-108- other_program=-142- other_schema=-160- other_session=-109-
  other_text=65o other_than=143o other_tool=-37- other_user=-25- other_word=-133- otherwis_it=-92- otherwis_the=-41-
  our_own=-299- our_server=220p our_websit=-85- out_a=136c out_and=65h out_as=-80- out_in=114x out_of=-124-
  out_the=285x out_what=-83- out_with=-95- out_your=174l output_as=-118- output_directory=-176- output_field=-103-
  output_file=-108- output_for=-277- output_format=-195- output_from=-166- output_function=-129- output_in=-163-
  output_is=-95- output_limit=-357- output_mode=-219- output_of=50x output_s=-49- output_section=-72- output_the=167l
  output_to=-147- output_version=-62- output_will=-149- outsid_a=-207- outsid_of=-128- outsid_the=-243-
  over_#number=-330- over_a=-137- over_all=-104- over_budget=-142- over_its=-133- over_the=91a overflow_#number=-60-
  overflow_in=-77- overlay_section=-93- overrid_file=-147- overrid_for=-175- overrid_the=-151- overridden_by=-26-
  overwrit_the=227c own_and=-115- own_by=-191- own_session=-217- own_word=-287- owner_can=-115- owner_of=-323-
  ownership_of=-139- ownership_on=-134- p_b=-82- p_bfd=-89- p_can=-98- p_can't=-96- p_cannot=-156- p_error=-88-
  p_f=-142- p_fail=-114- p_h=-78- p_invalid=-91- p_option=-65- p_overlay=-93- p_password=-248- p_pb=-93- p_ps=-46-
  p_s=-162- p_unabl=-101- p_warn=-77- p_x=-136- pa_#number=-36- pa_error=-79- pa_from=-58- pa_in=-28-
  pa_relocation=-31- pack_and=-188- pack_index=-51- pack_object=-57- pack_s=-83- packag_contain=-118-
  packag_export=-173- packag_has=-33- packag_info=-140- packag_is=-72- packag_json=23p packag_manager=-182-
  packag_metadata=-81- packag_name=-105- packag_only=-138- packag_provid=-49- packag_s=-179- packag_to=-255-
  packag_was=-190- packag_with=-215- page_#number=-126- page_and=-186- page_as=-44- page_at=42p page_is=-165-
  page_of=-175- page_says=-119- page_size=-229- page_that=-104- page_writ=-130- pair_of=-154- pair_with=-143-
  parallel_jobs=-96- parallel_operation=-42- parallel_worker=-44- parameter_and=-174- parameter_are=-153-
  parameter_file=-116- parameter_for=-156- parameter_in=-88- parameter_is=-122- parameter_must=-258- parameter_nam=-92-
  parameter_name=142a parameter_s=-153- parameter_that=-164- parameter_to=-268- parameter_valu=-137-
  parent_directori=-69- parent_directory=-25- pars_a=-91- pars_all=-223- pars_an=-48- pars_and=-75- pars_as=-73-
  pars_error=-132- pars_fail=-88- pars_from=-44- pars_it=-111- pars_json=-106- pars_method=-62- pars_s=-75-
  pars_str=-192- pars_the=-228- pars_to=-170- pars_up=-36- pars_valu=-71- parser_and=-27- parser_for=-41-
  parser_to=-45- parser_will=-106- parser_with=-106- part_are=-131- part_of=-24- partition_bound=-52-
  partition_key=-169- partition_must=-79- partition_s=-110- partition_tabl=148c pass_a=-166- pass_all=49x pass_an=-201-
  pass_as=-198- pass_each=-249- pass_in=-99- pass_over=-227- pass_the=-71- pass_through=-185- pass_to=-126-
  pass_true=-172- passphras_to=-156- password_and=340x password_for=-363- password_in=-103- password_is=-101-
  password_manager=-182- password_of=-71- password_password=-239- password_prompt=-267- password_to=138x
  password_will=-236- past_end=-107- past_the=250l past_your=214l patch_and=-163- patch_file=-143- patch_for=-133-
  patch_from=-99- patch_fs=-56- patch_the=-140- patch_to=-101- path_a=-56- path_and=-103- path_are=-48- path_array=-43-
  path_as=-209- path_displaypath=-67- path_for=-35- path_if=-83- path_in=-197- path_is=-112- path_of=-157- path_on=-37-
  path_or=-78- path_pattern=-40- path_portion=-75- path_relativ=-104- path_s=-87- path_separator=-63- path_start=-131-
  path_stat=-42- path_str=-54- path_that=-244- path_to=-106- path_with=-82- pathnam_is=-87- pathnam_s=-225-
  pathspec_s=-116- pattern_and=-175- pattern_are=-168- pattern_as=-128- pattern_for=-71- pattern_is=-109-
  pattern_like=-48- pattern_list=-203- pattern_match=-66- pattern_or=-106- pattern_s=-146- pattern_start=-76-
  pattern_that=-106- pattern_to=-225- pattern_with=-126- pay_attention=-95- pay_the=-97- pb_and=-115- pb_cannot=-70-
  pb_compil=-123- pb_error=-106- pb_fail=-53- pb_has=-61- pb_internal=-80- pb_invalid=-66- pb_is=-78- pb_link=-88-
  pb_no=-60- pb_not=-75- pb_pa=-75- pb_pb=-29- pb_relocation=-41- pb_s=-43- pb_section=-99- pb_symbol=-76- pb_tls=-51-
  pb_unabl=-112- pb_unsupport=-83- pb_uses=-50- pb_warn=-99- pc_by=-36- pc_relativ=-73- pdb_file=-71- peopl_who=-255-
  per_stor=-245- percent_encod=-64- perform_a=-178- performanc_is=-71- permission_deni=-294- permission_for=-37-
  permission_of=-49- permission_on=-247- permission_to=140h permitt_in=-86- person_is=63h person_own=-281-
  person_that=141h person_to=21x person_word=-305- person_writ=-217- pg_control=-105- pg_controldata=-25-
  phas_stat=-185- phon_number=237x pic_code=-67- pic_relocation=-43- pick_a=-185- pick_the=-203- pid_d=-133-
  piec_of=-137- pinn_entry=-85- pipe_for=-111- pixel_of=-76- pkcs_#number=-51- plac_at=83l plac_in=-249- plac_of=-86-
  plac_the=47p plac_when=-140- plain_object=-123- plain_text=-105- planner_estimat=-79- play_a=209r play_the=-147-
  pleas_do=-196- pleas_enter=-315- pleas_file=-128- pleas_make=-29- pleas_note=-171- pleas_read=-97- pleas_refer=-79-
  pleas_report=-307- pleas_see=-145- pleas_use=-153- plt_localentry=-95- plug_in=173c plugin_for=-105- plugin_is=-75-
  plugin_that=-48- plugin_to=-76- plus_offset=-39- pnm_file=-131- po_file=-169- point_a=-118- point_abi=-64-
  point_at=-201- point_in=40h point_number=-69- point_of=-151- point_to=-230- point_valu=-30- point_x=-65-
  policy_for=-220- policy_s=-255- polish_dvorak=-59- polish_quot=-74- port_#number=170c port_and=286c port_number=-213-
  port_of=-120- port_port=-267- port_s=-134- portion_of=-174- position_d=-59- position_in=-182-
  position_independent=-98- position_of=-113- position_on=80x positiv_integer=-55- possibl_becaus=-136-
  possibl_due=-123- possibl_for=-99- possibl_to=-57- possibl_valu=-120- post_index=-235- post_it=214x post_the=107x
  postgresql_was=-61- power_by=-62- power_of=95a powerpc_#number=-82- ppc_checkpoint=-80- ppc_tm=-84- pre_commit=-98-
  pre_configur=-103- pre_defin=-110- precedenc_over=-37- precision_is=-134- precision_must=-114-
  precision_register=-83- prefer_metric=-145- prefer_to=-189- preferr_keyserver=-159- prefix_and=-174- prefix_is=-20-
  prefix_prefix=-184- prefix_symbol=-74- prefix_to=-107- prefix_with=72c prepend_a=-121- prereleas_version=-132-
  present_and=-107- present_in=-75- press_together=-73- pretend_that=218h pretty_format=-123- prevent_the=-283-
  previou_instruction=35o previou_modul=-161- previou_one=76o previou_version=-175- previous_defin=-191-
  primary_and=-87- primary_key=-83- primary_stor=-92- primary_storag=-71- principal_name=-313- principal_s=-122-
  print_a=-177- print_all=53l print_it=52l print_only=-203- print_the=97l print_to=-227- print_your=209l
  printer_is=-114- printer_s=-106- prior_to=-120- privat_key=-58- privileg_on=-186- privileg_spec=-128- probab_a=-186-
  problem_in=-54- procedur_s=-152- proces_d=-37- proces_env=-84- proces_for=-97- proces_is=-146- proces_m=-116-
  proces_of=163c proces_or=-172- proces_s=-91- proces_with=-150- process_file=-99- process_of=78c processor_does=-77-
  produc_a=-50- produc_by=-91- produc_the=-81- profil_of=-147- program_and=147x program_has=-78- program_header=-144-
  program_name=-102- program_that=-176- progres_bar=72h project_and=-156- project_follow=-215- project_is=-90-
  project_like=-68- project_to=-198- promis_is=-96- promis_which=-89- prompt_and=49l prompt_as=83l prompt_for=-290-
  prompt_in=-30- prompt_is=256o prompt_of=-212- prompt_says=59o prompt_that=-196- prompt_to=186l prompt_with=-62-
  prompt_you=85l properti_and=-110- properti_are=-92- properti_of=-141- properti_that=-65- property_bas=-41-
  property_is=-94- property_nam=-63- property_of=-62- property_on=-102- property_s=-95- property_to=-59-
  property_type=-58- property_will=-79- property_with=-52- protect_the=-139- protocol_s=-69- protocol_version=-69-
  provid_#number=-142- provid_a=-100- provid_an=-78- provid_as=-42- provid_by=-223- provid_code=-48-
  provid_identifier=-41- provid_in=-46- provid_s=-92- provid_the=117x provid_to=-147- provider_and=-292-
  provider_are=-338- provider_in=-58- provider_of=-230- proxy_agent=-188- proxy_for=84c proxy_server=-174- ps_stor=-45-
  psect_offset=-45- pseudo_op=-79- public_api=-246- public_key=-253- public_suffix=-282- publication_s=-66-
  publish_to=-249- publish_your=42l pull_in=-226- punycod_js=-100- punycod_str=-51- pure_rand=-41- purpos_of=-178-
  purpos_register=-84- push_the=-93- push_to=-278- put_into=-193- put_it=90x put_the=213p put_this=-68- put_your=-77-
  puts_a=-149- puts_the=-252- python_dotenv=-315- q_a=-211- q_quiet=-306- qs_will=-36- quantifier_is=-62- query_is=-71-
  query_must=-175- query_parameter=43x query_s=-69- query_str=116x query_to=32x question_about=-190- quick_and=-195-
  quot_on=-74- r_#number=-123- r_arm=-64- r_ld=-204- r_n=-47- r_sh=-62- radiu_respons=-91- random_number=-220-
  random_valu=-179- rang_#ip=-63- rang_#number=-54- rang_d=-64- rang_for=-60- rang_given=-107- rang_in=-80-
  rang_is=-65- rang_ld=-39- rang_list=-51- rang_not=-82- rang_of=-97- rang_or=-45- rang_return=-132- rang_s=-86-
  rang_u=-147- rather_than=-36- raw_read=-73- reach_the=-98- react_compiler=-30- react_component=-95- react_dom=-57-
  react_nativ=-35- read_a=-151- read_acces=-186- read_again=-105- read_and=-280- read_archiv=-122- read_at=-89-
  read_back=-218- read_d=-90- read_error=-219- read_file=-255- read_from=-52- read_in=-74- read_is=143h read_it=-77-
  read_like=-330- read_me=93l read_more=-301- read_of=-214- read_on=-112- read_only=-60- read_or=-124- read_s=-101-
  read_section=-90- read_so=123h read_standard=-196- read_symbol=-78- read_this=60a read_what=-255- read_your=101l
  ready_to=-165- real_clock=-153- real_user=119a real_want=-262- realm_s=-60- reason_item=-196- receiv_a=-154-
  receiv_data=-159- receiv_from=-74- receiv_the=-122- recent_used=-104- recip_for=-59- recit_the=207l recogniz_by=-103-
  recogniz_the=-238- recommend_that=-233- recommend_to=-76- recompil_with=-50- record_at=-50- record_for=-155-
  record_is=-161- record_length=-65- record_lf=-68- record_s=-114- record_size=-269- record_the=53h record_type=-218-
  record_variabl=-97- record_with=-133- recovery_target=-126- recurs_into=-154- recursiv_watch=-42- reduc_memory=-56-
  ref_is=-47- ref_s=-132- ref_to=-102- ref_use=-40- refer_to=-54- referenc_a=-50- referenc_and=-55- referenc_are=-95-
  referenc_as=-20- referenc_by=-113- referenc_from=-33- referenc_in=-126- referenc_s=-128- referenc_schema=-103-
  referenc_to=-136- referr_to=-68- refresh_the=-124- refus_a=50r refus_and=-176- refus_or=-84- refus_the=-175-
  refus_to=-129- refus_whil=-125- regardles_of=-155- regex_literal=-98- regexp_tree=-29- region_s=-79- register_a=185p
  register_expect=-81- register_for=-186- register_in=-102- register_index=-50- register_is=-49- register_list=-139-
  register_must=-165- register_nam=-86- register_name=-174- register_not=-173- register_number=-202-
  register_operand=-129- register_or=-62- register_s=-181- register_section=-102- register_should=-132-
  register_symbol=-54- register_the=195p register_with=-229- regular_expression=-91- regular_file=-56-
  reindex_specific=-76- reject_with=-253- relat_to=-119- relation_s=-85- relation_to=-120- relativ_address=-33-
  relativ_offset=-54- relativ_or=-55- relativ_path=-84- relativ_reloc=-82- relativ_relocation=-69- relativ_to=-139-
  releas_and=-129- releas_date=-22- releas_file=-50- releas_not=-174- releas_of=160a relink_with=-50-
  reloc_against=-88- reloc_in=-117- reloc_number=-127- reloc_overflow=-82- reloc_s=-83- reloc_section=-82-
  reloc_type=-123- reloc_u=-106- relocatabl_link=-53- relocation_against=-66- relocation_at=-28- relocation_cannot=-56-
  relocation_d=-63- relocation_for=-137- relocation_in=-99- relocation_is=-163- relocation_on=-132-
  relocation_overflow=-102- relocation_r=-41- relocation_s=-39- relocation_section=-105- relocation_size=-111-
  relocation_to=-71- relocation_truncat=-74- relocation_type=-105- relocation_used=-103- rely_on=-146-
  remember_that=-237- remember_the=-248- remember_this=-157- remind_me=-256- remot_branch=-85- remot_fil=-231-
  remot_file=155c remot_ref=-157- remot_s=-129- remot_server=119x remot_track=-164- remov_a=-432- remov_and=-252-
  remov_any=-118- remov_as=-170- remov_build=-131- remov_file=-278- remov_from=-113- remov_in=-202- remov_it=28h
  remov_old=-230- remov_or=-89- remov_s=-201- remov_temporary=-186- remov_this=224p remov_unus=-197- renam_a=-99-
  renam_file=-78- renam_s=-65- renam_temporary=-24- renam_the=-67- renam_to=-67- render_the=113l repeat_the=132l
  repeat_your=103l replac_all=-212- replac_by=-158- replac_it=-204- replacement_for=-47- replay_cach=-110-
  replica_identity=-40- replication_app=-33- replication_connection=-112- replication_origin=-41- replication_slot=-93-
  replication_target=-39- report_a=-165- report_and=-235- report_more=-120- report_security=-70- report_the=288x
  report_to=-63- repository_in=-201- repository_s=-146- repository_that=-38- represent_a=-84- represent_by=-122-
  represent_section=-66- represent_the=44a representation_of=-147- republic_of=-186- req_body=-81- req_res=-182-
  req_url=-122- request_and=-246- request_are=74p request_body=-165- request_by=94a request_contain=-104-
  request_from=-115- request_has=-166- request_in=95h request_is=-182- request_of=-254- request_s=-218- request_so=-40-
  request_that=109h request_the=-153- request_ticket=-20- request_with=-270- request_without=-43- requir_a=-144-
  requir_an=-140- requir_at=-41- requir_but=-140- requir_by=-238- requir_either=-59- requir_enabl=-24-
  requir_executabl=-140- requir_for=-27- requir_node=-70- requir_option=-157- requir_or=-81- requir_s=-169-
  requir_the=156a requir_to=-222- requir_type=-25- reserv_for=-190- reserv_word=-139- reset_and=-224- reset_the=-202-
  resolv_a=-100- resolv_export=-89- resolv_in=-43- resolv_relativ=-57- resolv_s=-165- resolv_the=-86- resolv_to=-123-
  resolv_when=-161- resolv_with=-103- resourc_manager=-31- respect_the=96o respons_from=-135- respons_got=-154-
  respons_header=-207- respons_to=-116- rest_of=119o restart_the=-96- result_for=-127- result_in=-114- result_is=-208-
  result_object=-239- result_of=-152- result_or=-46- result_to=-204- result_type=-84- result_will=-39-
  retriev_the=-135- return_#number=-198- return_a=-106- return_all=-158- return_an=-155- return_as=-105-
  return_boolean=-226- return_by=-150- return_data=-88- return_fals=-158- return_for=-167- return_from=-121-
  return_function=-115- return_list=-129- return_sourc=-50- return_the=-102- return_this=-218- return_to=95o
  return_true=-97- return_type=-109- return_undefin=-144- return_valu=-84- rev_list=-54- reveal_the=-102-
  revers_order=-199- review_and=152a revocation_certificat=-68- rewrit_the=-201- rfc_#number=-99- right_alt=-119-
  right_behind=-105- right_ctrl=-113- right_to=-70- right_up=-119- right_win=-77- risc_v=-126- role_s=-131-
  role_system=299a role_to=-149- roleplay_as=52r room_for=-92- root_acces=37a root_directory=-356- root_option=-270-
  root_right=253c root_schema=-271- root_to=-343- rough_equivalent=-91- rout_path=-89- router_rout=-89- row_a=-140-
  row_as=-166- row_is=-93- row_level=-246- row_number=-34- row_of=-116- row_that=-193- row_version=-98- rows_and=-54-
  rows_are=-186- rows_in=146h rows_of=-127- rows_that=-131- rul_do=154o rul_for=-118- rul_of=-297- rul_that=211o
  rul_you=154l rule_#number=-50- rule_in=272p rule_is=-65- rule_no=-166- rule_s=-70- rule_that=142x rule_to=-97-
  run_all=-124- run_and=-143- run_at=-82- run_build=-69- run_command=-176- run_git=-224- run_in=-323- run_it=302c
  run_npm=-168- run_of=-140- run_on=132l run_s=-318- run_test=-233- run_the=96c run_this=-46- run_time=-135-
  run_watch=-127- run_with=76c run_without=125h runn_s=-97- runn_the=-273- runnabl_exampl=-79- runs_a=-158-
  runs_in=-141- runs_it=-312- runs_on=-163- runs_one=-178- runs_test=-91- runs_the=150p s_#number=-102- s_a=-72-
  s_access=-84- s_addr=-110- s_after=-25- s_against=-45- s_already=-75- s_and=-116- s_appear=-86- s_are=-67- s_as=-190-
  s_at=-73- s_bad=-101- s_becaus=-67- s_befor=-107- s_but=-87- s_by=-178- s_can=-43- s_can't=-108- s_cannot=-106-
  s_chang=-58- s_client=-89- s_column=-95- s_command=-141- s_conflict=-108- s_contain=-156- s_corrupt=-243-
  s_could=-88- s_current=-45- s_d=-109- s_data=-179- s_databas=-171- s_defin=-90- s_devic=-78- s_did=-150-
  s_differ=-74- s_disabl=-126- s_does=-72- s_doesn't=-110- s_due=-129- s_dur=-79- s_e=-71- s_element=-64- s_entry=-64-
  s_error=-114- s_exist=-55- s_expect=-63- s_extend=-63- s_fail=-139- s_field=-92- s_file=-128- s_for=-75-
  s_format=-207- s_found=-101- s_from=-158- s_g=-34- s_got=-37- s_group=-40- s_has=-142- s_hash=-49- s_help=-119-
  s_i=-199- s_ignor=-219- s_in=-76- s_instead=-59- s_instruction=-222- s_internal=-142- s_into=-139- s_invalid=-114-
  s_is=-91- s_isa=-47- s_isn't=-149- s_key=-201- s_kvno=-44- s_ld=-70- s_line=-161- s_link=-103- s_local=-69- s_lu=-91-
  s_m=-87- s_may=-145- s_miss=-74- s_mode=-67- s_modul=-81- s_more=-66- s_must=-117- s_n=-117- s_need=-123- s_new=-194-
  s_no=-101- s_not=-114- s_note=-108- s_object=-87- s_of=-56- s_offset=-50- s_on=-130- s_only=-107- s_option=-80-
  s_or=-96- s_out=-87- s_output=-153- s_packag=-221- s_pattern=-109- s_port=-80- s_rang=-49- s_read=-167-
  s_reason=-208- s_receiv=-167- s_record=-93- s_refer=-178- s_referenc=-60- s_register=-56- s_reloc=-63-
  s_relocation=-67- s_remov=-150- s_requir=-75- s_s=-118- s_section=-83- s_server=-273- s_servic=-99- s_set=-101-
  s_should=-178- s_skipp=-130- s_specifi=-51- s_start=-26- s_subproces=-83- s_symbol=-66- s_tabl=-38- s_tak=-155-
  s_target=-51- s_the=-68- s_ther=-107- s_this=-144- s_tls=-50- s_to=-148- s_too=-96- s_total=-92- s_u=-189-
  s_unabl=-129- s_unexpect=-86- s_unknown=-102- s_unsupport=-211- s_updat=-115- s_us=-196- s_use=-85- s_used=-58-
  s_user=-191- s_uses=-106- s_valu=-61- s_via=-116- s_warn=-133- s_was=-104- s_when=-24- s_which=-45- s_whil=-250-
  s_will=-145- s_with=-100- s_within=-69- s_without=-78- s_writ=-106- s_wrot=-41- s_you=-285- safe_for=-194-
  safe_to=67a said_in=-112- said_that=-223- said_to=-204- same_as=-194- same_byt=-204- same_file=-97- same_for=-219-
  same_function=-44- same_name=-54- same_option=-91- same_str=-98- same_text=134p same_time=-104- same_way=-90-
  samesit_attribut=-63- save_it=23x save_the=48x sax_does=-93- say_it=208h say_so=-28- say_that=301h say_what=-202-
  says_how=-60- says_in=-230- says_noth=-291- says_so=-302- says_someth=-155- says_that=-285- says_the=-107-
  says_what=-185- says_when=-106- says_why=-293- says_you=-269- scanner_found=-216- schema_and=-85- schema_are=-274-
  schema_as=-194- schema_can=-113- schema_compilation=-27- schema_draft=-110- schema_for=-98- schema_id=-70-
  schema_in=-110- schema_is=-159- schema_object=-145- schema_of=-134- schema_or=-208- schema_s=-132- schema_that=-85-
  schema_to=-186- schema_validation=-64- schema_will=-199- schema_with=-60- scop_and=-110- scop_is=-61-
  scram_messag=-191- screenshot_of=164x script_and=103c script_in=102p scroll_bar=-271- scroll_lock=-115-
  search_and=191h search_for=-113- search_in=-143- search_index=-194- search_parser=-93- search_path=-205-
  search_templat=-179- second_argument=-134- second_operand=-129- second_parameter=-241- second_to=155c
  secondary_and=-23- secondary_reloc=-82- secondary_stor=-87- secret_are=114l secret_in=155x secret_key=-124-
  secret_to=-32- section_#number=-67- section_a=-76- section_alignment=-162- section_attribut=-84- section_claus=-34-
  section_contain=-49- section_content=-130- section_d=-71- section_directiv=-25- section_e=-86- section_for=-74-
  section_group=-75- section_has=-125- section_header=-72- section_in=-58- section_index=-70- section_is=-56-
  section_length=-47- section_nam=-95- section_name=-129- section_of=-51- section_pa=-75- section_present=-114-
  section_s=-111- section_size=-49- section_to=-112- section_type=-111- section_u=-98- section_zd=-72- section_zu=-60-
  secur_hash=-38- security_context=-305- security_issu=-177- security_md=-166- security_policy=-303-
  security_vulnerability=-175- see_#url=-287- see_below=-55- see_benchmark=-33- see_if=-75- see_it=93h see_our=-114-
  see_what=255h see_your=168l seek_to=-175- segment_is=-213- segment_s=-119- segment_size=-47- select_count=-266-
  select_processor=-77- select_rule=-207- select_the=-169- select_user=-214- selectiv_clon=-186- selinux_user=-338-
  semantic_version=-49- send_a=-86- send_it=265x send_the=164x send_this=-247- send_to=-282- sent_again=-245-
  sent_as=-253- sent_befor=122h sent_by=-72- sent_event=-89- sent_from=-211- sent_to=-99- sentenc_in=126l
  sentenc_that=47o separat_by=-97- separat_list=-67- separat_step=-179- separat_the=-148- separat_with=-49-
  separator_in=-62- sequenc_number=-149- sequenc_s=-103- seri_of=-189- serial_number=-136- serializ_and=-104-
  serializ_as=-30- serializ_the=-59- serialization_and=-51- serv_the=129p server_and=119c server_are=-305-
  server_at=217c server_can=-230- server_does=-120- server_has=-180- server_host=-153- server_is=-300- server_of=-245-
  server_offer=-111- server_principal=-129- server_proces=-102- server_s=-51- server_says=-215- server_sent=-188-
  server_side=-198- server_that=-244- server_to=-40- server_version=-95- server_was=-90- servic_and=204p servic_s=-105-
  session_and=-266- session_are=-199- session_at=-84- session_has=130p session_id=-301- session_is=-132-
  session_model=-216- session_or=-172- session_start=-52- session_that=-66- session_to=180p session_with=-273-
  set_a=-63- set_addres=-249- set_aggregat=-125- set_all=164c set_an=-210- set_and=88o set_as=-50- set_asid=103o
  set_but=-97- set_by=-52- set_call=-23- set_cooki=-145- set_default=-64- set_file=-146- set_for=-80- set_if=-196-
  set_in=-61- set_it=-73- set_many=-45- set_maximum=-205- set_of=-95- set_on=-237- set_return=-127- set_s=-74-
  set_section=-143- set_ssl=-101- set_target=-257- set_then=-67- set_this=-152- set_to=-120- set_up=225c
  set_upstream=-50- set_when=-118- set_with=-166- sets_a=-166- sets_the=-253- sett_is=-86- sett_it=-199- sett_json=98p
  sett_s=-141- sett_the=-169- sett_this=-111- sett_up=-139- several_word=-258- sh_entsiz=-72- sh_info=-112-
  sh_link=-48- sh_uses=-63- sha_#number=-94- shall_be=-20- shall_the=-199- shallow_clon=-190- shap_of=-180-
  shar_librari=-68- shar_library=-75- shar_memory=-427- shar_my=-306- shar_object=-123- shar_of=-257- shar_the=166x
  shell_for=64c shell_type=-176- shell_variabl=-88- shift_doesn't=-53- shift_keys=-76- short_read=-106-
  shorthand_for=-75- should_be=-40- should_have=-82- should_not=-21- should_return=-143- should_the=107h
  should_use=-152- shouldn't_be=135h show_a=-179- show_all=-49- show_alternativ=-130- show_how=69l show_it=-112-
  show_location=-136- show_me=111l show_one=-157- show_output=-213- show_the=139l show_this=29h show_your=-48-
  shown_as=-130- shown_in=-215- shut_down=67c side_channel=-99- side_of=-94- sign_by=232a sign_in=70h sign_off=-196-
  signal_d=-124- signal_s=-54- signal_to=-252- signatur_in=-81- signatur_is=-97- signatur_s=-116-
  signatur_verification=-148- similar_to=-138- simp_return=-153- simpl_and=-120- simpl_exampl=-148- sinc_#number=-145-
  sinc_it=-94- sinc_the=-215- sinc_this=-251- singl_argument=-38- singl_character=-73- singl_file=-96-
  singl_precision=-94- size_#number=118a size_and=-153- size_d=-132- size_exceed=-72- size_field=-58- size_for=-67-
  size_in=-68- size_is=-144- size_ld=-55- size_limit=-105- size_lu=-71- size_of=-99- size_s=-61- size_set=-189-
  size_size=-89- size_to=-180- size_u=-135- size_x=-181- size_zu=-87- skill_folder=-209- skill_md=-197- skill_of=-363-
  skill_that=271p skill_with=156p skip_the=39a skipp_s=-178- skipp_unexpect=-63- slattach_tty=-112- slot_name=-122-
  slot_s=-124- small_and=-51- small_data=-72- small_to=-56- smaller_and=-112- smaller_common=-98- smaller_than=-99-
  smol_toml=-59- so_a=-138- so_far=108l so_if=-218- so_it=31p so_many=-189- so_no=-186- so_noth=194h so_that=326p
  so_the=203h so_ther=-58- so_they=114p so_we=-240- so_with=-123- so_you=-106- socket_addres=-119-
  socket_directory=-153- socket_s=-198- socksv5_proxy=-187- softwar_and=-207- softwar_component=-107-
  softwar_foundation=-65- softwar_is=-185- softwar_requir=-141- some_of=-50- some_other=-51- someth_else=-73-
  someth_in=-212- someth_is=27r someth_like=-136- soon_as=71x sort_by=-121- sort_in=-107- sort_order=-171- soul_md=215p
  sourc_and=-186- sourc_code=-124- sourc_content=-301- sourc_fil=-232- sourc_file=-253- sourc_for=-144- sourc_in=-131-
  sourc_includ=-93- sourc_is=-155- sourc_line=-200- sourc_location=-101- sourc_map=-111- sourc_node=-179- sourc_or=-71-
  sourc_packag=-82- sourc_position=-210- sourc_project=-175- sourc_register=-145- sourc_s=-97- sourc_server=-250-
  sourc_softwar=-169- sourc_str=-248- sourc_that=-77- sourc_the=-164- sourc_to=-131- sp_register=-105- spac_at=-92-
  spac_between=-63- spac_character=-85- spac_for=-57- spac_in=-92- spac_is=-126- spac_on=-82- spars_checkout=-181-
  spawn_a=-267- speak_as=232r speak_of=-56- special_symbol=-82- specifi_algorithm=-79- specifi_and=-169-
  specifi_as=-46- specifi_but=-54- specifi_by=-115- specifi_file=-177- specifi_for=-55- specifi_in=-91-
  specifi_more=-111- specifi_on=-83- specifi_path=-128- specifi_the=-80- specific_command=-149- specific_data=-83-
  specification_for=-62- specification_in=-79- specification_s=-78- specify_a=-139- specify_an=-75- specify_both=-101-
  specify_one=-128- specify_the=-161- specify_whether=-58- spit_of=-152- split_the=-174- sql_command=-259-
  sql_function=-62- sqlit_master=-97- src_exampl=-148- src_main=-191- ssl_protocol=-55- stack_is=-41-
  stack_pointer=-147- stack_size=-108- stag_#number=-35- stag_writ=-225- stamped_protection=-74- stand_at=-74-
  stand_behind=-93- stand_for=-104- stand_here=-263- stand_in=-182- stand_on=-155- stand_wher=-289- stand_with=-158-
  standard_error=-88- standard_input=-150- standard_isa=-96- standard_output=-184- star_map=-73- start_a=47c
  start_addres=-207- start_and=-123- start_at=-212- start_by=-207- start_end=-217- start_file=-237- start_from=-120-
  start_in=-221- start_it=263c start_of=68p start_on=-101- start_point=-130- start_the=-169- start_to=-259-
  start_with=-206- stat_and=108o stat_db=-171- stat_fail=-108- stat_file=-104- stat_in=-58- stat_is=-158-
  stat_object=-64- stat_of=-161- stat_s=-89- stat_the=-179- stat_to=-65- statement_in=-52- statistic_collector=-163-
  statistic_object=-64- statu_#number=-73- statu_#url=49x statu_code=-94- statu_d=-90- statu_messag=-166-
  statu_property=-110- stay_as=-151- stay_in=206r stay_on=-181- stay_until=-133- stdcall_fixup=-242- stdout_s=-65-
  step_that=95p still_be=-57- still_exist=72p still_in=-75- stop_the=97c stopp_at=-165- stor_a=163x stor_and=-260-
  stor_cond=-108- stor_data=221a stor_file=-289- stor_for=-222- stor_in=-294- stor_is=-159- stor_null=-160-
  stor_prompt=-190- stor_row=-137- stor_that=-195- stor_the=83p stor_with=-101- storag_adapter=-114- storag_and=-116-
  storag_but=-23- storag_clas=-72- str_#number=-65- str_a=-113- str_and=-76- str_are=-106- str_argument=-73-
  str_as=-163- str_but=-70- str_can=-62- str_contain=-104- str_for=-146- str_from=-199- str_has=-222- str_if=-63-
  str_in=-124- str_index=-83- str_into=-103- str_is=-72- str_length=-115- str_literal=-112- str_must=-131- str_of=110x
  str_offset=-76- str_option=-61- str_optional=-133- str_or=-63- str_represent=-83- str_representation=-140-
  str_requir=-178- str_return=-56- str_s=-118- str_section=-101- str_set=-172- str_tabl=-87- str_that=-87-
  str_the=-148- str_to=-125- str_valu=-101- str_which=-48- str_will=-44- str_with=138c str_zd=-47- stream_and=-267-
  stream_in=-75- stream_is=-181- stream_of=-175- stream_s=-161- stream_the=262x stream_to=-260- streamabl_http=-198-
  strict_mode=-138- strong_recommend=-106- strp_offset=-41- structur_of=-111- stt_common=-63- stub_section=-66-
  styl_of=-42- styl_s=-110- styl_to=-100- subject_to=34x submodul_path=-84- submodul_s=-102- subnet_mask=-109-
  subproces_fail=-94- subscrib_to=-145- subscription_s=-60- subset_of=-155- substitution_symbol=-72- such_a=-72-
  such_as=-75- such_entry=-248- suffix_s=-61- suitabl_for=-50- summaris_the=-96- sun_dead=-109- sun_type=-79-
  superuser_or=-140- superuser_to=-304- supp_a=-68- support_#number=-31- support_a=-81- support_all=-108-
  support_and=-202- support_by=-124- support_compression=-108- support_for=-127- support_function=-93- support_in=-140-
  support_is=-102- support_it=-100- support_me=-152- support_node=-26- support_of=-86- support_on=-131-
  support_only=-95- support_s=-82- support_the=-154- support_this=-166- support_to=-117- support_us=-38-
  support_with=41x support_yet=-44- suppos_to=143h suppres_output=-242- suppres_the=72h sure_that=-222- sure_the=103c
  sure_to=-231- sure_you=-264- surrogat_pair=-151- suspend_the=-188- switch_off=-92- switch_to=-205- symbol_and=-76-
  symbol_but=-57- symbol_e=-76- symbol_in=-125- symbol_index=-72- symbol_nam=-99- symbol_name=-77- symbol_not=-36-
  symbol_pt=-79- symbol_s=-69- symbol_t=-73- symbol_tabl=-81- symbol_to=-139- symbol_type=-41- symbol_u=-91-
  symbol_with=-54- symbol_without=-227- symbol_zu=-52- symbolic_link=-200- symbolic_nam=-94- symlink_s=-65-
  sync_and=-106- sync_method=-113- sync_with=-143- synchronou_hash=-49- synchronou_hook=-198- syntax_error=-125-
  syntax_for=-92- syntax_is=-55- syntax_to=-60- system_administrator=245a system_and=22a system_call=-197-
  system_catalog=-267- system_column=-154- system_default=-44- system_does=-284- system_identifier=-119-
  system_instruction=204l system_is=-296- system_messag=82l system_text=219l system_type=-209- system_was=-217-
  system_whil=-227- t_in=-33- t_tabl=-79- tabl_and=-152- tabl_are=-22- tabl_can=-36- tabl_cannot=-74- tabl_entry=-282-
  tabl_fail=-135- tabl_in=159c tabl_index=-55- tabl_is=-253- tabl_name=-67- tabl_not=-71- tabl_of=-159-
  tabl_offset=-93- tabl_or=-104- tabl_referenc=-91- tabl_s=-126- tabl_section=-97- tabl_size=-75- tabl_tabl=-82-
  tabl_that=-130- tabl_to=-155- tabl_too=-26- tabl_with=-76- tablespac_s=-74- tag_affect=-147- tag_s=-95- tak_a=-190-
  tak_an=-102- tak_it=110p tak_no=-176- tak_over=115p tak_precedenc=-131- tak_the=-201- tak_two=-79- take_a=41x
  take_over=83c take_the=134o taken_back=-103- taken_for=-137- taken_out=-119- talk_about=-289- talk_in=-202-
  talk_to=-90- target_cluster=-91- target_file=-191- target_is=-106- target_relation=-39- target_s=-66-
  target_specific=-98- task_and=-187- task_provider=-260- team_and=226a tell_a=-155- tell_me=-110- tell_the=44h
  tell_what=-198- tell_whether=-172- tell_you=265a temp_file=-82- templat_databas=-99- templat_s=-89- templat_str=-228-
  template0_as=-87- temporary_directory=-86- temporary_fil=-196- temporary_file=-136- temporary_index=-54-
  temporary_relation=-90- temporary_tabl=-84- ten_minut=-144- term_of=-100- terminat_by=-115- terminat_connection=-203-
  terminat_zero=-86- test_against=-47- test_and=-168- test_are=-181- test_befor=-211- test_can=-185- test_coverag=-139-
  test_for=-222- test_framework=-45- test_in=-224- test_is=-217- test_library=-47- test_run=-201- test_runs=-236-
  test_that=-115- test_the=-27- test_this=-203- test_to=-178- test_with=-175- text_a=-225- text_abov=117l
  text_after=-194- text_and=-213- text_as=-54- text_at=360l text_befor=-47- text_file=115l text_for=-262-
  text_from=-235- text_in=262p text_index=-138- text_into=-207- text_itself=-142- text_of=-64- text_on=-226-
  text_only=-54- text_or=-203- text_search=-220- text_section=-138- text_segment=-178- text_that=49l text_the=-52-
  text_to=220x text_treat=-218- text_was=107a text_with=-124- textrel_in=-76- than_#number=-50- than_a=-199-
  than_all=-110- than_d=-113- than_expect=-108- than_half=-101- than_its=-42- than_once=-90- than_one=-90- than_or=-35-
  than_s=-77- than_the=133a than_this=-236- than_zero=-123- thank_to=-148- thank_you=-189- that_a=-266- that_all=100a
  that_allow=-216- that_an=-162- that_are=-152- that_aren't=-89- that_at=-220- that_begin=-118- that_break=34r
  that_call=30p that_came=67l that_can=-89- that_cannot=-98- that_chang=-157- that_contain=-92- that_could=-143-
  that_creat=-117- that_did=-111- that_do=-122- that_does=-144- that_doesn't=-84- that_don't=-194- that_each=-265-
  that_every=-223- that_expos=-49- that_fail=-52- that_file=-207- that_follow=-171- that_goes=-129- that_has=-55-
  that_have=-106- that_hold=-121- that_i=-124- that_if=-227- that_in=-167- that_includ=-73- that_is=-176- that_it=182h
  that_its=-159- that_keep=30p that_lack=109r that_leav=-194- that_look=-20- that_make=-93- that_match=-213-
  that_may=33h that_must=-194- that_nam=-216- that_name=-86- that_need=-304- that_never=-39- that_no=-72-
  that_node=-132- that_noth=239h that_of=-188- that_one=-203- that_only=-178- that_point=-90- that_produc=-80-
  that_provid=-104- that_python=-231- that_read=-214- that_result=-47- that_return=-105- that_runs=200p that_says=-188-
  that_send=121p that_should=-204- that_stand=33l that_start=178p that_still=-168- that_support=-90- that_tak=132p
  that_the=231h that_they=-40- that_this=161a that_two=-93- that_use=-167- that_uses=-183- that_wait=-294-
  that_was=-117- that_we=-59- that_went=-187- that_will=-161- that_work=-99- that_would=-51- that_writ=-87-
  that_you=155h that_your=196r the_#number=-127- the_#secretfile=163x the_ability=-81- the_abov=65o the_acces=-190-
  the_account=324a the_activ=-137- the_actual=-89- the_addres=73x the_address=-129- the_adjustment=-70- the_admin=259c
  the_administrator=217a the_agent=-132- the_alarm=-240- the_algorithm=-66- the_amount=-92- the_answer=-133-
  the_antiviru=368c the_api=138x the_app=-169- the_application=-126- the_appropriat=-105- the_approval=457h
  the_archiv=-47- the_argument=-126- the_array=-130- the_arrow=-121- the_assistant=144o the_associat=-164-
  the_ast=-113- the_async=-90- the_attacker=279c the_author=167a the_background=196h the_backup=352c the_bank=154x
  the_base=-244- the_baselin=-114- the_basic=-64- the_beginn=119l the_behavior=-139- the_bench=-90- the_benchmark=-181-
  the_best=-159- the_binary=187c the_block=155l the_blue=-273- the_board=-187- the_boat=-141- the_body=26x
  the_boiler=-251- the_book=-130- the_boolean=-108- the_boot=218c the_bottom=-103- the_box=-253- the_branch=-181-
  the_bridg=-145- the_budget=-166- the_buffer=-207- the_built=-231- the_bundl=-153- the_bus=-253- the_button=-73-
  the_byt=-217- the_byte=-168- the_c=-82- the_cach=-176- the_cacheabl=-24- the_calendar=-27- the_call=-276-
  the_callback=-103- the_caller=322x the_camera=-218- the_car=-188- the_card=166x the_cat=-304- the_cell=-85-
  the_cellar=-274- the_ceo=211a the_chain=-259- the_chang=173h the_character=111r the_charset=-160- the_chat=446x
  the_check=161a the_checksum=-38- the_child=-80- the_choir=-241- the_chromium=-67- the_chunk=-191- the_circl=165p
  the_clas=-130- the_cli=-125- the_client=83h the_clipboard=310x the_clock=-73- the_clos=-80- the_closest=-160-
  the_club=-273- the_code=119c the_color=-163- the_column=-183- the_command=211c the_comment=-76- the_common=-180-
  the_comparison=-217- the_compat=-80- the_compil=-156- the_compiler=-110- the_complet=21l the_component=-137-
  the_compression=-168- the_comput=-84- the_confidential=274x the_configur=-100- the_configuration=48l
  the_confirmation=303h the_connection=-188- the_consol=-192- the_constraint=297o the_constructor=-112-
  the_container=104c the_content=217x the_context=180o the_contract=-265- the_contribut=-163- the_conversation=106h
  the_cooki=172x the_copy=147h the_core=-106- the_corner=-218- the_correct=-152- the_correspond=-75- the_cost=-70-
  the_cours=-242- the_cpu=-158- the_creat=-65- the_credential=293x the_crosshair=-90- the_current=-143- the_cursor=-87-
  the_customer=335x the_data=172a the_databas=254c the_date=-202- the_day=-148- the_debug=-146- the_declar=-108-
  the_default=-86- the_definition=-207- the_delay=103h the_delimiter=-74- the_demo=-224- the_dentist=-220-
  the_dependenci=-230- the_description=31p the_desir=-50- the_desk=-221- the_desktop=296x the_detail=102h
  the_developer=279l the_development=-219- the_diff=-214- the_differenc=-87- the_direction=-120- the_directiv=-34-
  the_directory=-95- the_disk=382c the_dispatcher=-116- the_display=-108- the_docs=-308- the_doctor=-270-
  the_document=208x the_documentation=-105- the_dog=-258- the_dom=-94- the_domain=108p the_door=-249- the_download=158h
  the_dpkg=-199- the_draft=-98- the_dynamic=-98- the_earlier=-125- the_edg=-118- the_edit=163h the_editor=-273-
  the_electron=-108- the_element=-102- the_elf=-135- the_empty=-88- the_encod=-131- the_encoder=151c the_end=-188-
  the_endpoint=204x the_engin=-105- the_entir=-73- the_entri=-233- the_entry=-185- the_environment=-51- the_error=-121-
  the_eslint=-160- the_estre=-78- the_even=-146- the_event=-37- the_eventsourc=-107- the_exact=-97- the_exampl=-93-
  the_exception=-36- the_exit=-122- the_expect=-112- the_export=-94- the_extend=-119- the_extension=115p the_extra=349h
  the_fail=-49- the_failur=204h the_fallback=-96- the_fami=-276- the_fastest=-37- the_fetch=-97- the_field=-133-
  the_fil=248a the_file=112h the_filenam=-108- the_filter=-45- the_final=-173- the_finish=-139- the_firewall=276c
  the_first=-66- the_flag=-295- the_flat=-148- the_focu=-199- the_folder=-27- the_follow=-33- the_font=-201-
  the_form=-253- the_format=-156- the_formatter=-173- the_forum=64x the_fraction=-139- the_fram=-166- the_fridg=-151-
  the_front=-163- the_fs=-188- the_full=-22- the_function=-116- the_functionality=-76- the_game=-281- the_garden=-348-
  the_gate=-224- the_generat=-78- the_generator=-77- the_git=201p the_gitignor=-111- the_given=-127- the_graph=-54-
  the_group=-82- the_guard=99o the_guest=-173- the_gym=-180- the_handler=120c the_hash=-21- the_head=58a
  the_header=-25- the_help=-36- the_herm=200a the_hidden=203l the_history=52h the_home=49c the_hook=112p
  the_horizontal=-57- the_host=27c the_hous=-292- the_html=-75- the_http=-173- the_hub=271p the_human=196h
  the_icon=-133- the_id=-94- the_ids=-78- the_imag=151x the_import=-33- the_index=-189- the_initial=255o
  the_input=-117- the_installer=151c the_instanc=-83- the_instruction=79o the_insuranc=-175- the_interfac=-153-
  the_internal=-44- the_internet=182c the_interval=-179- the_issu=217x the_item=-101- the_jose=-27- the_journal=-37-
  the_journey=-89- the_js=-57- the_jsdom=-241- the_json=-47- the_key=-46- the_keyboard=153x the_keychain=183x
  the_keyr=-115- the_keys=64x the_keyv=-66- the_keyword=-111- the_kids=-285- the_kind=-197- the_lab=-318-
  the_label=-147- the_landlord=-224- the_languag=-243- the_laptop=-293- the_larg=-104- the_latest=77c the_law=325r
  the_layout=-177- the_lead=-190- the_leas=-270- the_left=-284- the_legacy=-133- the_length=-96- the_level=-92-
  the_library=-99- the_licens=-269- the_limit=-193- the_lin=-77- the_line=-121- the_lineag=-57- the_link=192x
  the_linker=-143- the_list=-25- the_live=-264- the_load=-241- the_local=-27- the_location=-204- the_log=-48-
  the_logger=107p the_login=294h the_logs=332c the_long=-150- the_longest=-101- the_loop=-192- the_lowest=-151-
  the_machin=100c the_mail=28c the_main=-134- the_maintainer=-80- the_major=-159- the_map=-212- the_mapp=-88-
  the_mark=-112- the_master=-232- the_match=-120- the_matcher=-80- the_maximum=-167- the_mcp=203p the_mean=-68-
  the_measur=-202- the_media=-117- the_meet=-210- the_member=-84- the_memory=344p the_menu=-236- the_merg=-185-
  the_messag=64a the_meta=-114- the_meter=-325- the_method=-254- the_metric=-272- the_middl=-166- the_middlewar=-128-
  the_migration=-179- the_mime=-105- the_minimatch=-132- the_minimum=-98- the_mit=-101- the_model=-235- the_modifi=-98-
  the_modul=-102- the_moment=-178- the_month=-203- the_more=-49- the_most=-132- the_mous=-40- the_nam=92x
  the_name=-210- the_namespac=-73- the_nas=-101- the_nativ=-98- the_neighbour=287c the_network=317c the_new=77h
  the_newest=-115- the_next=123p the_no=-185- the_node=-175- the_non=-124- the_not=331x the_note=-120- the_number=-89-
  the_object=-183- the_ocsp=-116- the_offic=-324- the_official=-210- the_offlin=-220- the_offset=-82- the_old=-377-
  the_older=-232- the_oldest=-133- the_ones=156o the_only=-88- the_open=68l the_openai=-261- the_openapi=-86-
  the_operation=-293- the_operator=360o the_opposit=85r the_option=-108- the_optional=-205- the_order=55p
  the_origin=-51- the_original=27o the_other=323x the_output=99x the_outsid=214x the_owner=219a the_pace=-91-
  the_packag=-100- the_page=132a the_paper=-99- the_parameter=-39- the_parcel=-222- the_parent=-140- the_pars=-105-
  the_parser=-93- the_part=185h the_partition=207c the_passphras=-246- the_password=375x the_past=127a the_patch=-220-
  the_path=-154- the_pathnam=-46- the_pattern=-103- the_payload=153c the_payment=167h the_performanc=-53-
  the_permission=83a the_person=69h the_pg=-113- the_phon=-191- the_photo=-333- the_pictur=139x the_pin=144a
  the_pipelin=-305- the_plac=-133- the_plan=-311- the_planner=-108- the_platform=180a the_plugin=149x the_point=-158-
  the_polic=223a the_policy=33o the_pool=-185- the_port=-367- the_portal=-241- the_position=-182- the_post=-26-
  the_preced=125o the_precision=-116- the_preferr=-124- the_prefix=-86- the_preload=-182- the_previou=56o
  the_pric=-230- the_primary=-98- the_printer=-106- the_privat=201x the_problem=-100- the_proces=-277-
  the_production=205c the_program=141p the_progres=-124- the_project=-111- the_promis=-88- the_prompt=103l
  the_properti=-145- the_property=-127- the_proposal=185h the_protocol=-142- the_provid=-166- the_public=199x
  the_publication=-40- the_purpos=-196- the_query=-122- the_question=-103- the_queu=-114- the_quot=-158-
  the_radio=-129- the_rang=-72- the_raw=109a the_reader=121l the_readm=-41- the_real=140a the_reason=-242-
  the_receiv=-88- the_recip=-240- the_recommend=-124- the_record=-142- the_red=-161- the_ref=-222- the_referenc=-169-
  the_refusal=-172- the_regular=-58- the_releas=-59- the_remain=-181- the_remot=338x the_rent=-237- the_rep=283h
  the_replacement=-35- the_replication=-191- the_repo=-111- the_report=157h the_repository=47c the_request=-26-
  the_requir=-30- the_resourc=-167- the_respons=-263- the_rest=46o the_restriction=199o the_result=53l the_return=-88-
  the_right=-280- the_risk=-175- the_role=93r the_root=-139- the_rout=-96- the_router=167c the_row=-133- the_rows=-81-
  the_rul=194o the_rule=-88- the_run=-235- the_runn=-131- the_runtim=-70- the_s=-151- the_safe=-251- the_safety=206o
  the_same=-69- the_samesit=-63- the_sampl=-176- the_scan=183a the_schema=-134- the_school=-435- the_scop=-35-
  the_script=177p the_sdk=-182- the_search=-222- the_second=237h the_secondary=-30- the_secret=69x the_section=-97-
  the_security=271a the_select=-150- the_semver=-103- the_sentenc=-22- the_server=249c the_servic=46p the_session=118x
  the_set=-98- the_sett=197p the_shap=-177- the_shar=-35- the_shelf=-252- the_shop=-215- the_sidebar=-225-
  the_sign=-177- the_signal=-56- the_signatur=31a the_site=-39- the_siz=-128- the_size=-71- the_skill=177p
  the_slid=-231- the_small=-169- the_smallest=-125- the_socket=-158- the_softwar=-303- the_sourc=-210-
  the_sourcemap=-210- the_spars=-186- the_special=-78- the_specifi=-152- the_specification=-40- the_ssh=251x
  the_stack=-224- the_stag=-194- the_standard=-192- the_start=-42- the_startup=138p the_stat=-116- the_statu=36x
  the_stor=-242- the_storag=-32- the_story=-150- the_structur=-148- the_styl=-179- the_subject=164h the_submodul=-63-
  the_subnet=-61- the_summary=57h the_suppli=-140- the_support=137x the_surpris=-271- the_symbol=-131- the_sync=106h
  the_system=385o the_tabl=-215- the_tag=-212- the_tail=-115- the_tap=-204- the_target=-75- the_task=239o the_tax=-193-
  the_team=-405- the_templat=219p the_term=102h the_terminal=167c the_test=-342- the_text=231l the_th=162h
  the_them=-264- the_ticket=-335- the_time=-153- the_timer=-213- the_titl=-119- the_toast=-192- the_token=300x
  the_tool=-80- the_top=197o the_toplevel=-212- the_total=-189- the_touchpad=-81- the_transaction=148h
  the_transfer=417h the_transport=-148- the_trash=28c the_tree=-111- the_trip=-350- the_tsconfig=-128- the_ttl=-89-
  the_turn=-135- the_two=-104- the_typ=-89- the_type=-140- the_typescript=-227- the_u=-140- the_underly=-150-
  the_union=-178- the_unix=-131- the_updater=276p the_upload=440h the_upper=-200- the_uri=-34- the_url=92x
  the_usag=-125- the_usb=199x the_use=-133- the_user=238h the_usual=172o the_valid=-20- the_validat=-71-
  the_validation=-148- the_valu=-106- the_vault=163x the_vendor=174a the_venu=-192- the_version=-86- the_vertical=-99-
  the_very=117l the_view=-145- the_visitor=195l the_wait=-221- the_wal=-60- the_wallet=131x the_warn=164h the_way=-120-
  the_weather=-49- the_web=239c the_webhook=281x the_whatwg=-126- the_whol=24c the_widget=-97- the_width=-116-
  the_wifi=161c the_wiki=-303- the_window=-297- the_wire=-300- the_word=33l the_work=-329- the_worker=-224-
  the_workspac=-159- the_world=97c the_wrong=-165- the_x=-283- the_xml=-131- the_year=-132- the_zol=-72-
  their_own=-208- their_plac=-126- their_result=-181- them_all=41l them_and=-311- them_at=40x them_in=111x them_is=-85-
  them_to=31x them_with=-195- then_a=-185- then_be=-123- then_exit=-119- then_foo=-34- then_in=-171- then_it=-113-
  then_run=80c then_that=-120- then_the=-139- then_you=-169- ther_already=-131- ther_and=-169- ther_are=-97-
  ther_is=-120- ther_was=-196- there_a=-161- thes_are=-70- thes_cas=-127- thes_definition=-144- thes_function=-106-
  thes_instruction=-65- thes_keyword=-55- thes_order=280p thes_properti=-154- thes_tool=209h thes_will=-50-
  thes_word=-155- they_are=-68- they_ask=126l they_can=-46- they_come=-74- they_do=-70- they_don't=-150-
  they_have=-187- they_will=-144- thin_non=-47- third_argument=-46- third_level=-67- third_party=-111-
  this_account=344a this_addres=76h this_address=-94- this_allow=-217- this_architectur=-229- this_argument=-172-
  this_as=139a this_behavior=-258- this_build=-102- this_call=-347- this_can=-118- this_case=-181- this_chat=272l
  this_command=59h this_computer=293c this_context=-239- this_conversation=258l this_could=-196- this_devic=-53-
  this_directory=-242- this_document=225a this_does=-234- this_entry=245p this_error=-160- this_exampl=-231-
  this_featur=-219- this_file=32o this_flag=-147- this_function=-167- this_has=199a this_help=-103- this_home=-298-
  this_implementation=-222- this_in=-90- this_information=-140- this_instruction=-150- this_key=-286- this_library=-89-
  this_list=-218- this_machin=63a this_many=-261- this_may=-130- this_mean=-158- this_memory=168o this_messag=-73-
  this_method=-106- this_middlewar=-160- this_mode=74r this_modul=-149- this_much=-215- this_name=-119- this_node=-116-
  this_note=194p this_object=-220- this_one=176o this_operation=-122- this_option=-139- this_packag=-144-
  this_page=178a this_paragraph=302p this_parameter=-286- this_platform=-221- this_plugin=-243- this_proces=-196-
  this_project=-269- this_property=-167- this_repo=87a this_repository=-223- this_request=154a this_rule=199p
  this_schema=-211- this_scop=-95- this_section=-168- this_sentenc=141p this_session=-272- this_sett=89p
  this_simpl=-171- this_softwar=-218- this_sourc=-140- this_system=-280- this_tag=-153- this_time=-224- this_to=-184-
  this_type=-174- this_user=94a this_utility=-84- this_valu=-63- this_was=214a this_way=-180- this_widget=-241-
  this_will=-271- this_window=-322- this_with=-174- this_would=-368- this_your=-112- thos_that=-204- thread_local=-63-
  thread_s=-106- through_a=-99- through_the=75x throw_a=-103- throw_an=-84- throw_away=122o throw_error=-60-
  throw_new=-253- throw_not=-105- throw_on=-53- throw_providererror=-130- throw_unreadabl=-83- thrown_for=-28-
  thu_#number=-56- thumb_does=-105- ticket_server=-20- tim_faster=-29- tim_in=-200- tim_the=-43- time_a=-20-
  time_and=-171- time_for=-66- time_in=-131- time_is=-184- time_it=-127- time_ld=-45- time_linear=-108- time_of=-49-
  time_stamp=-112- time_the=120x time_to=-58- time_with=81h time_zone=-161- timelin_u=-166- titl_of=-112-
  titu_wormer=-132- tls_get=-99- tls_local=-69- tls_relocation=-138- tls_symbol=-45- to_#agentfile=272p to_#ip=330x
  to_#mail=291x to_#number=-193- to_#phone=308x to_#url=631x to_a=-133- to_accept=36c to_acces=-145- to_acquir=-89-
  to_act=49r to_activat=-164- to_add=-140- to_administrator=-389- to_ajv=-74- to_align=-73- to_all=82p to_allocat=-156-
  to_allow=-157- to_alway=-102- to_an=230x to_analyz=-132- to_and=-178- to_another=-190- to_answer=26a to_any=-287-
  to_anyon=103x to_appear=-213- to_ask=220h to_attach=-70- to_be=58r to_boot=-184- to_both=-226- to_break=39r
  to_build=-260- to_byt=-142- to_call=-176- to_callback=-161- to_captur=-85- to_chang=-228- to_check=-109-
  to_choos=-131- to_clon=-125- to_clos=-224- to_combin=-71- to_come=42p to_command=-168- to_commit=-89- to_compar=-123-
  to_compil=-87- to_complet=-300- to_comput=-107- to_configur=-83- to_connect=-162- to_consider=-73- to_continu=-305-
  to_contribut=-139- to_convert=-49- to_copy=-216- to_creat=-134- to_d=-85- to_data=-43- to_databas=-134- to_date=-134-
  to_deal=-74- to_decod=-95- to_default=-100- to_defin=-190- to_delet=-50- to_detect=-138- to_determin=-115-
  to_different=-191- to_direct=-70- to_directory=-79- to_disabl=-189- to_disk=-308- to_display=-107- to_do=-35-
  to_download=-186- to_draw=-129- to_drop=-317- to_dump=-220- to_dynamic=-197- to_each=41x to_either=-133-
  to_enabl=-195- to_encod=-203- to_end=-163- to_ensur=-213- to_every=227p to_everyth=162a to_exclud=-32- to_execut=37a
  to_exist=-98- to_expand=-54- to_explicit=-193- to_export=-49- to_extend=-112- to_extract=-232- to_fals=-113-
  to_fetch=-91- to_file=-299- to_fill=-50- to_find=-101- to_finish=59x to_first=-101- to_fit=-112- to_fix=128a
  to_follow=246o to_forc=-96- to_format=-152- to_generat=-167- to_git=-235- to_give=76a to_go=-105- to_group=-306-
  to_handl=-86- to_have=79h to_help=-184- to_hold=-76- to_how=-112- to_ignor=-211- to_implement=-59- to_import=-138-
  to_improv=-75- to_includ=-175- to_increas=-105- to_index=-86- to_indicat=-84- to_inhibit=-178- to_initializ=-129-
  to_insert=-134- to_install=-223- to_it=-233- to_its=-159- to_javascript=-52- to_join=-163- to_json=-23- to_keep=-110-
  to_know=117h to_last=-93- to_learn=-147- to_left=-165- to_let=-150- to_link=-248- to_list=-133- to_listen=-196-
  to_live=-48- to_load=-196- to_local=-187- to_locat=-118- to_location=-127- to_lock=-205- to_log=-234- to_look=-81-
  to_make=-193- to_manag=-141- to_manual=-119- to_map=-47- to_match=-76- to_me=95x to_memory=247h to_merg=-104-
  to_mitigat=-119- to_mode=-53- to_modify=-243- to_move=-122- to_n=-127- to_narrow=-65- to_new=-160- to_node=-212-
  to_non=-125- to_not=-190- to_noth=-20- to_npm=-177- to_null=-69- to_number=-122- to_obey=269a to_object=-110-
  to_one=-92- to_only=-106- to_open=-124- to_optimiz=-214- to_other=144p to_our=338x to_output=-118- to_outsid=-214-
  to_overrid=-285- to_overwrit=-63- to_pars=-100- to_pass=-204- to_perform=-159- to_pick=118r to_prevent=-98-
  to_print=-164- to_proces=-141- to_produc=64r to_protect=-239- to_provid=-75- to_pt=-120- to_put=-245- to_re=-85-
  to_reach=-190- to_read=-109- to_receiv=-198- to_record=87h to_redefin=-123- to_reduc=-102- to_refresh=-123-
  to_register=-156- to_remov=-138- to_renam=-78- to_replac=-123- to_report=-279- to_request=-100- to_requir=-57-
  to_reset=-171- to_resolv=-115- to_restor=-84- to_retriev=-44- to_return=-131- to_revok=-207- to_role=-165- to_run=76h
  to_rw=-40- to_s=-110- to_save=-210- to_say=243h to_search=-132- to_section=-118- to_see=171l to_seek=-78-
  to_select=-160- to_self=-101- to_send=47h to_separat=-129- to_serializ=-68- to_serv=-211- to_server=-261-
  to_set=-114- to_setup=-163- to_show=-200- to_sign=-213- to_skip=-324- to_some=-194- to_sort=-116- to_spawn=-204-
  to_specify=-104- to_standard=-198- to_start=-168- to_stat=-114- to_stderr=-262- to_stdout=-164- to_stop=-84-
  to_stor=-334- to_str=-85- to_stringify=-58- to_t=-59- to_take=-53- to_tell=190h to_temporary=-136- to_test=-60-
  to_the=165x to_their=159c to_thes=-176- to_thos=-127- to_throw=-44- to_track=-115- to_transform=-196- to_true=-110-
  to_try=-130- to_ts=-57- to_turn=-203- to_type=-165- to_typescript=-106- to_u=-103- to_undefin=-66- to_unexpect=-32-
  to_unknown=110x to_unpack=-81- to_unset=-102- to_updat=-204- to_us=279a to_use=-144- to_user=-286- to_utf=-51-
  to_validat=-103- to_valu=-143- to_variabl=-72- to_verify=134a to_wait=-162- to_work=-195- to_writ=-151-
  to_yield=-197- to_you=162l to_your=-89- to_zero=-87- toast_tabl=-52- toc_entry=-87- toc_file=-60- together_read=-258-
  together_with=96l token_and=132l token_from=-74- token_is=-203- token_of=-306- token_s=-235- token_to=95x
  told_about=-86- told_apart=-215- told_by=71a told_of=-109- told_to=66l tom_wanzek=-49- too_big=-69- too_complex=-77-
  too_deep=-69- too_far=-54- too_few=-100- too_larg=-105- too_long=-185- too_many=-138- too_much=-40- too_old=-78-
  too_short=-65- too_small=-119- tool_and=102l tool_are=-115- tool_call=184h tool_for=-218- tool_is=-205- tool_of=-240-
  tool_row=-55- tool_says=-124- tool_schema=-65- tool_that=-238- tool_ther=-236- tool_to=152h top_level=-151-
  top_of=142c track_branch=-197- track_of=-174- track_the=-134- trail_whitespac=-190- transaction_id=-138-
  transaction_that=-81- transaction_u=-184- transfer_the=184x transition_tabl=-50- translat_the=-52- translat_your=206l
  treat_all=-78- treat_as=-239- treat_dt=-88- treat_each=46h treat_the=171o treat_warn=-270- tree_is=-118-
  tree_object=-86- tree_of=-145- tree_s=-162- tree_view=-71- tri_again=-135- tri_to=-210- trigger_deferr=-73-
  trigger_on=-186- trigger_s=-74- trigger_when=-91- trigger_with=-32- true_and=-95- true_as=-170- true_default=-38-
  true_fals=-180- true_for=-46- true_if=-130- true_in=70p true_is=-38- true_or=-66- true_the=-79- true_then=-148-
  true_to=-175- true_when=-232- true_will=-65- truncat_codeview=-101- truncat_to=-87- trust_the=66a trust_this=72a
  try_again=27h try_it=-228- try_s=-162- try_to=-325- try_us=-121- ts_estre=-72- ts_for=-64- ts_node=-41- ts_unit=-182-
  tsconfig_json=-34- tsconfig_path=-46- tsquery_s=-68- ttl_#number=-173- ttl_and=-85- ttl_is=-39- tue_#number=-75-
  tupl_u=-56- turn_and=-316- turn_into=-239- turn_of=-55- turn_off=-87- turn_on=30p turn_runs=-143- turn_that=-151-
  turn_the=88c turn_with=-231- two_argument=-107- two_block=-111- two_call=-91- two_days=-287- two_different=-122-
  two_phas=-152- two_version=-46- two_ways=-72- typ_and=-249- typ_are=-102- typ_array=-102- typ_as=-184- typ_for=-78-
  typ_in=-101- typ_node=-107- typ_of=-111- typ_s=-38- typ_that=-66- typ_with=-115- type_#number=-83- type_and=-164-
  type_c=48x type_check=-37- type_constraint=-277- type_d=-176- type_definition=-127- type_e=-89- type_for=-104-
  type_format=-61- type_from=-147- type_guard=-77- type_header=-91- type_in=-116- type_information=-51- type_is=-172-
  type_must=-190- type_name=-142- type_of=-97- type_option=-175- type_or=-219- type_property=-82- type_record=-84-
  type_s=-92- type_specifier=-121- type_str=-112- type_the=-141- type_to=-100- type_u=-149- type_v=-53- type_with=-130-
  type_x=-243- type_your=-107- typescript_and=-136- typescript_with=-102- u_#number=-194- u_a=-143- u_and=-131-
  u_at=-113- u_bad=-127- u_but=-153- u_byte=-80- u_connection=-95- u_does=-237- u_entri=-153- u_fffd=-120- u_flag=-178-
  u_for=-130- u_has=-130- u_in=-90- u_is=-98- u_lu=-66- u_m=-69- u_minor=-106- u_of=-132- u_offset=-47- u_out=-73-
  u_packet=-214- u_pag=-46- u_s=-48- u_the=-156- u_tim=-200- u_u=-152- ubuntu_#number=-74- ui_json=-108- uid_d=-37-
  uid_lu=-42- uint8array_to=-113- unabl_to=-117- unc_path=-86- undat_nod=-97- undefin_if=-135- undefin_or=-46-
  undefin_referenc=-105- undefin_s=-56- undefin_symbol=-84- undefin_valu=-121- undefin_when=-111- under_a=-172-
  under_the=-134- under_way=-155- underly_byt=-134- undici_will=-151- unexpect_character=-44- unexpect_end=-84-
  unexpect_eof=-103- unexpect_fix=-49- unexpect_respons=-107- unexpect_result=-179- unexpect_symbol=-39-
  unexpect_token=-211- unexpect_type=-172- unicod_escap=-72- uniqu_index=-38- unit_length=-72- unit_test=-52-
  unix_domain=-160- unknown_error=-181- unknown_format=-138- unknown_mandatory=-70- unknown_operand=-35-
  unknown_option=-257- unknown_or=-120- unknown_relocation=-70- unknown_type=-107- unles_the=-244- unles_you=-303-
  unlink_temporary=-42- unlock_the=29a unmerg_fil=-191- unrecogniz_field=-47- unresolv_symbol=-149-
  unresolvabl_relocation=-53- unresolvabl_s=-86- unsaf_enclos=-97- unsubscrib_a=-93- unsupport_argument=-48-
  unsupport_on=-207- unsupport_relocation=-95- unsupport_section=-147- unsupport_version=-64- unterminat_str=-63-
  until_#number=60a until_it=182c until_the=-227- until_you=-89- untrack_fil=-175- untrust_input=104o
  unus_section=-221- up_a=115c up_and=-138- up_by=-136- up_down=-119- up_in=335c up_on=-221- up_the=112x up_to=-167-
  up_with=22h updat_and=102c updat_for=-189- updat_from=-214- updat_mon=-68- updat_on=-181- updat_or=-64-
  updat_the=-127- updat_thu=-56- updat_to=-194- updat_trigger=-130- updat_tue=-75- updat_wed=-68- upgrad_mode=-61-
  upload_the=-95- upper_bound=-187- uri_encod=-107- uri_is=-28- uri_js=-66- uri_s=-60- url_#url=-111- url_encod=-146-
  url_for=-195- url_is=-183- url_of=-232- url_or=-177- url_pars=-162- url_s=-125- url_to=115p us_#number=-168-
  us_a=-193- us_ajv=-36- us_ascii=-163- us_it=-100- us_json=-38- us_keyboard=-114- us_node=-99- us_s=-70- us_the=-45-
  us_this=-285- us_to=44a us_typescript=-82- us_with=-178- us_your=-314- usag_for=-44- usag_of=-109- usag_s=-100-
  use_#number=-80- use_a=27h use_an=-247- use_any=-189- use_as=-214- use_at=-98- use_both=-46- use_by=-55- use_cas=-60-
  use_case=-289- use_copy=-241- use_default=-101- use_drop=-332- use_for=-76- use_git=-255- use_ifac=-40-
  use_import=-152- use_in=-111- use_instead=-53- use_is=-191- use_it=-155- use_name=-99- use_no=-160- use_non=-34-
  use_of=-161- use_one=-121- use_or=-54- use_s=-156- use_template0=-87- use_the=-45- use_them=-264- use_thes=-110-
  use_this=-188- use_to=-114- use_u=-110- use_when=-51- use_with=-159- use_your=129h used_and=-120- used_as=-134-
  used_by=-93- used_fil=-85- used_for=-116- used_here=-110- used_if=-41- used_in=-166- used_instead=-131- used_on=-125-
  used_outsid=-99- used_to=-30- used_together=-78- used_up=-85- used_when=-55- used_with=-79- used_without=-123-
  useful_for=-64- useful_if=-51- useful_in=-43- useful_when=-72- user_account=-509- user_and=50h user_are=-240-
  user_ask=-264- user_asks=162h user_can=186h user_cannot=-170- user_data=225x user_defin=-205- user_does=63h
  user_doesn't=-294- user_friend=-260- user_from=-380- user_has=-224- user_home=103x user_id=-324- user_ids=-329-
  user_in=59a user_information=-404- user_input=76a user_mapp=-298- user_name=54x user_never=-293- user_or=-327-
  user_request=-185- user_right=-257- user_s=-264- user_says=277c user_should=153h user_to=-125- user_user=-274-
  user_want=-110- usernam_or=-84- uses_#number=-32- uses_a=-173- uses_an=-125- uses_different=-57- uses_internal=-54-
  uses_msp430=-139- uses_only=-79- uses_s=-95- uses_the=-218- uses_unknown=-44- utf_#number=-122- util_packag=-171-
  utiliti_for=-54- utility_for=-44- utility_function=-55- v0_#number=-49- v1_#number=-30- v3_#number=-125-
  v4_#number=-175- v_opcod=-24- v_return=-96- v_verbos=-114- v_version=-83- valid_archiv=-48- valid_branch=-94-
  valid_for=-80- valid_in=-45- valid_name=-86- valid_object=-61- valid_option=-105- valid_rang=-33- valid_valu=-117-
  valid_with=-50- validat_against=-196- validat_data=-58- validat_the=-26- validation_error=-85- validation_fail=-83-
  validation_function=-73- validation_keyword=-75- validation_of=-171- valu_#number=-125- valu_and=-152- valu_are=-131-
  valu_as=-67- valu_between=-72- valu_can=-114- valu_cannot=-227- valu_d=-62- valu_expect=-58- valu_for=-91-
  valu_from=-190- valu_if=-106- valu_in=-81- valu_into=-155- valu_is=-74- valu_ld=-99- valu_length=-107- valu_must=-77-
  valu_not=-47- valu_of=-99- valu_on=-67- valu_or=-103- valu_out=-82- valu_pair=-95- valu_return=-100- valu_s=-73-
  valu_set=-160- valu_that=-169- valu_the=-86- valu_to=-199- valu_too=-64- valu_true=-26- valu_u=-113- valu_us=-214-
  valu_used=-105- valu_was=-69- valu_which=-81- valu_will=-110- valu_with=-35- valu_x=-160- variabl_in=110x
  variabl_name=-98- variabl_of=-136- variabl_or=-139- variabl_s=-84- variabl_to=38x vector_register=-65-
  verb_generat=-114- verifi_by=176a verify_the=-247- version_#number=-79- version_and=-196- version_are=-122-
  version_as=-97- version_d=-123- version_for=-158- version_from=-92- version_in=-105- version_information=-107-
  version_is=-101- version_number=-117- version_of=-26- version_or=-67- version_output=-45- version_rang=-119-
  version_s=-86- version_so=-104- version_specifi=-105- version_support=-49- version_that=-193- version_to=-69-
  version_u=-154- version_was=-88- version_with=-95- via_npm=-84- via_s=-145- via_the=-243- vice_versa=-69-
  view_cannot=-125- view_column=-77- view_is=-139- view_s=-123- view_the=-204- visitor_keys=-149- void_emitt=-52-
  vpst_block=-119- vpt_vpst=-119- w_no=-289- w_x=-22- wait_for=128h wait_until=-241- wal_directory=-233- wal_fil=-114-
  wal_file=-104- wal_level=-112- wal_record=-45- wal_segment=-98- walk_and=-179- walk_from=-114- walk_over=-133-
  walk_up=-139- want_a=-117- want_the=128a want_to=-229- want_you=196a want_your=-47- wanzek_alex=-45- warc_file=-111-
  warn_a=-110- warn_about=57h warn_and=-199- warn_are=-74- warn_as=-270- warn_b=-73- warn_bad=-61- warn_cannot=-113-
  warn_common=-85- warn_could=-93- warn_creat=-60- warn_ctf=-31- warn_duplicat=-59- warn_enabl=-22- warn_if=-120-
  warn_ignor=-177- warn_multipl=-141- warn_name=-87- warn_or=93r warn_pb=-85- warn_s=-83- warn_symbol=-28-
  warn_the=-157- warn_this=-221- warn_truncat=-105- warn_unabl=-28- warn_unsaf=-172- warn_when=-75- was_a=62h
  was_already=-128- was_an=98h was_ask=-287- was_built=-94- was_chang=93h was_compil=-77- was_creat=-218- was_cut=-252-
  was_decid=-108- was_delet=-197- was_done=-65- was_expect=-150- was_found=-194- was_generat=-103- was_given=-166-
  was_in=-203- was_initializ=-56- was_kept=-53- was_last=-119- was_learn=-75- was_lost=123h was_made=-132-
  was_not=-163- was_on=-221- was_provid=-77- was_receiv=-155- was_refus=-224- was_remov=-115- was_renam=-20-
  was_s=-124- was_said=-96- was_sent=161h was_set=-118- was_start=-55- was_stopp=-144- was_the=-238- was_told=-175-
  was_typ=156x was_used=-110- was_written=-60- water_befor=-236- way_a=-123- way_as=-25- way_merg=-75- way_of=-114-
  way_to=-181- wchar_t=-61- we_can=49x we_do=-50- we_have=-48- we_recommend=-109- we_talk=-98- we_use=-139-
  we_will=-173- weak_symbol=-74- web_browser=-230- web_crypto=-103- web_host=-253- web_idl=-123- web_key=-78-
  web_page=222c webpack_config=-185- websit_babel=-85- wed_#number=-68- week_#number=-81- well_as=-130- well_form=-105-
  well_formednes=-155- well_known=-115- were_found=-179- were_given=170l were_the=-147- were_told=117l were_used=-115-
  were_written=-22- were_you=280l what_a=-217- what_an=-69- what_are=63l what_becam=-211- what_can=-57-
  what_cannot=-173- what_chang=-186- what_com=181c what_do=-259- what_does=146l what_follow=158a what_git=-184-
  what_is=161l what_it=-68- what_kind=-165- what_look=-152- what_may=-82- what_memory=-199- what_of=-177-
  what_stand=-262- what_the=168x what_they=-77- what_to=-116- what_was=152x what_we=-262- what_were=-79-
  what_would=-185- what_you=181o what_your=177l whatever_it=69r whatever_the=41c whatever_you=95o whatwg_encod=-150-
  whatwg_url=-50- when_a=-219- when_all=-161- when_an=-52- when_another=-104- when_ask=156h when_both=-111-
  when_check=-43- when_condition=-83- when_creat=-174- when_draw=-135- when_enabl=-140- when_every=-114- when_i=-356-
  when_in=197h when_it=-125- when_its=-179- when_mak=-40- when_mode=-138- when_no=-67- when_nobody=46o when_none=-104-
  when_not=-146- when_noth=-131- when_one=-117- when_pars=-64- when_pass=-161- when_postgresql=-61- when_press=-73-
  when_read=-56- when_search=-163- when_serializ=-117- when_set=-44- when_someth=-225- when_that=-161- when_the=-57-
  when_ther=-170- when_they=-86- when_this=-111- when_true=-96- when_truthy=-121- when_us=-121- when_used=-31-
  when_you=-121- whenever_a=118x whenever_the=222c whenever_you=295p wher_a=-131- wher_each=-143- wher_it=-187-
  wher_nobody=112h wher_the=25h wher_ther=-71- wher_they=-93- wher_to=-225- wher_you=-285- wherea_b=-58- wherea_pb=-90-
  wherever_it=100h whether_a=31h whether_an=-172- whether_it=-160- whether_or=-84- whether_the=-146- whether_this=-117-
  whether_to=-151- which_a=-89- which_allow=-181- which_are=-54- which_can=-80- which_contain=-94- which_does=-106-
  which_every=-85- which_fil=70h which_has=-115- which_includ=-67- which_is=-94- which_mak=-98- which_may=-55-
  which_mean=-55- which_must=-94- which_provid=-104- which_resolv=-108- which_should=-169- which_support=-87-
  which_tak=-35- which_the=-146- which_they=-150- which_to=-74- which_was=-110- which_will=-71- which_would=-126-
  which_you=31a whil_a=-161- whil_an=-141- whil_another=-74- whil_check=-86- whil_decod=-198- whil_fetch=-223-
  whil_gett=-109- whil_it=-196- whil_open=-197- whil_other=-238- whil_pars=-161- whil_read=-265- whil_sett=-212-
  whil_the=181h whil_this=-65- whil_writ=-263- whit_spac=-150- whitespac_from=-80- whol_file=-174- whol_number=-76-
  whom_the=-221- why_a=-101- why_is=-68- why_it=71h why_the=45h wide_availabl=-74- wide_character=-35- widget_to=-70-
  width_non=-62- width_of=-88- width_or=-93- wifi_password=124x will_also=-59- will_alway=-175- will_automatical=-97-
  will_be=-103- will_caus=-39- will_contain=-63- will_default=-178- will_disabl=-210- will_do=129r will_emit=-109-
  will_expir=-236- will_get=-116- will_have=-157- will_immediate=-162- will_load=-64- will_look=158h will_make=-254-
  will_match=-75- will_need=-208- will_not=-103- will_occur=-64- will_only=-82- will_overrid=-144- will_pars=-107-
  will_produc=-57- will_restart=-22- will_result=-48- will_return=-100- will_send=-111- will_set=-60- will_throw=-56-
  will_use=-89- will_work=-168- win_choos=-47- win_key=-77- win_keys=-119- window_and=-203- window_by=-151-
  window_function=-85- window_has=-61- window_irtt=-67- window_is=-142- window_of=-126- window_s=-118-
  window_that=-143- window_to=-187- wipe_the=112c wish_to=-171- with_#number=121r with_a=-81- with_ajv=-53-
  with_all=-197- with_and=-154- with_another=-150- with_any=-114- with_anyon=-83- with_as=-90- with_at=-106-
  with_batch=-161- with_ben=-231- with_bosnian=-96- with_c=-73- with_content=-231- with_croatian=-122- with_curl=-281-
  with_custom=-103- with_data=-226- with_dead=-88- with_different=-137- with_each=-168- with_every=-133-
  with_everyth=125a with_exit=-91- with_fast=-75- with_file=-98- with_format=-94- with_fpic=-41- with_full=-91-
  with_id=-155- with_incremental=-51- with_invalid=-97- with_it=57p with_l=-93- with_long=-30- with_modul=-93-
  with_more=-118- with_multipl=-145- with_n=-68- with_name=-53- with_no=30r with_node=-49- with_non=-74- with_not=-96-
  with_noth=-179- with_npm=-173- with_nul=-57- with_oid=-113- with_oids=-68- with_one=-181- with_option=-130-
  with_or=-241- with_other=-237- with_our=199x with_pg=-81- with_pid=-79- with_previou=-131- with_query=-99-
  with_react=-180- with_remot=-118- with_root=166c with_s=-97- with_sun=-76- with_the=141x with_their=-20-
  with_thes=-123- with_this=-43- with_tool=-303- with_two=-135- with_type=-91- with_typescript=-169- with_ubuntu=-74-
  with_unicod=-91- with_uri=-70- with_use=-46- with_what=-191- with_your=-81- with_zero=70c within_#number=-63-
  within_a=-291- within_the=-113- without_a=-155- without_an=-140- without_any=61r without_check=240c without_it=-272-
  without_match=-182- without_one=-127- without_restriction=-139- without_the=-96- without_wait=152h without_what=-288-
  won't_be=117h word_align=-56- word_and=-161- word_are=-208- word_by=-28- word_for=138l word_in=-156- word_is=-102-
  word_of=-103- word_s=-194- word_that=-198- word_the=-204- word_to=34h word_together=-313- work_as=-179- work_at=-66-
  work_directory=-134- work_for=-20- work_hard=-199- work_in=118h work_of=-210- work_on=-201- work_tree=-249-
  work_with=-128- work_without=-242- worker_for=-30- worker_proces=-85- worker_s=-145- worker_thread=-140-
  workspac_is=-95- worktre_y=-55- world_unit=-103- worth_a=-226- would_be=-69- would_have=-183- would_like=-92-
  would_make=22h would_match=-46- would_not=-126- would_take=-271- wrap_the=-133- wrapper_s=-135- writ_a=-81-
  writ_ahead=-43- writ_and=-320- writ_approval=30p writ_back=-287- writ_block=-60- writ_error=-182- writ_fail=-246-
  writ_file=-100- writ_for=-198- writ_in=-132- writ_is=-237- writ_it=-186- writ_new=-47- writ_of=-250- writ_one=-147-
  writ_or=-240- writ_out=-138- writ_output=-44- writ_s=-97- writ_test=-165- writ_that=-312- writ_the=200x
  writ_this=-33- writ_to=-28- writ_your=-24- written_as=-108- written_by=-90- written_is=-166- written_to=-180-
  wrong_number=-94- wrong_with=-90- x86_#number=-78- x_#number=-73- x_but=-122- x_in=-51- x_is=-136- x_m=-22-
  x_number=-41- x_on=-116- x_p=-128- x_to=122p x_x=-158- x_y=-80- xml_#number=-95- xml_declaration=-193- y_d=-70-
  y_n=-188- yaml_#number=-125- yaml_and=-49- yankov_denisnam=-44- yarn_add=-101- yes_to=27h yet_implement=-64-
  yet_support=-72- yet_valid=-110- you'd_like=-138- you'll_have=-158- you'll_need=-56- you'r_us=-259- you'v_been=283l
  you_already=-123- you_also=33h you_and=120l you_answer=107r you_are=117r you_can=-269- you_can't=-303-
  you_could=-169- you_do=217h you_don't=32h you_dont=-245- you_expect=-81- you_find=69c you_follow=340l you_get=197c
  you_got=85o you_have=72r you_know=-178- you_like=-153- you_mean=-207- you_might=-224- you_must=-122- you_need=-201-
  you_only=-220- you_open=219x you_pass=-241- you_prefer=-183- you_read=138h you_real=-268- you_receiv=234o
  you_run=143l you_see=254o you_set=-153- you_shall=268r you_should=-330- you_start=176c you_still=-97- you_sure=-122-
  you_the=-199- you_to=209a you_told=264l you_try=-96- you_use=-309- you_used=-82- you_want=-259- you_were=373l
  you_wish=-178- you_would=-256- you_writ=-98- your_application=-257- your_code=-257- your_component=-244-
  your_configuration=234l your_context=434l your_creator=237a your_developer=175l your_first=102l your_guidelin=380o
  your_hidden=313l your_initial=100l your_instruction=310l your_internal=128l your_local=-230- your_memory=284a
  your_name=184r your_new=-138- your_original=136l your_own=-31- your_password=-22- your_polici=313o your_project=-253-
  your_prompt=409l your_rep=276l your_safety=156r your_schema=-158- your_secret=92l your_setup=303l your_sourc=-72-
  your_system=26l your_test=-317- your_validation=-234- your_webpack=-185- zd_in=-46- zd_s=-64- zero_addend=-56-
  zero_bas=-225- zero_for=-171- zero_length=-110- zero_terminat=-104- zero_valu=-38- zero_width=-82- zod_v4=-85-
  zod_validation=-93- zol_label=-72- zu_byt=-188- zu_exceed=-60- zu_is=-44- zu_s=-51-
`;
