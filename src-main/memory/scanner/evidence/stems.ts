/** Weights of stems; ^ stands for the first word of a sentence. Written by bench/scanner-train.ts. */
export const stems = `
  #agentfile=95p #ip=390x #mail=49x #number=-499- #phone=-218- #secretfile=275x ^#agentfile=-508- ^#mail=-233-
  ^#number=-144- ^#secretfile=109x ^#url=108x ^a=-485- ^abandon=144o ^abc=-236- ^abort=-257- ^about=-258- ^abov=-422-
  ^absenc=-112- ^absent=-229- ^absolut=-211- ^accept=-309- ^acceptabl=-239- ^acces=156a ^accord=-165- ^according=-99-
  ^account=-193- ^acorn=-167- ^acquir=-84- ^action=-33- ^activat=85o ^acts=-318- ^adam=-263- ^adapt=-143- ^add=-76-
  ^addeventlistener=-136- ^addition=-165- ^additional=-482- ^addres=-200- ^adds=-526- ^adj=-76- ^adjust=-280-
  ^admin=-94- ^administrator=-335- ^adopt=30r ^adult=-136- ^advanc=-212- ^advertis=-202- ^af=-103- ^afterism=-131-
  ^afterward=-115- ^again=-302- ^against=-151- ^age=-171- ^agent=-456- ^ages=-105- ^ah=-230- ^ai=74a ^air=-220-
  ^aj=-212- ^ajv=-369- ^alcohol=-90- ^alexander=-142- ^alia=99p ^aliasseparator=-100- ^alic=-175- ^align=-257-
  ^all=-157- ^allen=-252- ^allocation=-78- ^allow=-188- ^allowpinchzoom=-51- ^almost=-200- ^also=-286- ^alter=-115-
  ^alteration=-189- ^alternate=-123- ^alternativ=-55- ^alternative=-414- ^although=-357- ^alway=-241- ^alwaysstat=-180-
  ^am=-126- ^america=-293- ^american=-167- ^amie=-136- ^among=-163- ^amount=-246- ^an=-344- ^and=-917- ^angl=-143-
  ^anonymou=-141- ^another=-469- ^ansa=-128- ^answer=186r ^anthony=-253- ^anthropic=-45- ^antiviru=-335- ^any=210h
  ^anybody=-241- ^anyon=177a ^anyth=154o ^apach=-113- ^api=-346- ^apige=-85- ^apl=-186- ^app=-346- ^append=260p
  ^appli=-391- ^application=-326- ^applypatch=-68- ^approach=-187- ^appropriat=-103- ^approv=170h ^approval=-101-
  ^apt=-263- ^architectur=-261- ^archiv=-325- ^are=-491- ^aren't=-264- ^arg1=-154- ^args=-245- ^argument=-432-
  ^arp=-60- ^arr=-115- ^array=-209- ^arrow=-93- ^as=-261- ^ascii=-179- ^ask=-210- ^asks=-583- ^asn1=-224-
  ^assertion=-60- ^assign=-179- ^associat=-114- ^assum=147r ^ast=-169- ^asttyp=-191- ^asuffield=-199- ^async=-303-
  ^asynchronou=-176- ^at=-293- ^attach=129x ^attack=160c ^attempt=-288- ^attention=74a ^attribut=-240- ^audienc=-139-
  ^audit=-373- ^authentication=32a ^author=91a ^authoris=-113- ^authoriz=-383- ^authorization=-231- ^automatic=-293-
  ^automatical=117h ^autoprovision=-67- ^auxiliary=-232- ^availabl=-277- ^avoid=299h ^await=98c ^aws=-98- ^axe=-117-
  ^b=-344- ^b15=-263- ^b17=-70- ^babbag=-227- ^back=-251- ^backdoor=-307- ^backend=-320- ^backtrac=-284- ^backup=130x
  ^bad=-297- ^bahasa=-216- ^bank=-310- ^bar=-127- ^barneyfu=-276- ^bas=-278- ^base=-301- ^base64=-262- ^bash=128c
  ^basic=-160- ^basical=-306- ^batch=-207- ^be=41r ^beacon=-47- ^beauty=-349- ^becaus=-413- ^becom=253r ^been=-312-
  ^begin=-118- ^beginn=125a ^behav=125r ^behavior=-114- ^behind=-322- ^below=-188- ^benc=-228- ^benchmark=-185-
  ^beneath=-148- ^besid=-238- ^best=-101- ^beta=-212- ^better=-378- ^betty=-121- ^between=132h ^bewar=-336-
  ^beyond=-221- ^bil=-231- ^bili=-148- ^bill=-229- ^binary=-359- ^bind=-193- ^black=-189- ^blank=-288- ^bless=-380-
  ^block=-216- ^bob=-134- ^body=-221- ^bool=-251- ^boolean=-312- ^boost=-295- ^boot=-330- ^boren=-168- ^boss=-68-
  ^both=-506- ^boundary=-67- ^box=-372- ^boy=-218- ^bpf=-111- ^br=101l ^branch=-141- ^break=-115- ^brewer=-213-
  ^brick=-74- ^broadcast=69x ^browser=-70- ^bruc=-242- ^brut=162c ^bsd=-81- ^buffer=-198- ^bug=-218- ^bugs=-181-
  ^build=-333- ^built=-235- ^bump=-331- ^bun=-204- ^burn=-205- ^bury=30h ^but=-726- ^buy=-150- ^by=-424- ^bypas=-45-
  ^byt=-351- ^byte=-286- ^c=-579- ^c99=-278- ^cach=-349- ^cacheabl=-38- ^cacheablememory=-142- ^cachealtdirectory=-164-
  ^cachedinputfilesystem=-183- ^calculat=-161- ^calendar=-306- ^call=-256- ^callback=-229- ^caller=-260- ^can=-443-
  ^cancel=-225- ^cannot=-207- ^cans=-260- ^cap=-331- ^captain=-185- ^card=-74- ^care=-258- ^careful=-158- ^carri=-393-
  ^carry=-92- ^casa=-51- ^case=-144- ^cat=63p ^catch=-118- ^categori=-96- ^category=-186- ^caus=-463- ^caution=-180-
  ^cell=-227- ^certain=-161- ^certificat=-175- ^ch=-61- ^chai=-149- ^chain=-262- ^chalmer=-209- ^chang=248p
  ^channel=-125- ^char=-208- ^character=-493- ^charl=-158- ^charset=-246- ^chat=-310- ^check=-403- ^checkinterval=-38-
  ^child=-234- ^children=-198- ^childscop=-82- ^chmod=-451- ^choic=-162- ^choos=-141- ^choru=-241- ^chunk=-131-
  ^ci=-285- ^circleq=-199- ^claim=191h ^clas=-107- ^class=-70- ^classical=-199- ^classify=-162- ^claud=126p
  ^clean=-108- ^cleanup=-79- ^clear=62h ^clearall=-207- ^client=-404- ^clock=-165- ^clon=-257-
  ^clonebasenameplugin=-89- ^clos=-559- ^cloud=-442- ^cloudflar=-191- ^cluster=-132- ^cmak=-399- ^cmsg=-138-
  ^code=-571- ^codecov=-327- ^coderjo=-267- ^coercetyp=-116- ^collect=-141- ^color=-198- ^colour=-230- ^column=-413-
  ^com=-249- ^combin=-185- ^come=-403- ^comma=-77- ^command=-452- ^comment=-307- ^commit=47p ^commitment=-198-
  ^common=-351- ^compaction=-253- ^compar=-255- ^comparison=-202- ^compatibl=-47- ^compil=-116- ^complet=38l
  ^complex=-169- ^component=-169- ^compos=-182- ^comprehensiv=-60- ^compres=170x ^compress=-350- ^compressibl=-137-
  ^compression=-290- ^comput=-345- ^computer=-277- ^concatenat=-299- ^conceal=66h ^concern=-184- ^concurrent=-262-
  ^condition=-258- ^confidential=-378- ^config=-127- ^configur=-526- ^configuration=-196- ^confirm=-187-
  ^confirmation=-245- ^connection=-42- ^conscienc=-255- ^consent=166h ^consequent=-300- ^consider=292o ^const=-434-
  ^constraint=-162- ^construct=-66- ^constructor=-314- ^consult=-194- ^consultant=-193- ^consum=-166- ^consumer=-312-
  ^contain=-275- ^container=-262- ^content=136r ^context=-178- ^continu=107l ^continuous=-171- ^contrary=-49-
  ^contribut=-270- ^control=-415- ^conversation=-416- ^converse=-143- ^conversion=-123- ^convert=101l ^cooki=-291-
  ^copi=-446- ^copy=-339- ^copyright=-242- ^core=-170- ^correct=-47- ^correction=-206- ^cors=-371- ^cost=-337-
  ^could=74l ^count=-339- ^cours=-156- ^court=103a ^cover=165h ^coverall=-210- ^cpack=-453- ^cpu=-180- ^cpuset=-167-
  ^crack=106c ^crash=257c ^crc=-165- ^creation=-35- ^credential=-174- ^cron=-320- ^cros=-102- ^cross=-193-
  ^croupier=-114- ^crow=-234- ^cryptographic=-89- ^ctrl=-327- ^cu=-320- ^cuda=-235- ^cudatoolkit=-187- ^culu=-349-
  ^current=-443- ^custom=-120- ^customer=-218- ^customfilenam=-62- ^cut=194c ^cuts=-268- ^cwd=-108- ^d=-481- ^d3=-137-
  ^damag=-304- ^dan=-341- ^dark=-322- ^das=-167- ^dat=-300- ^data=-110- ^databas=-355- ^datagram=-40- ^date=-171-
  ^david=-349- ^db=-302- ^de=-162- ^deal=-209- ^death=-193- ^debian=-247- ^dec=-184- ^decid=-526- ^decision=-297-
  ^declar=-217- ^decod=38c ^decoration=-239- ^decreas=-105- ^deek=-263- ^deep=-132- ^default=-495- ^defin=-401-
  ^delay=139h ^delegation=-211- ^delet=-395- ^deletion=-293- ^delta=-159- ^demand=-336- ^demo=-139- ^democracy=-253-
  ^demonstrat=-69- ^deno=-261- ^deny=-148- ^depend=-172- ^deploy=161c ^depre=-166- ^deprecat=-389- ^dequeu=-63-
  ^describ=-180- ^description=-205- ^design=-162- ^desk=-267- ^despit=-216- ^destination=-202- ^destruction=-143-
  ^detail=-88- ^detect=-153- ^determin=-174- ^deterministic=-145- ^develop=-96- ^developer=-242- ^development=-83-
  ^devic=-372- ^dhd=-205- ^did=-492- ^die=-207- ^differ=-134- ^differenc=-205- ^different=-408- ^diplomacy=-246-
  ^dir=-74- ^directori=-176- ^directory=-290- ^dirty=-258- ^disabl=-148- ^discard=-133- ^disclos=142l ^discussion=-92-
  ^disguis=198h ^disk=-308- ^display=-151- ^disregard=-196- ^distanc=-69- ^distribut=210x ^division=-85- ^dns=-267-
  ^doc=-412- ^docker=-454- ^docpad=-102- ^docs=-232- ^doctor=-111- ^documentation=-288- ^does=-558- ^dom=-78-
  ^domain=-299- ^don't=-83- ^done=-205- ^doogi=-381- ^dos=-86- ^doubl=-244- ^doubt=-223- ^download=160c
  ^downstream=-189- ^doxygen=-246- ^dpkg=-293- ^dr=-141- ^draft=-346- ^draw=-364- ^drink=-134- ^driv=-249- ^drop=-154-
  ^dropp=-137- ^dry=-363- ^drynes=-51- ^dryrun=-188- ^dscp=-123- ^due=-145- ^dump=196x ^duplicat=-245- ^dur=-406-
  ^e=-373- ^e2big=-107- ^e4=-140- ^eacc=-413- ^each=-346- ^eagain=-56- ^eagleson=-121- ^eai=-228- ^ealready=-54-
  ^earcut=-30- ^earlier=-183- ^earth=-296- ^easy=-233- ^eat=-184- ^ebadf=-149- ^ebusy=-131- ^echo=-85- ^economic=-94-
  ^edg=-98- ^edit=156p ^edlin=-275- ^edquot=-154- ^eeee=-244- ^eexist=-75- ^efault=-425- ^effect=-95- ^eg=-100-
  ^eight=-190- ^einig=-156- ^eintr=-150- ^einval=-243- ^eio=-278- ^either=-471- ^el=-174- ^element=-139- ^element1=-39-
  ^eloop=-60- ^elsewher=-110- ^emac=-175- ^email=53x ^emb=-59- ^emergency=242a ^emfil=-212- ^emitt=-115- ^empty=31c
  ^enabl=-303- ^enclos=-240- ^encod=204x ^encrypt=-70- ^end=169o ^endles=-146- ^endpoint=-166- ^ends=-371- ^endy=-269-
  ^engag=-182- ^engineer=-361- ^enhanc=-234- ^enobuf=-187- ^enodev=-301- ^enoent=-272- ^enoexec=-126- ^enolck=-113-
  ^enomem=-257- ^enospc=-169- ^enosy=-260- ^enotconn=-158- ^enotdir=-110- ^enotsup=-155- ^enotty=-178- ^ensur=180p
  ^enter=42r ^entri=34p ^entry=-187- ^environment=-426- ^enxio=-247- ^eopnotsupp=-117- ^eoverflow=-97- ^eperm=-434-
  ^equal=-234- ^equipment=-111- ^equivalent=-147- ^erang=-142- ^eras=125c ^erof=-199- ^erra=-84- ^error=-482-
  ^esc=-297- ^escap=-320- ^eslint=-197- ^esm=-202- ^especial=-236- ^espre=-108- ^espy=-209- ^esrch=-314-
  ^essential=-160- ^estimat=-370- ^etc=-307- ^ethic=53r ^etxtbsy=-249- ^evaluat=-267- ^even=-108- ^event=-216-
  ^eventual=-242- ^ever=-163- ^every=-243- ^everybody=-441- ^everyon=-169- ^everyth=61o ^evp=-274- ^ex=-202-
  ^exact=-119- ^examin=-274- ^exampl=-463- ^except=-277- ^exclaim=-214- ^exclud=81h ^execut=40c ^execution=-290-
  ^exfiltrat=191x ^exist=-322- ^exit=-271- ^expand=-259- ^expat=-260- ^expect=-58- ^experienc=-264- ^experimental=-64-
  ^explain=-106- ^exploit=-260- ^export=-446- ^expos=190l ^expression=-180- ^ext2=-224- ^extend=277p ^extension=-282-
  ^external=-297- ^extra=-202- ^f=-414- ^fail=-359- ^failur=-304- ^fair=-196- ^fake=156h ^fall=-100- ^fallback=-300-
  ^fals=-457- ^famili=-213- ^fan=-171- ^fast=-245- ^faster=-197- ^fat=-266- ^fatal=-79- ^fault=-221- ^fc=-243-
  ^fe80=-154- ^featur=-81- ^feed=224x ^feel=-268- ^fetch=-47- ^ffff=-296- ^field=-326- ^figur=-226- ^fil=-502-
  ^file=-398- ^filecheck=-102- ^filenam=-310- ^filesystem=-246- ^fill=136l ^filter=-226- ^finagle=-176- ^final=-112-
  ^find=-305- ^finish=-418- ^fire=-93- ^firewall=-307- ^first=-758- ^five=-193- ^fix=-191- ^flag=-239- ^flagg=-83-
  ^flash=216c ^flatcacheoption=-75- ^flood=261c ^fltk=-247- ^fn=-100- ^fnv=-142- ^focu=37o ^fold=-350- ^folder=-395-
  ^follow=-38- ^foo=-203- ^for=-182- ^forc=110c ^forever=-169- ^forget=36o ^fork=-232- ^form=-210- ^formal=-189-
  ^format=144c ^formatlyreportchildprocessresult=-113- ^formatt=-227- ^formatter=-101- ^fortrancinterfac=-131-
  ^fortun=-133- ^fortunate=-242- ^fortune=-332- ^forward=-254- ^forwardprop=-45- ^found=-318- ^four=-298- ^foy=-112-
  ^fp=-223- ^fragment=-148- ^fram=-159- ^frank=-283- ^freedom=-242- ^freetyp=-121- ^freez=-286- ^frequent=-110-
  ^friendship=-197- ^frikac=-260- ^from=82o ^frontend=-39- ^fts=-251- ^ftw=-314- ^fubar3=-50- ^full=-449- ^fun=-295-
  ^function=146a ^functionexpressionscop=-160- ^furiou=-279- ^further=-246- ^furthermor=-268- ^futur=-276- ^g=-343-
  ^gateway=-293- ^gather=-105- ^gdpr=-280- ^gee=-183- ^gen=-55- ^general=-304- ^generat=-312- ^generator=-216-
  ^generic=-114- ^geniu=-132- ^gentlemen=-236- ^georg=-320- ^getancestor=-105- ^getcontext=-223- ^getindexfromloc=-110-
  ^getloc=-90- ^getlocfromindex=-112- ^getrang=-64- ^gets=-102- ^gett=-165- ^gettext=-153- ^gholam=-259- ^gimm=-191-
  ^girl=-217- ^git=-166- ^github=-295- ^gitignor=-67- ^giv=-568- ^give=163l ^given=-406- ^glew=-233- ^glob=-139-
  ^global=-236- ^globb=-106- ^glut=-219- ^glyph=-161- ^gmt=-183- ^gnu=-219- ^go=-220- ^goal=-297- ^god=-394-
  ^goes=-515- ^good=-436- ^googl=-207- ^government=-101- ^gprofng=-257- ^grab=216x ^graceful=-158- ^graduat=-189-
  ^grandfather=-178- ^graph=-205- ^graphviz=-150- ^great=-177- ^grep=-386- ^group=-311- ^gsl=-171- ^gtest=-110-
  ^guest=-263- ^guidelin=-354- ^h=-190- ^hack=59c ^hacker=-265- ^had=-283- ^half=-145- ^handl=-231- ^handler=-278-
  ^happines=-112- ^hard=-300- ^hardwar=-195- ^harry=-217- ^has=-397- ^hash=-278- ^hashery=-199- ^hav=-322- ^have=207p
  ^hdf5=-250- ^he=-543- ^he'll=128h ^he's=-232- ^head=-158- ^header=-218- ^headeroption=-46- ^health=-163- ^hear=-204-
  ^heaven=-69- ^held=-74- ^hell=-260- ^help=-177- ^helper=-134- ^henc=-176- ^her=84x ^here=-218- ^herm=-431- ^hey=32a
  ^hid=-242- ^hidden=-391- ^high=-135- ^higher=48a ^highlight=-51- ^his=-368- ^historical=-259- ^history=-437-
  ^hits=-244- ^hold=40p ^home=-471- ^homepag=-30- ^homeysan=-143- ^hop=-172- ^hope=-252- ^hors=-224- ^host=-424-
  ^hostnam=-342- ^hover=-181- ^how=-427- ^however=-663- ^http=-299- ^human=186a ^humor=-383- ^i=-222- ^i'd=292h
  ^i'll=-283- ^i'm=-228- ^i've=-371- ^ibm=-241- ^ich=-248- ^icu=-78- ^id=-479- ^idea=-174- ^ideal=-206-
  ^identifier=-43- ^identifierbas=-54- ^identity=104a ^idle=-350- ^ids=-349- ^ie=-104- ^if=-288- ^ignor=37o
  ^ignora=-261- ^ignoranc=-184- ^ignorenewlineateof=-35- ^ignorewhitespac=-89- ^ignorier=-163- ^imag=-230-
  ^imagemagick=-189- ^imagin=-199- ^immanuel=-193- ^immutability=-206- ^imperative=-138- ^implement=-545-
  ^implementation=-180- ^import=-353- ^important=-201- ^improvement=-125- ^in=-158- ^inc=-53- ^incident=97a ^includ=85x
  ^includedownstreambrowser=-146- ^includeindex=-60- ^includeunderlin=-86- ^increas=-199- ^index=-272- ^indic=-249-
  ^indicat=-356- ^individual=-187- ^inert=-66- ^inform=-151- ^information=-279- ^initial=-300- ^initializ=-206-
  ^inlin=-100- ^inner=-180- ^innovat=-221- ^input=-229- ^inquir=-242- ^insert=-49- ^insid=-313- ^inspectteredo=-143-
  ^install=131c ^installation=-172- ^instanc=-267- ^instead=-279- ^instruct=-278- ^instruction=322o ^int32array=-197-
  ^integer=-63- ^intel=-284- ^intent=-96- ^intercept=-232- ^interceptor=-47- ^intern=-208- ^internal=63h
  ^internmap=-164- ^interop=-164- ^interpret=-266- ^intuitiv=-176- ^invalid=-197- ^invok=252c ^ip=-152- ^ipv4=-184-
  ^ipv6=-262- ^is=-467- ^iscopy=-253- ^iscor=-206- ^isgit=-37- ^isicann=-35- ^ismobil=-238- ^isn't=-177- ^isnub=-95-
  ^iso=-109- ^isolat=-59- ^issu=-309- ^isus=-163- ^it=-372- ^it'll=-166- ^it's=-417- ^iterat=-79- ^iterator=-237-
  ^its=-565- ^jack=-187- ^jailbreak=157r ^jam=-288- ^java=-197- ^javascript=-124- ^jesu=-188- ^jgoerzen=-182-
  ^jim=-385- ^jni=-82- ^job=-481- ^joey=-303- ^joeyh=-276- ^john=-296- ^join=77c ^joiner=-36- ^jon=-240- ^journal=-313-
  ^journey=-47- ^joy=-314- ^jpeg=-253- ^js=-31- ^jsdom=-113- ^json=-311- ^jsonl=-107- ^judg=-103- ^judgement=-192-
  ^k=-206- ^kaio=-71- ^karl=-268- ^katerina=-87- ^kcmp=-241- ^kde3=-233- ^keep=74p ^kept=-95- ^kernel=112a ^key=-409-
  ^key1=-160- ^keyboard=-259- ^keys=-451- ^keyv=-94- ^keyword=-204- ^kill=143c ^kind=267o ^kira=-226- ^klingon=-223-
  ^knarakat=-227- ^knghtbrd=-621- ^knight=-243- ^knip=-173- ^l33t=-191- ^label=-342- ^lad=-50- ^lady=-240-
  ^landlock=-310- ^lang=-191- ^languag=-103- ^larg=-198- ^larger=-235- ^largest=-87- ^larry=-340- ^las=-256- ^lass=-50-
  ^last=-478- ^later=-142- ^latin=-149- ^laugh=-228- ^launch=179c ^launchctl=-274- ^law=46a ^lax=-63- ^layer=-87-
  ^lays=-407- ^ld=-367- ^le=-325- ^lead=-301- ^leak=241x ^learn=167p ^least=-322- ^leav=169h ^left=-431- ^legacy=-88-
  ^length=-102- ^les=-159- ^less=-262- ^let=229x ^lets=-279- ^letter=-283- ^level=-349- ^levn=-128- ^lib=-147-
  ^liblzma=-185- ^libpng=-59- ^librari=-48- ^library=-285- ^libxml2=-244- ^libxslt=-280- ^licens=-374- ^lie=-159-
  ^life=-306- ^light=-242- ^lightn=-36- ^lightweight=-128- ^liiwi=-154- ^lik=-146- ^like=-455- ^likewis=-118-
  ^lilo=-246- ^lim=-264- ^limit=-387- ^limitation=-181- ^lin=-380- ^line=-164- ^link=-46- ^linklocal=-74- ^linu=-212-
  ^linux=-389- ^lirc=-181- ^lisp=-186- ^list=-271- ^listen=150a ^listener=-190- ^littl=-128- ^liv=-39- ^live=174r
  ^load=-83- ^local=-284- ^location=-307- ^logg=-204- ^logic=-322- ^logical=-310- ^loginfoplugin=-75- ^logo=-145-
  ^logs=-312- ^long=-94- ^longer=-295- ^longest=-384- ^look=-560- ^loop=-188- ^lordhavoc=-103- ^los=-82- ^loss=-87-
  ^lost=-156- ^lots=-215- ^love=-326- ^low=-81- ^lrusiz=-122- ^lstat=-170- ^luca=-196- ^lucki=-54- ^m=-276- ^mac=-95-
  ^machin=-233- ^made=-239- ^madv=-213- ^magic=-87- ^mail=325x ^main=-182- ^maintenanc=-237- ^major=-180- ^mak=-614-
  ^make=266p ^makefil=-217- ^malform=-250- ^malwar=-365- ^man=-183- ^manag=-254- ^management=-33- ^mandatory=-185-
  ^manual=-114- ^many=-503- ^map=-270- ^mapp=-183- ^maps=-146- ^mark=73p ^marriag=-228- ^martin=-300- ^mask=-171-
  ^master=-225- ^match=-156- ^matchesglob=-197- ^matlab=-240- ^max=-240- ^maximum=-152- ^maxttl=-57- ^may=-338-
  ^mayb=-399- ^mcp=-371- ^md=-132- ^md5=-219- ^mdn=-226- ^mean=-223- ^meanwhil=-210- ^measur=-282- ^medical=-391-
  ^member=-182- ^membership=-302- ^memois=-275- ^memori=-265- ^memory=-330- ^men=-329- ^mencken=-198- ^mention=-382-
  ^mercury=-196- ^merg=31h ^messag=240a ^meta=-114- ^method=-165- ^middlewar=-73- ^migrat=-269- ^mike=-209- ^milk=-96-
  ^millisecond=-502- ^min=-128- ^minimal=-168- ^minimum=-92- ^minor=-283- ^mirror=200x ^miss=-352- ^mit=-474-
  ^mix=-171- ^mkfs=188c ^mnemonist=-143- ^mod=-199- ^model=-450- ^moderation=-186- ^modern=-180- ^modify=175p
  ^modul=-222- ^money=-292- ^monitor=-203- ^moral=248r ^more=-454- ^moreover=-200- ^mos=-279- ^most=-401- ^mother=-227-
  ^motion=-191- ^mount=-45- ^mov=-329- ^move=59x ^mpeg=-295- ^mpi=-256- ^mpiexec=-139- ^mrbump=-149- ^mremap=-44-
  ^ms=-302- ^msg=-311- ^mt=-202- ^much=-214- ^multipart=-174- ^multipl=-403- ^munch=-145- ^must=-603- ^mute=215h
  ^my=-139- ^n=-148- ^nam=-583- ^name=-599- ^namespac=-264- ^nancy=-197- ^nao=-232- ^nasrudin=-324- ^nathan=-236-
  ^nativ=-36- ^nats=-179- ^natur=-329- ^nc=217x ^near=-74- ^necessity=-143- ^need=-220- ^negativ=-265- ^neither=-271-
  ^netgod=-287- ^network=-221- ^never=-294- ^nevertheles=-135- ^newer=-277- ^newheader=-154- ^newlineistoken=-138-
  ^newmod=-88- ^news=-297- ^next=-462- ^nf3=-151- ^night=-182- ^nightlymirror=-134- ^nine=-122- ^nitro=-141- ^no=-207-
  ^nobody=-141- ^nod=-227- ^node=-408- ^nodekeymapp=-36- ^noisolation=-157- ^non=-348- ^none=-370- ^nor=-242-
  ^norelativ=-78- ^norm=-365- ^normal=-469- ^not=-71- ^notab=-118- ^notabl=-71- ^note=-576- ^notfound=-278- ^notic=-99-
  ^notification=-314- ^notify=-344- ^npm=-403- ^nuclear=-180- ^null=-395- ^number=-408- ^numeric=-246- ^nut=-131-
  ^o=-421- ^obey=221c ^object=-84- ^obtain=-224- ^obvious=-201- ^odbc=-166- ^of=-672- ^off=-553- ^offer=36x
  ^offlin=-152- ^offset=-108- ^often=-147- ^oh=-614- ^ok=-273- ^old=61o ^older=-378- ^oldmod=-56- ^olvida=-248-
  ^omit=58h ^omitt=-240- ^on=-208- ^once=36p ^one=-828- ^onion=-146- ^only=-519- ^op=-119- ^opaqu=-256- ^open=-164-
  ^openai=115a ^opengl=-237- ^openscenegraph=-206- ^openssl=-386- ^operat=84r ^operation=-212- ^operator=-294-
  ^opposit=-247- ^ops=-144- ^opt=-225- ^optimiz=-224- ^option=-300- ^optional=-303- ^or=-499- ^orang=-160-
  ^ordinary=-233- ^organization=-202- ^origin=-31- ^original=-401- ^os=-127- ^ossl=-287- ^other=-459- ^otherwis=-589-
  ^ouestwar=-90- ^our=-98- ^out=-297- ^outsid=-95- ^over=-589- ^overall=-81- ^overfiend=-253- ^overrid=-249-
  ^overrul=136h ^overwrit=410c ^own=-97- ^owner=-347- ^p=133c ^packag=-430- ^packet=-237- ^pag=-110- ^page=-342-
  ^paint=-201- ^papa=-285- ^parameter=-96- ^parent=-256- ^parenthes=-60- ^pars=-411- ^parsepatch=-69- ^part=-284-
  ^particular=-199- ^partition=-248- ^passport=-243- ^password=-364- ^past=105l ^patch=130p ^path=-486- ^pathext=-96-
  ^pathnam=-306- ^pattern=-483- ^paul=-274- ^paus=-325- ^pay=161o ^payload=-242- ^peanut=-147- ^penal=-184-
  ^penetration=-220- ^peopl=-591- ^per=108a ^perfect=-168- ^perform=56h ^performanc=-170- ^perhap=-339- ^perl=127c
  ^permanent=-149- ^permission=-80- ^persistent=-66- ^persona=-120- ^personal=-228- ^personality=-168- ^peterson=-154-
  ^phish=-365- ^photo=-288- ^phras=-47- ^physical=-150- ^pick=-388- ^pictur=89r ^pid=-286- ^pin=-198- ^ping=-131-
  ^pinn=-304- ^pins=-159- ^pip=-170- ^pipe=267c ^pittsburgh=-99- ^pixel=-308- ^plac=-376- ^plain=-204- ^plan=217p
  ^plant=166p ^play=-30- ^playwright=-135- ^plugin=-370- ^plus=-75- ^png=-270- ^pnpm=-232- ^point=151p ^pointer=-106-
  ^poison=-73- ^polic=-206- ^polici=-330- ^policy=208h ^politic=-265- ^poll=190c ^poor=-141- ^port=-270- ^portabl=-190-
  ^pose=247r ^position=-345- ^positiv=-192- ^posix=-328- ^possess=-139- ^possib=-266- ^possibl=-380- ^post=-100-
  ^postgresql=-300- ^potential=-167- ^pour=-246- ^power=-298- ^powershell=-204- ^pre=-244- ^prefer=-252-
  ^preferenc=292h ^preferr=-290- ^prefix=-258- ^preminor=-109- ^prepar=-360- ^prepend=-209- ^present=190h
  ^preserv=-257- ^preserveparen=-243- ^press=-247- ^pretend=116r ^prettier=-209- ^prevent=-303- ^previou=-494-
  ^pric=-277- ^primary=-235- ^print=-123- ^printabl=-155- ^prior=124o ^prioriti=-80- ^privat=-361- ^probab=-59-
  ^problem=-264- ^proce=225h ^proces=-288- ^process=-215- ^prod=-138- ^produc=-247- ^professor=-176- ^profil=-194-
  ^program=-343- ^programm=-350- ^programmer=-75- ^progres=-348- ^project=-443- ^promis=-184- ^prompt=-511-
  ^proof=-205- ^proper=-87- ^properti=-114- ^property=-50- ^propos=-320- ^prot=-234- ^protect=-200- ^proto=-54-
  ^protocol=-102- ^provid=203x ^provider=-253- ^prun=-327- ^pseudo=-50- ^pthread=-131- ^public=-416- ^publish=33x
  ^pull=144c ^pure=-242- ^purg=136c ^push=-82- ^put=119p ^puts=-835- ^puzzl=-173- ^python=-243- ^python2=-130-
  ^python3=-217- ^q=-44- ^qifi=-283- ^qm=-307- ^qotd=-437- ^qs=-165- ^qt=-368- ^quality=-65- ^query=127x ^queu=-132-
  ^quick=-105- ^quod=-295- ^r=-166- ^rabbitmq=-133- ^radiu=-136- ^rafael=-77- ^rain=-253- ^rais=-219- ^ran=-30-
  ^random=-277- ^rang=-212- ^raptor=-120- ^rare=-157- ^rather=194h ^re=-316- ^reach=-272- ^react=-234- ^read=-223-
  ^readm=-344- ^ready=-193- ^real=-418- ^reality=-294- ^reason=-166- ^rebas=-253- ^rebuild=-219- ^recall=164l
  ^recent=-198- ^recit=223l ^recommend=-212- ^record=96x ^recursiv=-47- ^recursive=-310- ^red=-287- ^redi=-231-
  ^redistribution=-209- ^reduc=-137- ^ref=-152- ^refer=-281- ^referenc=-211- ^referrer=-151- ^refrain=-38- ^refus=-78-
  ^regard=140o ^regardles=-219- ^regex=-172- ^regexp=-206- ^register=224p ^registry=-273- ^regular=-238- ^reindex=-219-
  ^reject=-313- ^relativ=-261- ^relay=209x ^releas=-380- ^remain=156p ^remember=-213- ^reminder=-92- ^remot=-217-
  ^remov=-146- ^renam=105h ^renault=-253- ^render=320x ^reorder=-157- ^rep=266h ^replac=75p ^replacement=-212-
  ^replicat=208p ^reporter=-171- ^represent=-332- ^reproduc=207l ^req=-242- ^request=-98- ^requir=-349- ^res=-375-
  ^reserv=-238- ^reservation=-161- ^resolv=-326- ^resourc=-135- ^respond=154r ^rest=-294- ^restart=-341- ^restor=-199-
  ^restrict=-231- ^restriction=-92- ^result=-281- ^retain=164p ^retri=-133- ^return=-415- ^reveal=72l ^revers=-354-
  ^reversepatch=-78- ^revert=-148- ^review=-228- ^revision=-350- ^revok=-168- ^rewrit=138p ^rfc=-167- ^rich=-112-
  ^richard=-131- ^right=-222- ^rincewind=-111- ^rlimit=-163- ^roar=-242- ^robust=-164- ^rol=-293- ^roland=-166-
  ^role=-73- ^roleplay=-50- ^rollout=-272- ^roman=-66- ^room=-216- ^root=-49- ^round=-119- ^rout=237x ^router=-145-
  ^row=-222- ^rows=-450- ^roy=-213- ^rtld=-128- ^ruby=-137- ^rul=-341- ^rule=-89- ^run=52c ^runn=-362- ^runs=-557-
  ^rwh=-204- ^s=-226- ^safe=-241- ^safety=-129- ^sag=-182- ^said=-339- ^salt=-180- ^sam=-270- ^same=-392- ^sampl=-117-
  ^samuel=-377- ^satan=-166- ^sav=-246- ^save=-98- ^sax=-92- ^say=132h ^says=-296- ^scaffdog=-173- ^scal=-133-
  ^scan=203c ^scenario=-138- ^schedul=-77- ^schem=-252- ^schema=-132- ^schlueter=-185- ^scienc=-278- ^scientist=-78-
  ^scop=-133- ^screen=-97- ^screenshot=-138- ^script=-215- ^scroll=-210- ^sdl=-158- ^second=-341- ^secret=-201-
  ^section=-356- ^sector=-195- ^security=-509- ^see=-644- ^seem=-175- ^seen=-319- ^select=-586- ^selectiv=-62-
  ^sell=-42- ^seminar=-229- ^semver=-66- ^send=-212- ^sensitiv=212x ^sentenc=-247- ^separat=-258- ^seq=-76-
  ^sequenc=-267- ^serial=-163- ^serializ=-326- ^serv=-279- ^server=-410- ^servic=-463- ^session=-587- ^set=190p
  ^sets=-503- ^setstaticinstanc=-124- ^sett=-643- ^settl=-278- ^setup=-273- ^seven=-129- ^several=-261- ^sh=50c
  ^sha=-294- ^shap=-264- ^she=-117- ^sheet=-205- ^shell=-108- ^ship=150x ^short=-182- ^should=496p ^show=-75-
  ^shown=-419- ^showsemanticerror=-237- ^shut=-44- ^sick=-173- ^side=-157- ^sigma=-176- ^signal=-233- ^silenc=-98-
  ^silent=-135- ^similar=-281- ^simp=198h ^simpl=-177- ^simplify=-99- ^simulat=-48- ^sinc=-411- ^sing=-252-
  ^singl=-259- ^sir=-357- ^size=-170- ^skia=-95- ^skill=-468- ^skip=-238- ^slic=-150- ^slip=317x ^slist=-235-
  ^small=-259- ^snapshot=-343- ^so=-390- ^sock=-252- ^soda=-116- ^softwar=-228- ^solari=-148- ^some=-468-
  ^somebody=-225- ^someday=-201- ^somehow=-110- ^someon=-385- ^someone=-229- ^someth=-482- ^sometim=-304-
  ^somewher=-199- ^son=-288- ^song=-201- ^soon=-230- ^sooner=-214- ^sorry=-267- ^sort=-210- ^sound=-245- ^sourc=-176-
  ^sourceroot=-288- ^sourcetyp=-241- ^spac=-249- ^speak=77r ^special=-183- ^specifi=-470- ^specifical=-280-
  ^specification=-257- ^specifier=-208- ^specify=-557- ^spell=150l ^split=-313- ^split2=-235- ^spock=-229-
  ^sponsor=-194- ^spoo=-205- ^spot=-137- ^spread=311p ^sql=-174- ^sqlit=-72- ^src=-313- ^ssh=-368- ^ssl=-182-
  ^sta=-333- ^stab=-49- ^stag=59h ^stailq=-225- ^stal=-133- ^stalenes=-251- ^stand=-231- ^standard=-168- ^start=80c
  ^startup=102p ^statement=-319- ^statistic=-271- ^statu=82x ^stay=108r ^stdin=-76- ^stdout=-229- ^step=-446-
  ^still=-212- ^stop=287c ^stopp=-349- ^stor=242p ^storag=-252- ^storehashfunction=-44- ^str=-329- ^strang=-214-
  ^stream=168x ^strict=-179- ^strip=196h ^striptrailingcr=-99- ^strok=-306- ^strong=-179- ^structur=-221- ^stupid=-213-
  ^styl=-111- ^subject=-175- ^subnet=-206- ^subscrib=61p ^subsequent=-176- ^succes=-292- ^successful=-249- ^such=-336-
  ^sudden=-157- ^sudo=54c ^suitabl=-58- ^summaris=-126- ^supp=-131- ^suppli=-200- ^support=-98- ^suppos=-103-
  ^suppres=126h ^sure=-220- ^surviv=-310- ^suspend=49o ^svr4=-177- ^swap=-235- ^swig=-115- ^switch=89r ^symbol=-69-
  ^symbolic=-226- ^symptom=-162- ^synchronou=-211- ^synonym=-200- ^syslog=-170- ^t=-149- ^tabl=-222- ^tag=-167-
  ^tags=-252- ^tailq=-255- ^tak=-603- ^take=388x ^taken=-310- ^talk=-127- ^taniwha=-157- ^tap=-89- ^tappity=-180-
  ^target=-217- ^task=-468- ^tausq=-161- ^tax=-354- ^taze=-179- ^tazman=-131- ^tcp=-176- ^teach=258p ^team=-302-
  ^teamwork=-126- ^technical=-283- ^telemetry=-269- ^telephon=-97- ^television=-236- ^tell=-59- ^templat=-303-
  ^temporary=-159- ^ten=-257- ^teredo=-58- ^term=-231- ^terminal=-137- ^terminat=-279- ^test=-447- ^text=-679-
  ^th=-361- ^thank=-374- ^that=-781- ^the=-735- ^their=-355- ^then=-703- ^theoddone33=-215- ^ther=-543- ^there=-58-
  ^therefor=-531- ^thes=-542- ^they=-447- ^they'r=-345- ^they'v=-264- ^think=96r ^third=-303- ^this=-253- ^thos=-493-
  ^thou=-140- ^though=-293- ^thousand=-106- ^thre=-379- ^thread=-132- ^threshold=-150- ^through=-168- ^throw=-597-
  ^thu=-111- ^thus=-442- ^tidelift=-227- ^tiger=-105- ^tim=-314- ^time=-116- ^timer=-86- ^timezon=-71- ^tinybench=-39-
  ^tinyexec=-35- ^tip=-189- ^tis=-253- ^titl=-346- ^tl=-68- ^tldt=-154- ^tls=-149- ^to=-1108- ^tobecallablewith=-80-
  ^today=-469- ^todo=-68- ^toequaltypeof=-169- ^token=-696- ^told=-498- ^tom=-325- ^tomldat=-83- ^too=-186- ^top=-233-
  ^topic=-293- ^torvald=-129- ^total=-269- ^trac=-181- ^track=-146- ^traditional=-292- ^trail=-323- ^trailer=-179-
  ^train=-321- ^transfer=-63- ^transform=67r ^translat=80l ^transmit=312x ^travel=-165- ^treat=407o ^treesam=-298-
  ^tri=-285- ^trigger=-180- ^trim=-197- ^troubl=-176- ^tru=-294- ^true=-685- ^truncat=-189- ^truth=-236- ^ts=-170-
  ^tsconfig=-192- ^tsdown=-70- ^tseri=-106- ^ttl=166p ^tun=-40- ^turn=123c ^twas=-146- ^two=-242- ^typ=-273- ^type=-73-
  ^typecheck=-180- ^typescript=-282- ^typical=-280- ^tz=-131- ^u=-254- ^ubiquitou=-169- ^uh=-172- ^ui=-196-
  ^uint8array=-107- ^unc=-249- ^undat=-167- ^undefin=-107- ^undefinedreplacement=-93- ^under=-76- ^understand=-233-
  ^understood=-228- ^undici=-89- ^undo=75p ^unfortunate=-179- ^unicod=-223- ^uninstall=212c ^uniqu=-224- ^unit=-365-
  ^universal=-93- ^university=-165- ^unix=-319- ^unjs=-216- ^unknown=-136- ^unles=-33- ^unlik=-311- ^unlock=-89-
  ^unmerg=-65- ^unpin=-253- ^unrestrict=-168- ^unset=-118- ^unsubscrib=-195- ^unterminat=-96- ^until=-278-
  ^untrust=-308- ^unwatch=-99- ^unzip=160c ^up=-359- ^updat=-184- ^upgrad=-168- ^upload=-422- ^upper=-279-
  ^urgent=-260- ^uri=-260- ^url=-470- ^urlobject=-219- ^urlsearchparam=-84- ^us=-692- ^usag=-219- ^use=154c
  ^usecallbackref=-168- ^useclon=-80- ^used=-316- ^useful=-276- ^user=-244- ^usernam=-42- ^uses=-410- ^usual=-431-
  ^usvstr=-192- ^utf=-215- ^utility=-136- ^uuid=-262- ^v22=-58- ^vacuum=-177- ^valgrind=-147- ^valid=-404-
  ^validat=-153- ^validation=-33- ^validationstrategy=-79- ^valu=-437- ^vanilla=-148- ^var=-246- ^variabl=-299-
  ^variablescop=-122- ^variou=-151- ^veni=-205- ^vercel=-130- ^verifi=128a ^version=-348- ^very=-411- ^via=-211-
  ^video=-87- ^view=-255- ^vim=-248- ^virtual=-234- ^visibility=91h ^vite=-236- ^vitest=-149- ^vms=-179- ^void=-87-
  ^volcano=-131- ^vs=-180- ^vuepres=-131- ^vues=-67- ^w=-265- ^wait=-622- ^waiter=-103- ^wal=-149- ^walk=-89-
  ^wallet=-334- ^want=-392- ^war=-194- ^warmup=-96- ^warn=-562- ^was=-335- ^watch=-316- ^water=-132- ^ways=-106-
  ^we=-353- ^we'll=-228- ^we'r=-204- ^wear=103r ^web=-187- ^webhook=-267- ^websit=-208- ^week=-90- ^welcom=129a
  ^well=-451- ^were=46h ^wget=-283- ^what=-391- ^whatever=260o ^whatwg=-144- ^when=45p ^whenever=284p ^wher=-129-
  ^where=-257- ^whereupon=-98- ^wherever=308x ^whether=-947- ^whil=43c ^whisper=132x ^whit=-192- ^whitelist=253p
  ^whitespac=-334- ^who=-724- ^whoever=185a ^whol=-215- ^whos=-199- ^why=-751- ^wichert=-271- ^wide=-181- ^will=-307-
  ^william=-223- ^window=-262- ^wipe=89c ^wish=-207- ^with=-684- ^withhold=312h ^within=-158- ^without=-378-
  ^women=-170- ^woo=-225- ^woody=-256- ^woot=-133- ^word=-30- ^work=90h ^worker=-248- ^workload=-215- ^worm=-225-
  ^would=-387- ^wouldn't=-152- ^wrde=-293- ^writ=72p ^written=-317- ^writtenat=-170- ^x=46c ^x0=-157- ^xalanc=-128-
  ^xavvy=-313- ^xctest=-252- ^xercesc=-159- ^xerox=-356- ^xft=-195- ^xftdraw=-101- ^xftfont=-152- ^xml=-256-
  ^xsession=-197- ^xtifr=-213- ^xtsetvalu=-207- ^xvfb=-162- ^xxx=-145- ^xyz=-80- ^y=-108- ^yaml=-202- ^yank=-60-
  ^yarn=-358- ^yeah=-274- ^year=-207- ^yes=-414- ^yet=-195- ^yield=-174- ^yogi=-273- ^you=-180- ^you'd=114h
  ^you'll=126p ^you'r=123r ^you'v=-202- ^young=-72- ^your=236r ^youth=-221- ^z=-227- ^zero=-357- ^zip=173x ^zod=-184-
  ^zone=-33- ^не=-459- a=-172- a1=-260- a2=-145- a4=-304- a48c2bee680e841632cd4e44f07496b3eb3c1762=-51- a6=-311-
  aa=-101- aaaa=-193- abbrev=-265- abbreviat=-198- abbreviation=-206- abc=-235- abi=-80- abiliti=94r ability=-411-
  abnormal=-306- aboard=-248- abort=-457- abortsignal=-75- about=-158- abrupt=-162- abs=-368- absenc=-190- absent=-436-
  absolut=-346- absolute=-402- absorb=-276- abstain=-129- abstract=-379- abstraction=-180- absurd=-123- abus=-282-
  abusiv=-35- ac=-318- academic=-42- accelerat=-246- accelerator=-312- accent=-90- accept=-224- acceptabl=-390-
  acceptanc=34a acces=-91- access=-418- accessibility=-211- accessibl=-430- accessor=-35- accident=-252-
  accidental=-162- accommodat=-367- accompani=-102- accompany=-115- accomplish=-289- accomplishment=-71- accord=-426-
  accordanc=-287- according=-208- accordion=-112- account=282a accountant=-296- acct=-203- accumulat=-276-
  accuracy=-255- accurat=-209- accurate=-211- accus=-40- ace=-109- achiev=-346- achievement=-191- acid=-333- ack=-202-
  acknowledg=-397- acl=189x acls=-218- acme=-383- acorn=-181- acpi=-32- acquaintanc=-253- acquir=-357- acronym=-167-
  acros=-80- act=208r acta=-204- action=-178- activ=-75- activat=-262- activatabl=-102- activation=-315- active=-93-
  activiti=-218- activity=-44- actor=142r acts=-477- actual=-335- acut=-170- ad=-138- ada=-332- adam=-339- adapt=-183-
  adaptation=-92- adapter=-262- addbom=-174- addeventlistener=-136- addfd=-81- addformat=-136- addiction=-172-
  addition=-461- additional=-597- additional1=-87- additional2=-87- additionalitem=-117- additionalproperti=-269-
  additiv=-196- addkeyword=-37- addmetaschema=-40- addon=-412- addr=-283- addr2lin=-196- addres=-144- address=-367-
  address6=-241- addresserror=-304- addrlen=-147- adds=-597- addschema=-191- addsourcemaplocation=-67- adduser=-293-
  adher=-170- adj=-899- adjacent=-98- adjtim=-142- adjust=-352- adjustment=-233- admin=94a administer=-142-
  administration=-301- administrativ=-250- administrator=136a admir=-177- admiration=-193- admit=-262- admitt=-334-
  admonition=-254- adopt=-44- ador=-241- adorno=-77- ads=-334- adult=-189- advanc=-204- advantag=-413- advent=-155-
  adventur=-289- advers=-63- advertis=-514- advertisement=-204- advis=-415- advisabl=-183- advisor=-36- advisory=-274-
  advocat=109r aesthetic=-88- af=-206- affair=-314- affect=-586- affection=-246- affinity=-133- affirmativ=190h
  afford=-236- afil=-150- aforemention=-190- afraid=-324- afresh=-199- africa=-326- after=-428- afterall=-268-
  aftercount=-93- aftereach=-268- afterism=-131- afternoon=-397- afterward=357h ag=-231- again=-46- against=-443-
  age=-136- aged=-204- agency=175x agenda=-318- agent=129p ages=-172- agetty=-270- aggi=-233- aggregat=-463-
  aggregation=-307- aggression=-215- aggressiv=-83- aggressive=-147- aghast=-210- agnostic=-265- ago=-412- agre=298h
  agreement=174h ah=-289- ahead=102h ai=520r aid=-289- ailment=-222- aims=-106- ain't=-475- aio=-134- air=-517-
  aircraft=-64- airflow=-205- airlin=-314- airplan=-79- airport=-183- aix=-349- aj=-212- ajv=-431- aka=-40- al=129p
  alabel=-159- alan=-211- alas=-94- alaska=-229- alcohol=-330- alcoholic=-137- alert=-71- alexander=-146- algebra=-92-
  algorithm=-443- alias=61p aliasseparator=-100- alic=-284- alien=-164- align=-65- alignment=-272- alik=-274-
  aliv=-111- all=-191- allegianc=175o allen=-347- allergi=-390- allergic=-358- allergy=-257- alleviat=-68- alley=-235-
  alloc=-135- alloca=-107- allocat=-438- allocation=-372- allocator=-217- allof=-67- allotment=-115- allow=-353-
  allowabl=-195- allowawaitoutsidefunction=-41- allowlist=189p allowpinchzoom=-51- alloydb=-137- almost=-410- aln=-107-
  alnum=-44- alon=-317- alongsid=-324- alot=-40- aloud=300l alpha=-192- alphabet=-256- alphabetic=-151-
  alphabetical=-183- alphanumeric=-211- already=-527- also=-475- alt=-324- alter=-96- alteration=-145- alternat=70r
  alternate=-123- alternation=-240- alternativ=-531- alternative=-408- although=119h alto=-116- altogether=-209-
  alway=-548- alwaysstat=-243- am=-273- amateur=-142- amaz=-352- amazon=-99- ambient=-243- ambiguity=-226-
  ambiguou=-196- ambition=-212- amd=-215- amd64=-179- amend=-49- amendment=-204- america=-436- american=-455-
  amie=-215- amiga=-147- among=-30- amongst=-112- amount=-137- amp=-263- ampersand=-239- ampl=-123- amplifier=-72-
  amus=-237- amusement=-288- an=-189- ana=-271- analog=-113- analogou=-237- analogy=-164- analys=-236- analysi=-451-
  analyst=-257- analytic=-97- analyz=-320- analyzer=-77- ancestor=-204- ancestry=-209- anchor=-93- anchovi=-268-
  ancient=-318- ancillary=-424- anderson=-252- andrea=-247- andrew=-219- android=-273- andy=-320- anew=-100-
  angel=-394- anger=-232- angl=-343- angry=-211- anguish=-125- animal=-340- animat=-70- animation=-236- anna=-289-
  anniversary=-265- annotat=-436- annotation=-333- announc=191h announcement=-310- annoy=-165- annual=-255- anoma=-225-
  another=-578- ansa=-128- ansi=-253- answer=167r anterior=-252- anthony=-288- anthropic=171a anti=-233-
  antialias=-179- anticipat=-90- antiken=-124- antiviru=227c antoin=-100- anton=-257- antonio=-190- anxiou=-92-
  any=-216- anybody=68h anymor=-227- anyof=-80- anyone=174h anyth=45r anytim=-130- anyway=122h anywher=-318- ap=-198-
  apach=-386- apart=-81- apartment=-229- apathy=-143- aphorism=-175- api=-294- apige=-85- apis=-289- apl=-254-
  apocalyptic=-182- apologi=-353- apostroph=-313- app=-414- apparent=-240- apparmor=34c appeal=-136- appear=70h
  appearanc=-225- appendag=-159- appendix=-84- appendright=-178- appetit=-294- appl=-274- applaud=-255- apple=-271-
  appleclang=-59- appli=-495- applianc=-208- applicabl=-334- applicant=315a application=-96- apply=-103-
  applypatch=-170- appointment=-115- appreciabl=-76- appreciat=63h apprehend=-56- approach=-297- appropriat=-443-
  appropriate=-389- approv=-47- approval=198h approver=-273- approximat=-217- approximate=-354- approximation=-174-
  apps=-270- appstream=-184- april=-457- apt=-612- aptitud=-196- ar=-209- arabic=-124- arbiter=-133- arbitrari=-189-
  arbitrary=-483- arbitrarystr=-92- arboleda=-51- arc=-143- arch=-341- architect=-383- architectur=-411-
  architectural=-239- archiv=-181- archiver=-146- arcs=-209- are=-409- area=-463- aren't=-154- arena=-182- arg=-398-
  arg1=-319- arg2=-319- argc=-188- argp=-197- args=-330- argu=-436- argument=-555- argv=-296- argz=-89- aria=-291-
  aris=82h arithmetic=-305- ark=-205- arm=-396- arm64=-192- armeemesser=-148- armel=-145- armor=-256- armpit=-234-
  arms=-401- army=-312- around=-68- arp=-283- arpa=-149- arr=-140- arrang=147p arrangement=290h array=-413-
  arraybuffer=-251- arrest=-145- arriv=-188- arrival=-256- arrogant=-167- arrow=-339- art=-440- arthur=-217-
  articl=-417- artifact=-326- artificial=-340- artist=-393- artistic=-53- arts=-182- ary=-72- as=-112- ascend=-258-
  ascii=-349- ascorbic=-209- asctim=-144- asdf=-264- asham=-270- ashor=-96- ashtray=-181- asia=-111- asid=-193-
  asks=63x asleep=117h asm=-104- asn=-62- asn1=-151- asp=-317- aspect=-195- aspir=-130- aspiration=-142- ass=-133-
  assemb=-428- assembl=-428- assembler=-423- assent=-265- assert=-212- assertion=-373- assertionerror=-81-
  assertionresult=-145- asses=-144- assessment=-176- asset=-371- asshol=-288- assign=-410- assignment=-457-
  assignref=-139- assist=-112- assistant=542a associat=-550- association=-295- assort=-151- assum=-168-
  assumption=-362- assur=-350- assuranc=-227- ast=-352- asterisk=-327- astonish=-255- astor=-240- astrological=-75-
  astrology=-140- asttyp=-267- asuffield=-295- asymmetric=-95- async=-348- asynchronou=-350- asynchronous=-225-
  asyncparallel=-129- asyncseri=-129- at=-289- atexit=-35- athen=-188- atim=-165- atlanta=-172- atm=-147-
  atmospher=-202- atmospheric=-96- atoi=-101- atom=-284- atomic=-368- atomical=-393- aton=-91- attach=86x
  attachment=137c attack=237c attacker=256c attain=-83- attempt=-347- attend=-193- attendanc=-182- attendant=-131-
  attention=229o attestation=-323- attic=-289- attitud=-174- attorney=138a attr=-89- attract=-280- attribut=-453-
  audienc=183l audio=152x audit=158h auditor=130a auf=-220- augment=-240- august=-230- aunt=-289- austin=-206-
  auth=-213- auth0=-265- authentic=97a authenticat=-531- authentication=-502- authenticator=175x author=-177-
  authoris=200a authoritativ=-278- authority=265a authoriz=172p authorization=-525- autoapprov=199p autocomplet=-34-
  autoconf=-280- autodetection=-150- autogenerat=-153- autoheal=-252- automatic=-308- automatical=-408-
  automation=-264- automobil=-268- autoprefixer=-181- autoprovision=-62- autoscal=-200- autoscaler=-263- autostart=208p
  autovacuum=-102- autumn=-305- aux=-267- auxiliary=-437- avail=-308- availability=-339- availabl=-418- avalanch=-128-
  avenu=-123- averag=-373- avgidl=-63- avro=-113- await=-160- awak=-202- awaken=-125- awar=-252- award=-288-
  awarenes=-172- away=-47- awesom=-285- awful=-179- awk=-219- awkward=-149- awns=-337- aws=-49- ax=-203- axe=-405-
  axebuilder=-253- axiom=-358- axis=-215- azur=-345- b=-494- b1=-160- b13=-130- b14=-130- b15=-263- b16=-73- b17=-267-
  b2=-232- b4=-160- ba=-30- babbag=-227- babe=-283- babel=-366- babi=-162- baby=-524- bac=-106- bach=-164-
  bachelor=-223- back=-50- backdoor=238c backend=-444- backer=-272- backfill=-231- background=-191- backlit=-159-
  backlog=-218- backlogg=-177- backoff=-117- backslash=-338- backspac=-129- backtick=-155- backtrac=-265-
  backtrack=-161- backup=110c backward=-281- bacon=-347- bacteria=-274- bad=-348- badblock=-166- badg=107h badnes=-216-
  bag=-253- bags=-334- bahasa=-216- bail=-149- bak=-215- bake=153p bakery=-436- balanc=318x balancer=-376-
  balcony=-343- bald=-310- ball=-305- balloon=-80- ban=-280- band=-448- bandwidth=-369- bank=210x banner=-160-
  bar=-285- barbecu=-86- barbi=-219- bare=-401- bargain=-266- bark=-231- barneyfu=-279- barrel=-225- barrier=-437-
  barry=-34- bars=-241- barstool=-61- bartender=-306- bas=-382- base=-119- base32=-230- base58=-123- base58check=-270-
  base64=269x base64url=-196- basebackup=-254- baseball=-282- baseconcept=-97- baselin=-108- basement=-209-
  basenam=-252- basepath=-152- baseurl=-260- bash=324c bashrc=106p basi=-273- basic=-102- basical=-253-
  basicurlpars=-46- basket=-258- basketball=-82- bat=-369- batch=-371- bath=-252- bathroom=-279- bathtub=-340-
  batman=-280- bats=-66- batteri=-201- battery=-362- battl=-243- battleship=-132- baud=-166- bay=-247- baz=-234-
  bazinga=-260- bc=-166- bcanalyzer=-183- bcc=276x bcj=-137- be=-81- beach=-376- beacon=56x beam=-48- bean=-154-
  bear=-394- bearer=268a beast=-227- beat=-252- beautiful=-444- beauty=-413- beaver=-167- becam=-440- becaus=-652-
  bech32=-166- becom=-311- bed=-413- bedisd=-116- bedroom=-218- beds=-160- bedtim=-54- bee=-245- beef=-105- been=142o
  beep=-338- beer=-424- bees=-353- befor=-440- beforeall=-268- beforecount=-93- beforeeach=-304- beforehand=174a
  beg=-91- began=-310- beggar=-257- begin=-85- beginn=-171- beginner=-270- begun=-379- behalf=275h behavior=-738-
  behaviour=-81- behind=-206- bel=-202- belief=-337- believ=-345- bell=-334- bellow=-136- belong=33x below=129a
  belt=-188- ben=-485- benc=-379- bench=-426- benchmark=-339- bend=-335- beneath=-239- beneficial=-76- benefit=-230-
  benign=-277- benjamin=-172- bent=-348- bergen=-311- berkeley=-292- berlin=-185- bernoulli=-134- berra=-308-
  besid=-793- bessel=-67- best=-243- bestow=-83- bet=-139- beta=-397- better=-62- betty=-233- between=-34-
  beverag=-207- bewar=-350- beyond=-517- beyondcorp=-170- bfd=-286- bg=-62- bgp=-283- bias=82r bibl=-216- bicycl=-159-
  bid=-178- bidi=-113- bidirectional=-84- bidx=-204- biff=-286- big=-549- bigger=-339- biggest=-396- bigint=-90-
  bigmap=-202- bigquery=-204- bik=-242- bike=-405- bil=-208- bilbo=-88- bili=-148- bill=-162- billion=-94- bin=-91-
  binari=-370- binary=48c binarydir=-175- binaryinterval=-140- binauthz=-356- bind=-43- binder=-122- bindstor=-306-
  bins=-463- biological=-243- biologist=-213- biology=-138- biom=-88- bios=113c bird=-448- birth=-259- birthday=-128-
  bisect=-234- bisexual=-142- bison=-88- bit=-224- bitcod=-310- bitcoin=150c bite=-333- bitmap=-165- bitmask=-125-
  bits=-123- bitten=-143- bitter=-303- bitternes=-164- bitwis=-79- bizarr=-177- bkgd=-31- black=-301- blad=-252-
  blah=-237- blam=-42- blank=-245- blanket=45a blas=-175- blatant=-83- bless=-322- blew=-174- blind=170h blink=-287-
  blkdiscard=-238- blkid=-104- blksiz=-52- bloat=-123- blob=-305- block=-369- blockchain=-162- blockrang=-118-
  blocksiz=-146- blond=-150- blood=-331- bloody=-98- bloom=-170- bloomingdale=-59- blossom=-105- blow=-106- blown=-173-
  blu=-216- blue=-154- blush=-160- blvd=-213- bm25=-132- bo=-257- board=-116- boast=-106- boat=-382- bob=-303-
  bodi=-440- body=-397- bodydecod=-84- bodyparser=-90- boil=-335- boiler=-429- boilerplat=-50- bold=-381- bolt=-184-
  bom=-343- bomb=43r bon=-131- bond=-256- bone=-151- bonnet=-128- boo=-96- book=-315- bookkeep=-204- bookworm=-148-
  bool=-266- boolean=-501- boom=-234- boomerang=-285- boost=-310- boot=257p bootabl=-236- booth=-346- bootstrap=-221-
  boottim=-198- bor=-203- border=-361- bore=-231- boredom=-190- boren=-168- borin=-51- born=-363- borrow=-318-
  boss=-128- boston=-347- bot=49x both=-360- bother=-237- botnet=62c bottl=-202- bottleneck=-360- bottom=-179-
  boulder=-167- bounc=-295- bound=-227- boundari=-192- boundary=-340- bourn=-232- bow=-228- bower=-313- bowl=-275-
  box=101h boy=-453- boys=-403- bozo=-320- bpf=-432- bpfprogram=-98- br=-144- brac=-175- bracket=-304- brain=-450-
  branch=-130- brand=-407- branden=-308- brandt=-303- brandy=-275- braun=-229- brav=-84- brb=-295- bre=-263-
  breach=222h bread=-217- breadth=-125- break=114r breakdown=-169- breaker=128r breakfast=-352- breakpoint=-102-
  breast=-253- breath=-51- breed=-269- breez=-159- brew=-208- brewer=-237- brian=-298- brick=-166- bridg=-54-
  bridgewater=-104- brief=-252- bright=-225- brightnes=-264- brilliant=-316- brin=-117- bring=78h britannica=-164-
  british=-337- brk=-38- broad=-128- broadcast=-170- brok=-292- broken=-514- broker=-228- brontosauru=-159- brook=-198-
  brooklyn=-229- brother=-252- brotli=-128- brought=-77- brown=-139- browni=-289- brows=-161- browserify=-98-
  browserslist=-87- browserslistrc=-38- bruc=-264- brush=-105- brut=157c brutal=117r bsd=-366- bsds=-309- btre=-102-
  btrf=-219- bts=-257- bubbl=-112- buck=-276- bucket=-127- bud=-250- buddy=-241- budget=67h buf=-260- buffalo=-208-
  buffer=-635- bufferutil=-174- buflen=-34- bufsiz=-133- bug=-385- buggy=-162- bugpoint=-63- bugs=-608- build=-96-
  builder=-349- buildflag=-141- buildid=-144- buildpackag=-30- buildpatch=-36- buildstream=-94- buildsystem=-246-
  built=-217- builtin=-178- bulb=-281- bulk=-36- bull=-175- bullet=-45- bum=-258- bump=-338- bumper=-176- bumpy=-51-
  bun=-172- bunch=-213- bundl=117x bundler=-108- bunny=-319- bunyan=-141- burden=127h bureaucrat=-354- burger=-214-
  buri=-361- burn=-452- burrito=-235- burst=-215- bury=-45- bus=-687- bush=-104- busines=-485- business=-307-
  busnam=-168- busy=-124- but=-649- butcher=-253- butter=-387- butterf=-233- button=-222- buy=-225- by=-312-
  bypas=-120- bypass=-182- bypassrl=-235- byproduct=-262- byt=-415- byte=-523- bytecod=-288- bz2=-205- bzip2=-236-
  bzmor=-179- c=40c c000=-145- c11=-69- c2=262c c4f0dfff4e8c1a8236409d08e73bc641cc11f4c8=-51- c99=-329- ca=-356-
  caaaall=-155- cab=-256- cabbag=-176- cabin=-107- cabinet=-75- cabl=-320- cac=-101- cach=-384- cache1=-164-
  cacheabl=-299- cacheablememory=-173- cacheablesync=-188- cachealtdirectory=-164- cachedinputfilesystem=-187-
  cachedir=-39- cachedirectory=-207- cacheerror=-33- cachegrind=-298- cacheid=-94- cachetag=-228- caesar=-164-
  cafe=-430- cage=-237- cairo=-120- cake=-468- cal=-110- calculat=-215- calculation=-207- calculator=-287-
  california=-234- californian=-118- call=-293- callasync=-218- callback=-462- callchain=-185- calle=-59- caller=84x
  callmethodstep=-108- calloc=-90- calm=-309- calori=-157- came=-141- camel=-227- camera=-90- camp=-170- campaign=-316-
  campu=-307- can=-404- can't=-411- canada=-254- canal=-178- cancel=-142- cancelability=-286- cancelation=-282-
  cancell=-181- cancellation=-49- cancer=-135- candidat=49a candl=-306- candy=-200- canin=-63- cannon=-162-
  cannot=-178- canonical=-235- canonicaliz=-214- cans=-227- canva=-383- cap=-504- capabiliti=-486- capability=-519-
  capabl=-240- capacity=-46- capital=-295- capitalism=-280- capitaliz=-141- capp=-134- caps=-441- capsh=-259-
  captain=-414- captur=-139- car=-211- carbon=76x carcas=-272- care=-465- career=-339- careful=-317- careless=-182-
  caret=-238- carob=-39- carp=-285- carpenter=-170- carpet=-175- carri=-70- carriag=-205- carrier=-271- carry=232p
  cars=-246- carson=-247- cart=-296- carton=-199- cartoon=-187- carv=-83- cas=-445- casa=-119- cascad=-374- case=-305-
  cash=-239- cast=-143- cat=-270- catalog=-484- catalogu=-134- catastrophic=-36- catch=-465- categori=-388-
  categoriz=-305- category=-443- catholic=-228- cats=-256- caus=-429- caution=-279- caveat=-181- cb=-384- cbq=-87-
  cc=-411- ccis=-269- cctx=-206- cd=-151- cd's=-154- cdn=-374- cdrom=-133- ce=-226- ceas=-150- cecil=-117- ceil=-203-
  cel=-137- cell=-187- cellar=-442- censor=76r censorship=-111- cent=-235- center=-323- centr=-198- central=-277-
  central1=-356- centralis=-126- centuri=-209- century=-203- ceo=60a cereal=-266- cerebu=-331- ceremony=-186-
  cert=-306- certain=-531- certainty=-265- certificat=-424- certify=-104- cf=-282- cflag=-186- cgroup=-337- ch=-44-
  chaff=-71- chai=-149- chain=-546- chainabl=-80- chainsaw=-286- chair=-291- chalk=-44- challeng=-333- chalmer=-209-
  champion=-55- chanc=96h chang=-218- changelist=-241- changelog=-276- changeset=-121- channel=-376- chao=136r
  chapter=-358- char=-288- character=-167- characteristic=-240- characteriz=-228- charg=171h charity=-238- charl=-181-
  charm=-239- charnelhous=-213- charset=-302- charsetsentinel=-136- chart=-360- chartyp=-92- chas=-153- chat=369x
  chatbot=-208- chatt=-167- chattr=162c chdir=-94- cheap=-235- cheaper=-274- cheapest=-107- cheat=-174- check=-314-
  checker=-160- checkignor=-199- checkin=-157- checkinterval=-38- checklist=-447- checkout=-120- checkpoint=-359-
  checksum=-419- cheek=-321- cheer=-156- cheerleader=-210- chees=-212- chemical=-253- chemist=104r chemistry=-109-
  chengzhong=-80- chequ=-189- cherry=-208- ches=-430- chest=-133- cheung=-80- chew=-170- chicago=-168- chicken=-261-
  chief=72r chil=-183- child=-296- childhood=-126- childish=-91- childproof=-289- children=-237- childscop=-82-
  chili=-212- chimney=-110- china=-314- chines=-398- chip=-330- chiva=-95- chmod=-112- chocolat=-281- choic=-139-
  choir=-264- chokidar=-154- choos=-455- chop=-214- chopp=-208- choru=-241- chos=-230- chosen=-402- chown=-164-
  chri=-80- christ=-204- christian=-184- christianity=-338- christma=-305- christopher=-147- chrom=-393- chromium=-259-
  chroot=-227- chsh=-238- chuckl=-205- chunk=-442- chunkfil=-111- church=-299- churchill=-228- ci=-230- cia=-159-
  cidr=-221- cie=-172- cifs=-80- cigar=-71- cigarett=-156- cincinnati=-174- cipher=-352- ciphersuit=-243- circl=36p
  circleq=-193- circu=-115- circuit=-255- circular=-283- circumstanc=69h circumvent=-42- cit=-73- cite=-290- citi=-316-
  citizen=78a city=-400- civil=-220- civilian=-149- civiliz=-108- civilization=-222- cjk=-356- cjs=-199- cjsx=-50-
  cl=126c claim=-32- clamp=-70- clang=-128- clarify=-136- clarity=-102- clas=-429- clash=-38- class=-380- classic=-226-
  classical=-188- classifi=145a classification=-150- classifier=-73- classify=-122- classnam=-45- classroom=-258-
  clau=-151- claud=131p clean=-280- cleaner=-264- cleanlines=-155- cleanup=76p clear=-117- clearall=-207- clearanc=224a
  clearcachebyid=-39- clearer=-84- clerk=-203- cleveland=-213- clever=-219- cli=-600- clich=-127- click=414h
  clickity=-180- client=-38- cliff=-268- climat=-70- climb=-273- climbingstat=-127- climbingstatsconfig=-144-
  cling=-133- clinic=-296- clint=-198- clip=-102- clipboard=342x clipp=-163- clnt=-254- clocal=-107- clock=-88-
  clockid=-62- clockwis=-189- cloexec=-46- clon=-348- clone3=-106- clonebasenameplugin=-83- clos=-277- close=-184-
  closeonresolv=-54- closer=-178- closest=-221- closet=-198- cloth=-254- cloud=-203- cloud9=-69- cloudevent=-183-
  cloudflar=-204- cloudsdkroot=-193- cloudsql=-93- clr=-194- club=-545- cluck=-57- clue=-139- cluster=-180-
  clutch=-241- clutter=-93- cmak=-552- cmake=-82- cmakelist=-329- cmakepreset=-177- cmakeuserpreset=-177- cmd=-337-
  cmdk=-368- cmdlin=-94- cmek=-184- cmp=-222- cms=-196- cmsg=-217- cmsghdr=-85- cmyk=-171- cn=-210- cnam=-180- co=-33-
  coach=-497- coars=-82- coat=-299- coax=-96- cobol=-295- coca=-158- cock=-297- cocktail=-178- cod=135x code=-69-
  codebas=-85- codecov=-330- codegen=-57- codemodel=-124- codenam=-180- coderjo=-266- coefficient=-166- coerc=-206-
  coercetyp=-116- coercion=-125- coff=-159- coffe=-497- coffeescript=-162- cogito=-203- coin=206c coincidenc=-137-
  coincident=-37- coke=-119- col=-265- cola=-208- cold=-127- cole=-52- colin=-55- collaborat=-123- collaborator=-116-
  collaps=67h collat=-276- collation=-276- colleagu=145p collect=-120- collection=-319- collectiv=-305-
  collective=-295- collector=146p colleg=-295- collid=-241- collin=-273- collina=-80- collision=-118- colon=-401-
  color=-409- colorbrewer=-219- colord=-282- colorful=-157- colormap=-193- colour=-334- column=-34- columnist=-189-
  comb=-141- combin=-452- combination=-411- combustion=-111- come=-443- comedi=-290- comedy=-185- comfort=-298-
  comfortab=-91- comfortabl=-93- comic=-252- comm=-123- comma=-585- command=-458- commandrefusal=-183- commenc=-283-
  comment=-75- commentary=-118- commercial=-213- commission=-87- commit=-499- commitencod=-158- committ=-529-
  committe=-341- committer=-347- common=64c commonest=-234- commonj=-265- communicat=-324- communication=-427-
  communist=-148- community=102x commut=-153- comp=355a compact=272p compaction=-140- compani=-218- companion=-193-
  company=-145- compar=-431- comparabl=-139- comparator=-146- comparision=-120- comparison=-455- compassion=-254-
  compat=-265- compatibility=-319- compatibl=-357- compell=-72- compensat=-182- compensation=-216- compet=-136-
  competent=-186- competition=-296- competitiv=-172- competitor=235x compil=-444- compilation=-434- compileasync=-35-
  compiler=-238- compileroption=-105- complain=-481- complement=-75- complet=-237- complete=-471- completenes=-238-
  completion=-574- complex=-255- complexiti=-85- complexity=-246- complianc=181a compliant=-162- complicat=-150-
  compliment=-206- component=-578- compos=-526- composabl=-220- composer=-324- composit=-259- composition=-217-
  compound=-160- comprehend=-229- comprehensiv=-164- compres=186p compressibl=-137- compression=-387- compressor=-287-
  compris=-53- compromis=-89- comput=-545- computation=-199- computational=-98- computer=34c computeriz=-141-
  comrad=-245- con=-322- concatenat=-453- concatenation=-222- concatrepeatedarray=-165- conceal=133h concentrat=-180-
  concentration=-147- concept=-283- conceptual=-195- concern=231h concert=-300- concis=-137- conclud=-161-
  conclusion=-293- concurrency=-168- concurrent=-336- cond=-95- condemn=-273- condition=-389- conditional=-297-
  conditionnam=-111- conduct=-424- cone=-150- conf=-421- confer=-51- conferenc=-176- confession=-247- conffil=-324-
  confidential=139x config=-191- configarray=-165- configdir=-31- configur=-475- configurabl=-98- configuration=-635-
  confin=-114- confinement=-117- confirm=76h confirmation=195h conflict=-278- conform=-291- conformant=-58-
  confront=-332- confus=-551- confusion=-279- congres=-202- congressmen=-193- conjunction=-468- connect=-327-
  connectdata=-76- connection=-311- connectivity=-302- connectoption=-144- connector=-249- connmark=-97-
  conntrack=-144- conquer=-429- conqueror=-179- cons=-184- conscienc=-96- consciou=-227- consciousnes=-188-
  consecutiv=-323- consensu=-134- consent=367h consequenc=-331- consequent=-379- consequential=-45- conserv=-210-
  consider=-59- considerabl=-117- consideration=255o consign=-114- consist=-350- consistency=-60- consistent=-411-
  consol=-543- consola=-85- consolidat=-395- const=-446- constant=-310- constitut=-113- constitution=-151-
  constrain=-171- constraint=-45- constraintwidgetclas=-202- construct=-217- construction=-250- constructiv=-346-
  constructor=-302- consult=335h consultant=-191- consultation=-198- consum=-340- consumer=-381- consumption=-342-
  cont=-176- contact=91x contain=-292- container=69c contemplat=-168- contempt=-38- contend=-107- content=184x
  contention=-147- contentment=-248- contenton=-129- contenttyp=-115- contest=-278- context=212l contiguou=-104-
  continent=-160- continental=-193- continual=-90- continuation=-321- continuou=-149- continuous=-235- contract=240x
  contraction=-230- contradict=173o contradiction=-232- contrary=-114- contrast=-402- contrib=-283- contribut=-515-
  contribution=-379- contributor=-274- control=-189- controll=-372- controllabl=-114- controllen=-80- controller=61a
  convenienc=-263- convenient=-193- convention=-439- conventional=-275- convergenc=-197- conversation=-133-
  converse=-129- conversion=-437- convert=-150- converter=-279- convertibl=-164- convex=-30- convey=-155- convinc=90h
  cook=-353- cooki=-363- cookie=-43- cool=-346- cooper=-212- cooperat=189a cooperation=-113- coord=-240-
  coordination=-281- cop=150r cope=-295- copi=57p coproc=-78- coprocessor=-95- copy=36x copyright=-460- cor=83c
  cord=-252- cordial=-225- core=-180- coredump=-48- corn=-142- corner=-410- corollary=-281- corp=-285- corporat=-263-
  corporation=-129- corps=-176- correct=-168- correction=55p correctnes=-136- correlat=-185- correlation=-168-
  correspond=-489- corridor=-105- corrupt=209c corruption=-242- cors=-437- corsoption=-242- cos=-55- cosmetic=-91-
  cosmetologist=-160- cosmic=-224- cosmicray=-163- cosmology=-91- cost=-288- costum=143r cottag=-306- could=-633-
  couldn't=-374- council=-285- counselor=-221- count=-170- counter=-443- counterclockwis=-117- counterpart=-419-
  countri=-253- country=-432- coupl=-328- courag=-237- cours=-539- court=-49- courtesy=135h courtroom=-121-
  courtship=-202- cousin=-429- cov=-192- cover=-35- coverag=-250- coverall=-292- cow=-161- coward=-284- cowboy=-264-
  cows=-160- cp=62x cpack=-528- cpp=-115- cppflag=-62- cpu=-449- cpus=-342- cpuset=-471- cpuweight=-198- cr=-331-
  crack=44c cracker=-262- craft=-268- cramp=-224- cran=-307- crap=-242- crash=65c crawl=-225- craz=-211- crazy=-265-
  crc=-207- crc32=-197- cream=-362- creat=-245- createcallbackref=-175- createdb=-243- createfromfil=-82-
  createkeyv=-129- createnod=-176- createresolver=-161- createrol=-263- createtwofilespatch=-138- createuser=-308-
  createwarn=-203- creation=-474- creationism=-97- creativ=-290- creator=365a creatur=-377- cred=-171- credential=-230-
  credit=205x cretin=-190- crew=161a cri=-369- crim=250r criminal=253r crippl=-218- crisi=-380- crisp=-155-
  criteria=-158- critic=-350- critical=-406- criticism=-297- criticiz=-144- crl=-160- crlf=-294- crls=-252- cron=31p
  crontab=244p crook=-304- crop=-50- cros=-441- cross=-430- croupier=-114- crow=-356- crowd=-280- crown=-161-
  crucial=-208- crud=-326- cruis=-270- cruiser=-214- crunch=-56- crunchy=-202- crush=-66- crust=-332- cry=-264-
  crypt=-239- cryptic=-238- crypto=51c cryptographic=-145- cryptography=-64- cryptokey=-279- crystal=-72- cs=-79-
  csek=-130- csh=-373- csharp=-73- csp=-126- css=-243- csum=-134- csv=-467- csx=-50- ctag=-309- ctest=-262- ctf=-352-
  ctim=-191- ctl=-84- ctrl=-510- cts=-187- ctx=-244- ctyp=-176- cu=-388- cube=-268- cubla=-60- cuda=-262-
  cudatoolkit=-185- cue=-96- cultivat=-32- cultur=-416- culu=-399- cumulativ=-106- cunn=-37- cup=-260- cups=-169-
  cur=-211- curator=-224- cure=-244- curiosity=-192- curiou=219l curl=342p currency=-392- current=-526- curs=-292-
  cursor=-445- cursorrul=169p curtain=37l curv=-312- custom=-576- customary=-205- custombehaviour=-123- customer=192x
  customfilenam=-62- customiz=-298- customization=-300- cute=-206- cutoff=-53- cuts=-246- cutt=-187- cve=-363-
  cvs=-267- cwd=-101- cx=-87- cxx=-391- cybernetic=-220- cyberpunk=-151- cycl=-408- cyclic=-111- cygwin=-292-
  cylord=-79- cynical=215r cyrillic=-213- czech=-249- d=-41- d'oeuvr=-165- d3=-109- da=-348- dac=-303- dad=-417-
  daddy=-158- daemon=-118- daffy=-296- dag=-256- dai=177p dalla=-88- damag=-624- dame=-118- damn=-490- dan=280r
  danc=-409- danger=-308- dangerou=-154- dangerous=-237- dangerouslyallowbrowser=-196- dangl=-234- dans=-176- dar=-86-
  dare=-172- dark=-470- darkest=-189- darknes=-290- darl=-271- darshan=-77- dart=-114- darwin=-252- das=-402-
  dash=-265- dashboard=-325- dat=-150- data=-251- databas=66c datagram=-311- datapath=-180- dataplex=-359-
  dataproc=-167- dataset=64x datastream=-325- date=-242- datetim=-191- daughter=-257- dave=-447- david=-472- dawn=-307-
  dax=-177- day=-172- daylight=-81- days=-707- db=-395- db's=-97- db8=-186- dbopen=-87- dbus=-361- dc=-309- dcb=-167-
  dcd=-138- dcmtk=-233- dd=-255- dd8f2338bae7501e3dd5ac78c273792f7d83545d=-51- ddos=63c de=-544- dead=-340-
  deadlin=-136- deadlock=-59- deaf=130o deafen=-169- deal=-464- dealer=64x deallocat=-247- deallocation=-176-
  dealt=-155- dean=-302- dear=-236- death=-435- deb=166c deb822=-123- debat=-239- debconf=-99- debian=-593- debt=-157-
  debtor=-58- debug=-480- debugg=-57- debugger=-210- debuginfo=-216- debuginfod=-149- dec=-276- decad=-150- decay=-163-
  deceas=198r deceiv=-312- december=-221- decid=188a decimal=-367- decision=86h decisiv=-114- deck=-319- declar=-362-
  declaration=-386- decodedmapp=-82- decoder=-233- decommission=-80- decompres=-249- decompress=-394-
  decompressfram=-218- decompression=-288- decompressor=-95- decorat=-160- decoration=-320- decreas=-329-
  decrement=-186- decrypt=-317- decrypter=-209- decryption=-246- deczilla=-225- dedicat=-285- deduc=-194-
  deduplicat=-266- deduplication=-171- deed=-199- deek=-264- deem=-201- deep=-415- deepen=-123- deeper=-271- deer=-138-
  def=-190- default=-352- defaultdependenci=-66- defeat=-274- defect=-85- defectiv=-253- defend=-327- defens=-312-
  defer=86p deferr=-191- deferrabl=-325- deficit=-72- defin=-576- definednes=-212- definite=-275- definitelytyp=-31-
  definition=-591- deflat=-192- deflaterawdoc=-164- deflation=-301- defmap=-262- defs=-217- degrad=-94-
  degradation=-263- degre=-385- deimo=-97- deja=-147- del=53c delaunator=-272- delaunay=-251- delay=111h delegat=-350-
  delegation=-354- delet=37h deletion=431h deliberate=-242- delicat=-74- delight=-299- delightful=-146- delimit=-166-
  delimiter=-222- deliver=147x delivery=-50- dell=-157- delta=-103- delusion=-148- demand=219a demangl=-322- demo=-398-
  democracy=-343- democratic=-305- demon=146r demonstrat=-274- den=-413- deni=-363- denial=36c denni=-180- deno=-272-
  denot=-168- dens=-112- density=-124- dent=-308- dental=-210- dentist=-457- dep=-138- depart=-313- department=-231-
  depend=-424- dependabl=-139- dependenci=-562- dependency=-414- dependent=-386- dependson=-89- deploy=-418-
  deployment=-387- deposit=-100- depre=-166- deprecat=-592- deprecation=-358- deprecationwarn=-94- depress=-142-
  depression=-161- depriv=-163- deps=-122- depth=-333- dequeu=-299- der=-393- dereferenc=-228- deriv=-445-
  derivation=-141- derivativ=-143- derogatory=-183- derrida=-306- des=-368- desc=-236- descend=-128- descendant=-294-
  descent=-165- describ=-341- description=-135- descriptionseparator=-100- descriptiv=-171- descriptor=-393-
  deselect=-109- deserializ=-168- deserialization=-298- desert=-166- deserv=-199- design=-460- designat=-263-
  designator=-184- designer=-401- desir=-394- desirabl=-305- desk=-365- deskerror=-282- desktop=262p despair=-446-
  desperat=-84- desperate=-207- despit=-417- dessert=-247- destination=-541- destiny=-197- destroy=-132-
  destruction=-163- destructiv=112h destructor=-273- detach=-396- detect=-426- detection=-465- detector=-310-
  determin=-281- deterministic=-222- deterrent=-168- detroit=-186- dev=-165- devastat=-36- devel=-280- develop=-439-
  developer=210o development=-437- devengin=-48- deviat=-105- deviation=-53- devic=-105- devil=-62- devlink=-146-
  devot=-131- devotion=-251- devtool=-217- dew=-237- df=-106- dfa=-186- dformat=-135- dga=-232- dgram=-266- dh=-261-
  dhcp=-232- dhd=-205- dia=-187- diagnos=-213- diagnosi=-69- diagnostic=-150- diagram=-297- dial=-141- dialect=-258-
  dialog=233h dialogu=92h diamond=-181- diary=-127- dice=-77- dick=-171- dicom=-225- dict=-104- dictat=95x
  dictionari=-411- didn't=-661- die=-531- died=-425- dieeeee=-110- dies=-515- diet=-245- diff=-57- diffchar=-45-
  differ=-450- differenc=-460- different=-81- differential=-68- differentiat=-163- difficult=-469- difficulty=-101-
  difflin=-178- diffstat=-364- difftool=-167- dig=-218- digit=-148- digital=39a dignity=-164- diligent=-167- dill=-79-
  dim=-160- dime=-222- dimension=-363- dimensional=-50- diminish=-91- dimm=-226- dims=-75- din=-219- dine=-282-
  dinner=-489- dinosaur=-225- dioread=-100- dip=-212- diplomacy=-252- diplomat=-342- dir=-94- dir1=-191- dir2=-191-
  dire=-144- direct=-461- direction=-505- directiv=332o director=-228- directori=-620- directory=-661- directx=-206-
  dirent=-177- dirfd=-62- dirmngr=-319- dirnam=-220- dirp=-118- dirs=-491- dirstat=-185- dirsync=-158- dirt=-215-
  dirty=-418- dis=-177- disabl=-251- disableofflinequeu=-137- disadvantag=-346- disagre=145o disagreement=-170-
  disallow=-330- disambiguat=-82- disappear=-81- disappoint=-299- disassemb=-232- disassembl=-354- disassociat=-225-
  disaster=-226- disc=-111- discard=-142- discipl=-187- disciplin=-147- disclaimer=-329- disclos=355l disco=-355-
  disconnect=-178- discontinuou=-115- discord=-286- discount=-348- discourag=-238- discover=-172- discovery=-324-
  discretion=122h discus=-410- diseas=-337- disguis=171h disgust=-167- dish=-129- dishwasher=-418- disintegrat=-269-
  disjoint=-100- dislik=-102- dismal=-250- dismiss=41h dispatch=-326- dispatcher=-292- dispatcherrequestoption=-32-
  dispel=-62- display=-45- disposal=-68- disposaltyp=-40- disposition=-289- disregard=-77- disrupt=-119-
  disruption=-116- dissolv=-156- dist=-295- distanc=-242- distant=-259- distinct=-333- distinction=-308-
  distinguish=-236- distort=-157- distract=-111- distraction=-113- distres=-146- distribut=107x distribution=-375-
  distributor=-231- distro=-123- distrust=-240- disturb=-388- distutil=-117- disus=-108- div=120a diverg=-268-
  divid=-229- divin=-341- division=-153- divorc=-350- djb2=-134- dl=-232- dladdr=-80- dll=122c dlls=-251- dlmopen=-215-
  dlopen=-337- dlpi=-116- dlsym=-172- dm=122x dn=-251- dns=69x dnskey=-242- dnssec=-271- do=-125- doc=-440- dock=-244-
  docker=-72- docpad=-102- docs=-735- doctor=-123- doctrin=-149- document=263x documentation=-640-
  documentfragment=-322- dodg=-227- doer=-105- does=-243- doesn't=-190- dog=-665- dogs=-344- dol=-333- dole=-148-
  dollar=-290- dolphin=-104- dom=-353- domain=-335- domainnam=-274- domestic=-51- domexception=-40- dominat=-125-
  domination=-80- dominictarr=-58- domino=-213- domstr=-270- don=-231- don't=-174- donat=-280- donation=-361-
  done=-157- donkey=-197- dont=199h dontne=-108- dontunmap=-43- donut=-268- doogi=-355- doom=-231- door=-361-
  doresolv=-175- dos=-409- dot=-308- dotenv=-270- dotfil=-220- doth=-135- dots=-217- dott=-226- doub=-266- doubl=-537-
  doubt=-237- dough=-304- doughnut=-217- dougla=-124- dover=-145- down=-50- downgrad=-251- downhill=-181- download=126c
  downloadoption=-131- downstream=-239- downtown=-183- downward=-38- doxygen=-291- dozen=-201- dpkg=-478- dpms=-396-
  dpmsgettimeout=-151- dpmsqueryextension=-146- dpy=-253- dr=-643- draft=-284- drag=-271- dragg=-401- dragon=-297-
  drain=75x dramatical=-119- drastical=-161- draw=-219- drawabl=-232- drawback=-160- drawer=-391- drawn=-369- drd=-102-
  dread=-153- dreadful=-177- dream=-359- dreamer=-67- dres=-180- dress=-199- drift=-234- drifter=-197- drill=-239-
  drink=-465- driv=285x drive=-89- driven=-215- driver=-199- driveway=-125- dron=-304- drop=-33- dropp=-177-
  dropuser=-208- drov=-243- drown=-241- drug=-111- druid=-184- drum=-126- drunk=-289- drunken=-83- dry=-267-
  drynes=-51- dryrun=-197- ds=-257- dsa=-117- dsc=-100- dscp=-212- dso=-111- dst=-49- dsymutil=-116- dsync=-70-
  dt=-288- dtds=-163- du=-373- dual=-103- dublin=-193- duck=-350- due=-462- dues=-230- dull=-199- dumb=-145- dummy=-98-
  dump=-32- duncan=-157- dup=-266- dup2=-125- dupfd=-244- duplex=-149- duplicat=-197- duplication=-129- dur=-420-
  durabl=-191- dust=-136- dutch=-344- duti=90o duty=-207- dvd=-39- dwarf=-272- dwell=-294- dy=-322- dynamic=-311-
  dynamical=-346- dynamit=-163- e=-264- e2=-83- e2000=-48- e2big=-110- e2fsck=-258- e4=-242- e4defrag=-113- e5=-232-
  e9llo=-92- eacc=-412- each=-88- eafnosupport=-170- eagain=-91- eager=-175- eagl=-172- eagleson=-121- eai=-228-
  ealready=-54- ear=-534- earcut=-212- earlier=94o earliest=-195- earn=-117- ears=105h earth=-550- eas=-51- ease=-214-
  easi=-333- easier=-330- easiest=-246- east=-124- easter=-315- eastwood=-198- easy=-285- eat=-580- eaten=-193-
  eats=-372- ebadf=-155- ebb=-192- ebcdic=-271- ebpf=-381- ebusy=-184- ecdsa=-140- echo=94l ecma=-203- ecma262=-59-
  ecmascript=-262- ecmaversion=-119- ecological=-44- ecology=-232- economic=-123- economist=-231- economy=-182-
  ecosystem=-269- ed=-353- ed25519=-290- ed448=-236- edg=-234- edge=-391- edibl=-49- edific=-150- edit=52p edith=-145-
  edition=-314- editor=-287- edlin=-311- edom=-83- edquot=-154- educat=-45- education=-366- educational=-272- ee=-33-
  eeee=-244- eexist=-95- efault=-425- efbig=-97- efd=-124- effect=-218- effectiv=-296- effective=-329- efficiency=-216-
  efficient=-196- effort=-507- efi=-269- eg=-249- egg=-342- eggs=-462- egl=-253- ego=78r egorov=-112- egotist=-156-
  egrep=-90- egres=-231- eh=-264- eight=-562- eighteen=-121- eighth=-238- einig=-156- eins=-130- einstein=-321-
  eintr=-184- einval=-323- eio=-299- either=-407- el=-565- el33t=-82- elaborat=-332- elaps=-299- elbow=-87- elder=-180-
  elect=-244- election=-333- electric=-328- electrical=-308- electricity=-129- electrocution=-206- electron=-626-
  electronic=-261- eleganc=-184- elegant=-170- elem=-62- element=-548- elephant=-242- elevat=193a elevator=-280-
  eleven=-212- elf=-124- eli=-221- elicitation=-134- eligibl=-160- eliminat=-273- ellips=-249- elliptic=-109- elm=-300-
  elmo=-217- eloop=-83- elric=-206- else=-475- elsewher=-463- elv=-282- elven=-109- elwood=-148- em=-442- emac=-377-
  email=-61- emb=-79- embarras=-209- embarrass=-162- embed=-290- embedd=47c embrac=-262- emerg=-152- emergency=158a
  emfil=-205- emi=-320- emit=-129- emitt=-407- emitter=-93- emoji=-97- emotion=-443- emotional=-349- emperor=-170-
  emphasi=-109- emphasiz=-166- empir=-212- employ=-418- employe=97a employer=96a employment=-93- empti=-347- empty=-38-
  emsgsiz=-86- emulat=-126- emulation=-248- emulator=-193- en=-457- enabl=-304- enablement=-150- enametoolong=-106-
  encapsulat=-220- encapsulation=-190- enclos=-358- encod=-296- encoder=134c encodeuri=-164- encounter=-383-
  encourag=-290- encrypt=-272- encrypter=-268- encryption=-373- encyclopaedia=-35- encyclopedia=-262- end=-258-
  endanger=-42- endian=-163- endiannes=-145- endif=-176- endles=76c endptr=-35- ends=-342- endur=-189- endy=-280-
  enemi=-327- enemy=-329- energy=-430- enforc=-541- enforcement=-207- eng=-142- engag=-254- engin=-386- engineer=-116-
  england=-207- english=-507- englishman=-218- enhanc=-295- enhancement=-211- enjoy=-484- enjoyment=-176- enlarg=-106-
  enlighten=-466- enlightenment=-304- enobuf=-187- enodev=-295- enoent=-248- enoexec=-147- enolck=-113- enomem=-308-
  enormou=-280- enospc=-202- enosy=-263- enotconn=-169- enotdir=-123- enotsup=-148- enotty=-243- enough=-392-
  enqueu=-335- enquirer=-96- enrich=-84- enroll=-352- enrollment=-248- ensur=-92- entail=-90- enter=53x enterpris=-379-
  entertainment=-207- enthusiasm=-177- entir=-500- entire=48o entiti=-263- entitl=-245- entitlement=-132- entity=-67-
  entranc=-128- entri=-260- entropy=-317- entrust=-153- entry=-245- entryinfo=-159- entrypoint=-205- enum=-269-
  enumerat=-291- env=115x envelop=-316- environ=-169- environment=-299- environmental=-132- envp=-137- envy=-236-
  envz=-49- enxio=-247- eof=-390- eol=-156- eopnotsupp=-155- eoverflow=-81- eownerdead=-194- ep=-224- eperm=-430-
  ephemeral=-308- epoch=-333- epoll=-85- eprotonosupport=-131- eq=-65- equal=-350- equality=-158- equation=-111-
  equipment=-237- equipp=-109- equivalent=-449- er=-226- era=-281- erand48=-167- erang=-137- eras=171c eraser=-232-
  ergo=-203- erik=-276- erof=-199- err=-415- erra=-84- errno=-309- erroneou=-140- erroneous=-241- error=-296-
  errormap=-122- erspan=-142- es=-324- es2018=-80- es5=-265- es6=-275- esbuild=-61- esc=-422- escap=-623- eslint=-461-
  esm=-282- especial=-381- esperanto=-119- espre=-259- espresso=-193- esprima=-115- espy=-290- esrch=-313- essenc=-300-
  essential=-72- est=-350- esta=-257- establish=-322- establishment=-229- estao=-214- estat=-250- esteem=-126-
  estimat=-448- estimator=-137- estravers=-214- estre=-147- et=-199- etag=-318- etc=-282- eternal=-346- eternity=-234-
  etf=-124- eth=-154- eth0=-447- eth1=-168- ether=-193- ethernet=-80- ethertyp=-243- ethic=358r ethical=368r etim=-115-
  etimedout=-240- ets=-85- etxtbsy=-156- eu=-307- euc=-53- euro=-598- europ=-216- european=-245- eva=-233- eval=-76-
  evaluat=-414- evaluation=-216- evelyn=-242- even=34p event=-587- eventemitter=-190- eventemitter3=-185- eventfd=-38-
  eventnam=-401- eventsourc=-161- eventtarget=-215- eventual=-368- ever=-553- everybody=-355- everyday=-235-
  everyon=197x everyth=38a everything=-183- everywher=-399- evict=125p evictabl=-102- eviction=-106- evidenc=289h
  evolution=-287- evolv=-98- evp=-312- ewah=-61- ewma=-92- ewouldblock=-118- ex=-411- exacerbat=-159- exact=-58-
  exaggerat=-87- exam=107x examin=-398- examiner=-304- exampl=-659- exce=-270- exceed=97h excellenc=-282-
  excellent=-223- except=-581- exception=-106- exceptional=-179- exces=-388- excessiv=-152- excessive=-70-
  exchang=-516- excit=-203- excitement=-238- excl=-128- exclaim=-274- exclamation=-372- exclud=-137-
  excludecontent=-91- excludefragment=-90- exclusion=-315- exclusiv=-324- exclusive=-188- exclusivemaximum=-35-
  exclusiveminimum=-35- excus=-285- exe=400p exec=54c execstack=-232- execstart=-263- execstartpost=-136-
  execstartpr=-138- execstop=-152- execstoppost=-336- execut=78c executabl=-403- execution=-517- executioner=-226-
  executionpolicy=35c executiv=-151- execv=-299- execvp=-94- exempt=-102- exercis=-345- exfiltrat=191x
  exfiltration=-521- exhaust=-305- exhaustion=-134- exhibit=-174- exif=150x exist=-323- existent=-172- exit=-658-
  exodu=-119- exotic=-387- exp=-199- expand=-479- expansion=-385- expat=-272- expect=-446- expectant=-164-
  expectation=-166- expens=-407- expensiv=-448- experienc=-492- experiment=-166- experimental=-131-
  experimentation=-36- expert=112r expir=92o expiration=-378- expiry=242p explain=-263- explanation=-65- explicit=-224-
  explod=-261- exploit=117c explor=-249- exploratory=-196- explorer=-222- explosion=-173- explosiv=-330- exponent=-162-
  exponential=-45- export=-195- expos=-162- exposur=-284- expr=-236- expres=-366- express=-248- expression=-66-
  ext=-215- ext2=-305- ext3=-240- ext4=96c extend=-57- extensibility=-93- extensibl=-216- extension=-254-
  extensiv=-298- extent=-434- external=44x externaldata=-180- externalproject=-236- extglob=-92- extraconfigtyp=-65-
  extract=-117- extraction=-249- extrasuffix=-90- extrem=-143- extreme=-326- exuberant=-108- exxon=-278- eye=80h
  eyed=-195- eyes=-194- f=-66- faa=-110- fabl=-113- fac=-321- faccessat=-172- face=-77- facebook=-196- facilitat=-73-
  faciliti=-102- facility=-189- fact=168h factor=-157- factori=-78- factory=72c faculty=-293- fad=-320- fade=-285-
  fadv=-40- fadvis=-39- faillog=-300- failover=-161- failur=-257- faint=-186- fair=-382- fairy=-139- faith=-408-
  fake=169h fall=-561- fallback=-415- fallen=-237- fallocat=-90- fals=-247- false=-189- fame=-153- fami=-363-
  famili=-186- familiar=-291- famou=-282- fan=-362- fanatic=-203- fancy=-313- fanotify=-257- fanout=-174- fans=-245-
  fantastic=-370- fantasy=-125- faq=-228- far=-315- fare=-266- farm=-220- farmer=-288- farther=-410- fashion=-356-
  fashionabl=-122- fast=-609- faster=-453- fastest=-126- fastify=-69- fat=-312- fatal=-355- fate=-262- father=-401-
  fatten=-314- faucet=-166- fault=-215- favor=-336- favorit=-353- favour=-161- favourit=-425- fax=300x fc=-286-
  fchmod=-233- fchown=-143- fcntl=-108- fcpattern=-171- fd=-362- fd3a5288f042b6850c66b31f09fe44734eb7990=-51-
  fdisk=-309- fdopen=-151- fdopendir=-55- fds=-245- fe=-86- fe80=-155- fear=-422- feast=-228- feat=-98- feather=-217-
  featur=-610- february=-268- fed=-131- federal=-239- federation=-115- fee=297h feed=184x feel=-427- feelin=-55-
  feet=-465- fell=-310- fellow=-276- felt=-318- femal=-377- feminin=-209- fenc=36l fenv=-44- ferry=-362-
  fesetround=-102- fetch=-40- fetchcontent=-329- fever=-255- few=-422- fewer=62h fewest=-103- fexecv=-81- ff=-154-
  fffd=-256- ffff=-316- fflush=-324- fh=-248- fhir=-218- fi=-274- fiber=-60- fibr=-70- fiction=-76- fictional=174r
  fid=-161- fiddl=-115- fido=-302- field=-373- fifo=-358- fifteen=-264- fifth=-253- fifty=-222- fight=-378- fil=-366-
  file=-321- file1=-108- file2=-91- filecheck=-276- fileentrydescriptor=-58- fileentrymeta=-145- filehandl=-372-
  filemark=-303- filemodify=-320- filenam=-718- filepath=-208- filestocheck=-137- filestor=-192- filesystem=-565-
  filesystemtyp=-156- filetooloption=-111- filetyp=-113- filip=-82- fill=-160- filler=-298- fillfactor=-139- film=-498-
  filt=-124- filter=-251- fin=-204- finagle=-176- final=-316- finaliz=-150- financ=128x financial=-76- find=-61-
  finder=-156- findosg=-194- findutil=-234- fine=-312- finer=-151- finest=-387- finger=-408- fingerprint=263h
  finish=82h finit=-316- fir=-334- fire=-470- firebas=-81- firefox=-109- firewall=194c firm=178x firmwar=181c
  first=-131- firstgid=-79- fiscal=-266- fish=-514- fist=-233- fit=-502- fits=-423- fitt=-158- five=-383- fix=-194-
  fixtur=-272- fixup=-274- fl=-178- flag=-546- flam=-299- flamewar=-49- flap=-47- flash=223c flasher=-55- flat=-245-
  flatcacheoption=-75- flatt=-72- flatten=-188- flatter=-60- flattery=-146- flavor=-226- flaw=-193- flea=-274-
  fled=-172- fleet=-333- flesh=-147- flex=-280- flexibility=-411- flexibl=-150- fli=-336- flicker=-323- flight=-273-
  flip=-320- flipp=-302- float=-239- flock=-196- flogg=-188- flood=246c floor=-470- floppy=-257- flour=-69- flow=-506-
  flower=-371- flt=-157- fltk=-247- fluent=-41- fluid=-284- flush=-653- flutter=-239- fly=-484- flyer=117x
  fmemopen=-218- fmh=-183- fmr=-270- fmt=-233- fn=-363- fnmatch=-136- fnv=-132- fnv1=-129- fo=-34- foam=-198-
  focu=-191- focus=-204- foe=-243- fol=-274- fold=-314- folder=89x folk=-278- follow=-106- follower=-263- fond=-236-
  font=-108- fontconfig=-178- fontgrid=-89- foo=-578- foobar=-184- fooconfig=-182- food=-535- fool=-535- foolish=-268-
  foolishnes=-174- foot=-284- football=-229- footer=-300- footprint=-207- fopen=-349- fopencooki=-172- for=-373-
  forbid=-60- forbidden=225r forc=65c forcib=-245- ford=-267- foreach=-350- forecast=-138- forego=176o foreground=-288-
  forehead=-183- foreign=-518- foreman=-235- foremost=-164- forest=-219- forever=72p forg=67h forget=-129-
  forgett=-176- forgiv=-233- forgivenes=137h forgot=-72- forgotten=94h fork=-322- form=-621- formal=-301- format=-152-
  formatexclusivemaximum=-122- formatexclusiveminimum=-122- formatlyoption=-114- formatlyreportchildprocessresult=-113-
  formatlyreportresult=-30- formatlyreportvirtualresult=-40- formatmaximum=-122- formatminimum=-122- formatt=-291-
  formatter=-332- formatterchecker=-55- formatterrunner=-55- formattertextrunner=-55- formattext=-55- formdata=-325-
  formednes=-287- former=229o formula=-320- forstatement=-147- forth=-203- forthright=-250- fortran=-301-
  fortrancinterfac=-130- fortun=-464- fortunat=-175- fortunate=-242- fortune=-414- forty=-262- forum=185x forward=-135-
  forwardprop=-45- forwardto=-68- fought=-190- foul=113r found=-52- foundation=-213- fountain=-243- four=-296-
  fourteen=-196- fourth=107r fowner=-77- fox=-397- foy=-201- fp=-288- fpath=-266- fprintf=-72- fpurg=-111- fqdn=-279-
  fr=-121- fractal=-121- fraction=-319- fractional=-96- frag=-225- fragil=-185- fragment=-451- fragmentation=-107-
  fram=-343- framework=-278- franc=-336- franci=-125- frank=-453- fraud=85a fre=106r fread=-150- freak=-321- fred=-201-
  free=-193- freebsd=-165- freedesktop=-204- freedom=-250- freer=-134- freescal=-84- freetyp=-218- freeway=-164-
  freez=-340- freight=-125- french=-499- freopen=-178- frequency=-284- frequent=-238- fresh=187p freshman=-257-
  fri=-247- friday=-416- fridg=-409- friend=-239- friendship=-110- frighten=-203- frikac=-260- frill=-163- frob=-156-
  frog=-184- frolick=-116- from=-55- fromfil=-77- fromschema=-149- fromurl=-76- fromzoderror=-158- front=-323-
  frontend=-252- frontier=-141- frost=-297- frotz=-120- frozen=-393- fruit=-297- fruitful=-219- fruitles=-133-
  frustrat=-125- frustration=-119- fry=-216- fs=-366- fsck=-109- fseek=-50- fsmap=-175- fsmonitor=-100- fstab=-234-
  fstream=-224- fstrim=-125- fswatcher=-140- fsync=-117- ft=-102- ftl=-220- ftp=118x ftruncat=-255- fts=-280- fts5=-55-
  ftsent=-178- ftw=-317- fubar3=-50- fuel=-315- ful=-171- fulfill=-143- full=-139- fullpath=-184- fun=-428- func=-414-
  function=-494- functional=-180- functionality=-355- functionexpressionscop=-160- fundamental=-217- funniest=-270-
  funny=-310- funzip=-239- fur=-281- furiou=-286- furious=-240- furnish=-215- furnitur=-81- further=-156-
  furthermor=-271- furthest=-125- fury=-227- fuse=-351- fuser=-230- futil=-91- futimen=-206- futur=-64- fuzzy=-123-
  g=-254- g0=-81- g1=-82- g2=-194- ga=-181- gabe=-247- gai=-153- gain=-399- galaxy=-116- gallon=-138- gam=-450-
  gama=-100- gambl=-299- game=138x gamma=-253- gang=-139- gangster=-253- gap=213h gaps=170h garag=-312- garbag=-405-
  garden=-528- gargantubrain=-199- gas=-62- gate=-461- gateway=-119- gather=-151- gaug=-69- gave=-219- gaveau=-113-
  gawk=-287- gay=-238- gb=-329- gc=-329- gcc=-245- gcda=-205- gcloud=-125- gcloudignor=-176- gconv=-39- gcov=-152-
  gcr=-158- gct=-83- gdb=-355- gdbserver=-325- gdotv=-86- gdpr=-280- ge=-101- gear=-241- gecko=-50- gee=-192-
  geek=-137- gen=-268- gender=-335- gene=-118- general=-552- generaliz=-133- generat=-656- generatekeypair=-86-
  generatemap=-104- generatesecret=-86- generation=-256- generator=-433- generic=-327- generou=-119- genetic=-275-
  geniu=-228- gensymbol=-81- gent=-280- gentleman=-228- gentlemen=-243- gentlest=-75- genuin=118a genuine=-190-
  geo=-300- geographic=-300- geojson=-151- geometry=-204- georg=-400- georgia=-120- german=-551- gestur=-97- get=-165-
  getaddrinfo=-70- getallversion=-136- getancestor=-105- getattr=-76- getcap=-40- getcontext=-223- getcpuclockid=-39-
  getdat=-70- getdisabledirectiv=-123- getdomain=-259- getdomainwithoutsuffix=-123- geteuid=-68- getevent=-95-
  getfulldomain=-155- getglobaldispatcher=-52- getgrent=-40- getgrouplist=-126- gethook=-191- gethostbyaddr=-146-
  gethostbynam=-202- gethostnam=-133- getifaddr=-139- getindexfromloc=-110- getlin=-283- getlk=-225- getloc=-37-
  getlocfromindex=-112- getmanyraw=-62- getmaxlistener=-47- getopt=-203- getorset=-31- getown=-121- getpid=-255-
  getpublicsuffix=-155- getpwent=-136- getpwnam=-225- getpwuid=-205- getrang=-38- getraw=-37- getrlimit=-83- gets=-72-
  getservbyport=-168- getstaticinstanc=-137- getsubdomain=-137- gett=-620- getter=-255- gettext=-196- gettim=-56-
  gettimeofday=-59- gettin=-221- gettsconfig=-225- getty=-164- getutent=-258- getutxent=-278- gholam=-259- ghost=-172-
  ghz=-68- giant=-215- gib=-211- gibson=-66- gid=-159- gids=-217- gif=-269- gift=-423- gigabyt=-45- gill=-173-
  gilli=-51- gimm=-246- gin=-308- ginsberg=-92- gio=-238- girl=-419- girlfriend=-215- gist=187x git=-128-
  gitattribut=-257- gitformat=-37- github=-548- gitignor=-352- gitk=-130- gitlink=-127- gittip=-238- giv=-663-
  give=163x given=-118- gke=-319- gl=-186- glad=-300- gladiatoren=-156- glanc=-303- glas=-522- glass=-275- glew=-233-
  glib=-198- glib2=-107- glibc=-280- glob=-228- global=-404- globalthi=-161- globb=-182- globby=-63- globstar=-67-
  gloom=-254- gloriou=-255- glory=-240- glossary=-162- glov=44r glum=-236- glut=-219- gluten=-362- glvnd=-248-
  glyph=-362- gmail=-178- gmt=-177- gmtim=-119- gnaw=-88- gnom=-198- gnu=-412- gnupg=76x gnutl=-208- go=-148-
  goal=-520- god=-114- gods=-355- goes=115x goin=-216- gol=-36- gold=-287- golden=-303- goldwyn=-314- golf=-211-
  golfer=-101- gone=244r gonna=-421- gonzaga=-77- good=-359- goodby=104c goodnes=-304- googl=-398- google=-164-
  googlecloudsdk=-158- goos=-201- gorbachev=-173- gorgeou=-302- gossip=-174- got=-274- goto=-329- gotta=-293-
  gotten=-274- gourmet=-124- govern=-50- government=-432- governor=-127- gown=-75- gp=-219- gp3=-132- gpg=-321-
  gpgconf=-237- gpgsm=-279- gpl=-99- gprofng=-315- gps=212x gpt=-211- gpu=-48- gr=-196- grab=-90- grabb=-229-
  grac=-268- graceful=-381- grad=-104- gradient=-124- gradual=-270- graduat=-231- graffitiist=-288- graft=-138-
  graham=-228- grain=-268- grammar=-309- grand=-306- grandeur=-31- grandfather=-306- grandma=-487- grandmother=249r
  grandpa=-343- grant=-52- granular=-159- granularity=-201- graph=-467- graphic=-249- graphical=-199- graphology=-169-
  graphql=-162- graphviz=-194- grappl=-35- gras=-286- grasp=-311- grateful=-212- gratitud=-156- grav=-202- gravel=-231-
  graveyard=-106- gravity=-114- gray=-206- grayscal=-76- graz=-255- gre=-165- greas=-251- great=-595- greater=-187-
  greatest=-157- greek=-392- green=-57- greenblatt=-167- greet=-291- grep=-498- gretap=-155- gretzky=-228- grew=-142-
  grief=-228- grill=-183- grim=-181- grin=-138- grinn=-155- groff=-210- grotty=-259- ground=-363- group=-514-
  groupadd=-245- groupnam=-356- grow=-253- grown=-220- growth=-371- grpc=-304- grumbl=-316- grumpy=-152- grunt=-91-
  gry=-234- gryphon=-81- gs=-327- gsl=-232- gss=-160- gt=-173- gte=-133- gtest=-247- gtk2=-167- gtr=-49- guarante=-445-
  guarantee=-164- guard=395a guardian=66a guardrail=54o gues=-427- guess=129c guest=-433- gui=-315- guid=-687-
  guidanc=176o guide=-187- guidelin=531o guilt=-309- guilty=-479- guitar=-182- guitool=-140- gun=-262- gunner=-163-
  guns=-203- gunzip=-151- guru=-302- gut=-158- gutter=-289- guy=-381- guys=-535- gym=-256- gz=-311- gzip=-294-
  gzipp=-190- h=-651- ha=-385- habit=-167- had=-173- hadn't=-222- hahaha=-82- hail=-228- hair=-346- haircut=-233-
  hakuin=-342- hal=-256- half=-605- halfway=-292- hall=-201- halo=-113- halt=-457- halv=-105- ham=-149- hamburger=-207-
  hamel=-100- hamilton=-144- hammer=-425- hand=-217- handbook=-381- handel=-107- handl=-410- handler=-196-
  handover=-200- handshak=-396- handsom=-180- handy=-316- hang=-667- happen=-326- happi=-247- happier=221h
  happines=-392- happy=-298- harbor=-335- hard=-74- harden=-160- harder=-306- hardest=-229- hardwall=-147-
  hardwar=-527- hardwir=-123- harm=-187- harmful=-243- harmles=437h harmoniou=-333- harmony=-374- harnes=-153-
  harry=-281- harvard=-283- has=-149- hash=-432- hashery=-226- hashsync=-71- hashtonumber=-63- hashtonumbersync=-71-
  hasmagic=-71- hasmany=-46- hasn't=-396- hast=-302- hate=-334- hath=-173- hatr=-123- haul=-217- hav=113h have=-197-
  haven't=-278- hawk=-146- hay=-128- haystack=-93- hcl=-101- hcreat=-67- hdd=-106- hdestroy=-63- hdf5=-287- hdr=-41-
  he=-46- he'd=70h he'll=53h he's=-308- head=-82- header=-666- headeroption=-75- headles=-175- headlight=-193-
  headlin=-89- headquarter=127a heal=-32- health=-221- healthy=-327- heap=-264- heard=-128- hearer=-350- heart=-126-
  heat=-435- heaven=-339- heavi=-139- heavy=-297- hebrew=-122- hedg=-230- heed=101o heel=-301- hegel=-333- heh=-398-
  heheh=-149- height=-244- heir=-241- helen=-118- helgrind=-304- helix=-184- hell=-455- hello=-164- helloworld=-140-
  help=-488- helper=328p helpful=33r helples=-289- helpstyl=-174- hen=-239- henc=-218- henceforth=166o henry=-326-
  her=145h herald=-230- herd=-79- here=-188- hereby=188o herestr=-78- herm=-275- hero=-338- heroic=-99- heron=245a
  herr=-175- hers=100h herself=-329- hesitat=-309- het=-349- heuristic=-172- heuristical=-95- hex=-217-
  hexadecimal=-308- hexdump=-100- hey=-132- hfs=-53- hh=-179- hi=-303- hibernat=-350- hibernation=-57- hiccup=-125-
  hid=-144- hidden=327l hierarchi=-160- hierarchical=-168- hierarchy=-436- high=-517- higher=57a highlight=-306-
  highlightj=-98- highway=-202- hik=-295- hike=-214- hill=-410- him=72h himself=-94- hinder=-291- hindi=-62- hint=155h
  hip=-134- hir=139h hire=-210- his=-365- histogram=-309- historic=-37- historical=-425- history=-58- hit=-196-
  hitch=-246- hits=-439- hitt=-227- hive=-305- hl=-97- hmac=-146- hml=-218- hmr=-240- hobby=55p hockey=-165- hol=-375-
  hold=-280- holder=187a hole=-334- holland=-63- hollow=-200- hollywood=-147- holy=-236- hom=-258- home=-417-
  homepag=-84- homework=-285- homeysan=-143- homo=-227- honda=-83- honest=119r honesty=-239- honey=-325-
  honeymoon=-100- hong=-298- honk=-243- hono=-358- honolulu=-131- honor=-426- honorabl=-134- honour=-140- hood=-247-
  hoodlum=-205- hook=-86- hookifi=-258- hookmap=-202- hop=-453- hopatcong=-135- hope=-482- hopeful=-385- hopeless=-126-
  hopp=-276- hops=-187- horizon=-168- horizontal=-307- horn=-195- horribl=-223- horror=-213- hors=-435- hoser=-229-
  hospital=-192- hostag=-211- hostent=-115- hostfromurlrecord=-90- hostil=-219- hostnam=-266- hot=-460- hotel=-337-
  hotlin=192x hottest=-108- hour=-125- hous=-140- household=206x housekeep=268p houseplant=-247- housewif=-256-
  houston=-79- hover=-270- how=-455- however=-737- howl=-163- hp=-67- hr=-252- href=-238- hsearch=-42- hsl=-118-
  hst=-145- hsv=-75- htab=-56- htm=-62- html=-577- http=-246- http2=-114- httperror=-89- hub=210p huber=-252-
  huff=-300- huge=-324- hugepag=-163- hugetlb=-130- hull=-41- human=151h humanf=-53- humanity=-189- humbl=-244-
  humility=-197- humor=-429- humour=-286- hundr=-277- hundred=-348- hung=-88- hungry=-390- hunk=-238- hunt=-194-
  hunter=-111- hup=-189- hurd=-142- hurl=-133- hurri=-179- hurry=-255- hurt=-521- husband=-248- hush=-171- hut=-219-
  hw=-184- hwb=-118- hybrid=-326- hyperbolic=-46- hyperdisk=-112- hyperdriv=-220- hypertext=-176- hypervisor=-66-
  hyphen=-229- hypothetical=56r hz=-324- i=-284- i'd=161h i'll=-699- i'm=-393- i've=-566- i18n=-159- i386=-280- ia=-32-
  iam=-516- iana=-201- iap=-141- iban=-296- ibm=-312- ic=-152- icann=-146- icanon=-312- ice=-377- ich=-312- icmp=95x
  icon=-383- iconv=-228- icu=-245- id=-128- id's=-256- ida=-334- idaho=-177- ide=-66- idea=-361- ideal=-451-
  ident=-222- identical=-227- identifi=-343- identification=-255- identifier=-403- identifierbas=-54-
  identifiernam=-36- identify=72r identiti=-329- identity=40r ideogram=-149- ides=-99- idiot=-396- idl=-139- idna=-74-
  ids=-641- idx=-322- idx1=-133- idx2=-132- ie=-87- iec=-185- ieee=-249- if=-170- ifdef=-140- ifindex=-114- ifnam=-67-
  ifr=-247- ifram=-249- ifstatement=-73- ign=-67- ignor=-175- ignora=-261- ignoranc=47h ignorant=86h ignorecas=-197-
  ignorenewlineateof=-35- ignorewhitespac=-84- ignorier=-163- ihdr=-81- ii=-174- iii=-195- il=-369- ill=-249-
  illegal=82r illiterat=-420- illogical=-255- illuminat=-39- illumination=-149- illusion=-292- illustrat=-125-
  illustration=-79- im=-352- imag=-134- imagemagick=-201- imagin=-256- imaginary=-178- imagination=-226- imbedd=-259-
  img=-302- imitat=60r imitation=-130- immanuel=-195- immediate=-452- immens=-72- immer=-165- immortal=-258-
  immortality=-179- immutab=-230- immutability=-220- immutabl=47p imp=-265- impact=-259- impartial=-205-
  imperative=-138- impersonat=163r implement=-639- implementation=-439- implementor=-296- impli=-409- implication=-287-
  implicit=-461- import=-382- importanc=-293- important=-652- importpkcs8=-86- impos=-436- impossibl=-416-
  impostor=271a impractical=-41- impres=-120- impress=-339- impression=235h impressiv=-101- improper=-276- improv=-473-
  improvement=-315- impuls=-308- in=-288- in6=-54- inaccessibl=-271- inaction=-144- inactiv=-321- inactivity=-167-
  inaddr=-51- inadequat=-143- inadvertent=-258- inbound=-125- inbox=180x inc=-272- incentiv=-158- inch=-229-
  incident=38a incidental=-69- incircl=-197- includ=-163- includedownstreambrowser=-207- includefileheader=-49-
  includeindex=-63- includeunderlin=-86- inclusion=-280- inclusiv=-369- inclusive=-64- incom=-335-
  incompatibiliti=-268- incompatibl=-264- incompetenc=-193- incompetent=-178- incomplet=-353- inconsistenci=-222-
  inconsistent=-250- incorporat=-269- incorrect=-312- increas=-492- incredibl=-232- increment=-341- incremental=-353-
  incur=-186- inde=-150- indefinite=-177- indent=-263- indentation=-298- independenc=-66- independent=-414- index=-333-
  indian=-267- indic=-266- indicat=-585- indication=-139- indicator=-201- indifferent=-191- indignant=-300-
  indirect=-104- individual=-432- indivisibl=-98- indonesia=-216- induction=-265- indulg=-123- industry=-205-
  inefficient=-109- inert=-271- ines=-252- inet=30c inet6=-185- inetd=-251- inevitab=-65- inexplicabl=-51- inf=-58-
  infancy=-191- infant=-150- infer=-278- inferenc=-109- inferior=-273- inferr=151h infidel=-141- infinit=-308-
  infinity=-252- inflatabl=-91- inflation=-118- inflect=-37- inflection=-37- inflexibl=-76- influenc=-155- info=-760-
  infop=-56- inform=74h informal=-135- information=-592- informational=-357- informativ=-110- infrastructur=-283-
  infrequent=-63- ing=-162- ingeniou=-58- ingredient=-371- ingres=-146- inhabit=-191- inhabitant=-169- inherent=-77-
  inherit=-50- inheritabl=-217- inheritanc=-165- inhibit=-289- inhibitor=-231- ini=-344- init=-527- initial=-62-
  initialindent=-100- initialis=-299- initialisation=93l initializ=-328- initialization=-110- initializer=-165-
  initiat=-370- initiativ=-177- initrd=-415- initstat=-129- inittab=-147- inject=-54- injection=-325- injectiv=-40-
  injur=-209- ink=-328- inlin=-361- inn=-50- innermost=-303- innocenc=-236- innocent=81h innovat=-221- innovation=-287-
  innovativ=-104- inod=-572- inotify=-197- input=-316- inquir=-153- inquirer=-137- inquiry=-304- ins=-162- insan=-278-
  insecur=-311- insecurity=-106- insensitiv=-259- insert=-222- insertion=-200- insid=-393- insight=-341- insist=-170-
  insogna=-77- insolubl=-240- inspect=-458- inspection=-360- inspector=86a inspectteredo=-143- inspher=-197-
  inspir=-150- insqu=-106- install=-218- installer=94c instanc=-799- instance=-106- instanceof=-121- instant=-339-
  instantaneou=-88- instantiat=-248- instantiation=-63- instead=-275- instinct=-248- institution=-234- instr=-236-
  instruct=187a instruction=233o instrument=-195- instrumentation=-289- insufficient=-360- insult=-252- insur=-325-
  insuranc=-404- insurer=-135- int=-313- int32array=-218- intact=-40- integer=-377- integral=-83- integrat=228p
  integration=-217- integrity=-510- integritytab=-171- intel=-334- intellect=-192- intellectual=-300- intelligenc=-486-
  intelligent=-49- intend=-127- intens=-118- intent=-320- intention=-360- intentional=-410- inter=-285- interact=-236-
  interaction=-274- interactiv=-519- interactive=-317- interactivity=-276- intercept=-366- interceptor=-224-
  interchangeab=-154- interconnect=-363- interest=-172- interfac=-523- interfer=-414- interferenc=-282- interior=-36-
  interlac=-351- intermediary=-88- intermediat=-296- intermittent=-111- intern=-36- internal=-321- international=-204-
  internet=-48- internmap=-275- interop=-173- interopdefault=-52- interoperability=-55- interpolat=-33-
  interpolation=-248- interpret=-474- interpretation=-251- interpreter=-175- interrupt=-325- interruption=-85-
  intersect=-211- intersection=-278- interval=-526- interven=-159- interview=-347- intimat=-60- intl=-208- into=61p
  intoxicat=-206- intra=-133- intrinsic=-211- intro=-101- introduc=-381- introduction=-286- introspect=-197-
  introspection=-44- intruder=114r intuition=-171- intuitiv=-194- intuitivenes=-122- invad=-162- invalid=-409-
  invalidat=-180- invalidatetag=-64- invalidation=-259- invariab=-200- invasion=-260- invent=148h invention=-164-
  inventor=-226- invers=-199- inverse=-131- invert=-225- invest=-117- investigat=-361- investigation=-323- invisibl=80h
  invit=-159- invocation=-423- invoic=-84- invok=50c invoker=-127- involv=-520- involvement=-166- inward=-218- io=-285-
  iobas=-294- ioctl=-328- iodbc=-265- ioprio=-288- iops=-47- ios=-228- iov=-100- iovec=-98- iowa=-160- ip=-434-
  ipaddr=-137- ipc=-338- ipo=-211- ippolito=-80- ipproto=-125- iproute2=-145- ips=-323- ipv4=-367- ipv6=-402- ir=-50-
  irc=-159- iron=-224- irrefutabl=-299- irrelevant=151o irresistibl=-261- irs=-191- iruserok=-146- irv=-101- is=-342-
  isaac=-247- isc=-131- iscopy=-253- iscor=-207- iscreat=-48- isdirectory=-42- isgit=-56- ish=-151- isicann=-35-
  isig=-153- isildur=-82- isinf=-37- iskeyfresh=-175- island=-174- ism=-73- ismobil=-339- isn't=-367- isnod=-84-
  isnub=-95- iso=-346- isoc99=-73- isolat=-383- isolation=-202- isolcpu=-32- isomorphic=-315- ispc=-211- isrenam=-53-
  isserializ=-228- isset=-44- isshort=-95- issu=-51- issuer=-166- ist=-345- isus=-163- isvalidurlstr=-71- it=-37-
  it'll=-397- it's=-476- italian=-124- italic=-197- italo=-185- itch=-169- item=34p iterabl=-35- iterat=-246-
  iteration=-390- iterativ=-137- iterator=-275- its=-344- itself=-212- itxt=-87- j=-351- ja=-314- jack=-257-
  jacket=-229- jacki=-34- jail=-294- jailbreak=69r jam=-383- jamb=-94- jan=-136- jane=-227- january=-421- japan=-219-
  japanes=-348- jar=-377- jason=-220- java=-292- javadoc=-138- javah=-112- javascript=33c jazz=-189- jdb=-82-
  jealousy=-82- jean=-140- jed=-199- jell=-91- jellyfish=-53- jeremiah=-51- jerk=-338- jersey=-232- jest=-233-
  jesu=-255- jet=-228- jewel=-36- jewish=-214- jgoerzen=-182- jig=-395- jim=-429- jimmy=-317- jit=-137- jiti=-285-
  jitter=-82- jni=-160- jo=-493- job=90p jobs=-563- jock=-104- joe=-310- joey=-306- joeyh=-357- jogger=-199- john=-327-
  johnny=-233- johnson=-173- join=-85- joinabl=-78- joiner=-211- joint=-107- jok=-285- joke=-215- jon=-254-
  jonathan=-137- jose=-159- josh=-224- joul=-157- journal=-207- journalctl=-206- journald=-355- journalism=-241-
  journey=-524- jove=-94- joy=-385- joye=-80- joyeecheung=-80- jp=-221- jpeg=-222- jpg=-232- jq=-158- jr=-305-
  jrand48=-167- js=-574- js's=-69- jsdiff=-143- jsdoc=-199- jsdom=-400- jsesc=-42- jshell=-280- json=35p json5=-85-
  jsonl=-317- jsr=-170- jstoken=-117- jsx=-243- juan=-51- judg=-434- judgment=-220- juggl=-48- juic=-240- julia=-258-
  julien=-51- july=-311- jump=-474- junction=-176- june=-613- junior=-138- junk=-220- jupiter=-198- jury=-237-
  just=-356- justic=-345- justifi=-82- justification=-179- justify=-161- jvm=-170- jwk=-332- jws=-190- jwt=-227-
  jwts=-266- k=-430- kaio=-220- kana=-148- kansa=-162- karl=-385- katerina=-87- kb=-185- kcmp=-264- kcor=-191-
  kde=-251- kde3=-250- kdf=-136- keen=-42- keep=-107- keepaliv=90p ken=-150- kennedy=-164- kentucky=-160- kept=-453-
  kerbero=-382- kernel=-584- kettl=-233- kevin=-280- key=-338- key1=-160- key2=-160- keyboard=-30- keychain=300x
  keyctl=-130- keydata=-57- keygen=-53- keygrip=-214- keylogger=107c keymap=-91- keymgmt=-197- keyr=-566- keys=-236-
  keystor=-279- keysym=-244- keytyp=-114- keyv=-228- keyvredi=-137- keyword=-404- kg=-333- kib=-146- kick=54c kid=-271-
  kidd=-273- kidnapp=-342- kids=-601- kill=54c killall=-210- killer=-397- kilobyt=-124- kim=-351- kin=-163- kind=-196-
  kinda=-111- kindnes=-272- king=-399- kiosk=-395- kira=103r kirk=-139- kiss=-514- kitchen=-397- kitten=-191-
  kitty=-212- kjv=-237- klingon=-245- kludg=-174- kmem=-86- kms=-349- knarakat=-228- kne=-221- knew=-543-
  knghtbrd=-764- knif=-255- knight=-300- knip=-214- knitt=-349- knob=-192- knock=-285- knot=-59- know=-353-
  knowledg=97h known=-431- knownfact=-33- knuth=-161- koa=-237- koffi=-212- koi8=-79- kong=-298- korean=-106-
  kosher=-64- kotlin=-111- kpti=-341- krl=-159- krm=-101- ksiz=-49- kubectl=-114- kubernet=-326- l=-407- l33t=-191-
  l4=-99- la=-590- lab=-481- label=-656- labell=168x labor=-319- laboratori=-43- laboratory=-240- labour=-195-
  labs=-172- lad=-314- ladder=-320- ladi=-119- lads=-239- lady=-398- laff=-82- lag=-34- lager=-214- laid=33o lake=-297-
  lamb=-192- lambda=-148- lame=-290- lament=-197- lamp=-360- lan=-341- land=-41- landlock=-454- landlord=-100-
  lane=-361- lang=-354- langcod=-174- langinfo=-40- languag=-461- larg=-327- large=-151- larger=-243- largest=-319-
  larry=-411- las=-348- lass=-127- lastgid=-79- lastlog=-267- latency=-260- later=166p latest=91x latex=-315-
  latin=-387- latter=-332- lau=-77- laugh=-473- laughter=-326- launch=30c launchctl=-274- launcher=277p laundry=-199-
  lauradax=-374- law=106r lawn=-186- laws=43r lawsuit=131x lawyer=-173- lax=-51- lay=-393- layout=-502- lays=-491-
  lazi=-105- lazy=-389- lb=-169- lbr=-75- lc=-241- lch=-161- lchmod=-83- lchown=-131- ld=60p ldap=-329- ldaprc=-154-
  le=-446- lea=-609- lead=-347- leader=-320- leadership=-246- leaf=-275- leaflet=-357- leak=38l lean=-291- leap=-145-
  learn=86h learnt=-132- leas=-578- least=-507- lectur=49r led=-392- lee=-282- left=-385- leg=-139- legacy=-355-
  legal=-122- legaliz=-274- legend=-89- legendeca=-80- legg=-67- legislation=-162- legislator=-194- legislatur=-225-
  legitimat=-330- legs=-112- leisur=-243- lemm=-328- lemon=-220- len=-211- lena=-452- lend=-312- length=-507-
  lens=-220- leo=-311- lert=-200- les=-473- lesbian=-175- less=-46- lessbinfmt=-113- lesscharset=-40- lessclos=-280-
  lesser=-262- lesskey=-269- lesson=-365- lessopen=-171- lest=104h let=362p lethal=-240- lets=-340- lett=163h
  letter=-273- letterman=-256- level=-198- leverag=-316- levn=-135- lex=-180- lexer=-173- lexical=-298-
  lexicographic=-206- lexicon=-37- lf=-510- lg=-197- lgamma=-35- li=77c liability=-69- liabl=-77- liar=-116- lib64=-93-
  libarchiv=-119- libblkid=-139- libc=-245- libcrypto=-129- libdir=-114- liberal=-89- liberat=-72- liberation=-119-
  libertarian=-227- liberty=-87- libidn2=-169- liblzma=-196- libpng=-385- libpq=-149- librari=-475- library=-155-
  libs=-153- libstdc=-232- libxml2=-244- libxslt=-319- licenc=-50- licens=-239- lid=-180- lie=118h lied=-244-
  lies=-300- life=-742- lift=274a liftoff=-312- light=-249- lighter=-38- lighthous=-275- lightn=-261- lightnes=-75-
  lightweight=-205- liiwi=-174- lik=-292- like=-260- likelihood=-200- likewis=-172- lili=-140- lilo=-248- lim=-272-
  limit=-112- limitation=-476- limiter=-252- limpitsouni=-87- lin=-197- lincoln=-114- line=-339- lineag=-455-
  linear=-276- linger=-179- link=-272- linkat=-174- linker=-259- linklocal=-74- linkpath=-136- lint=-525- linter=-147-
  linu=-372- linux=-543- lion=-168- lips=-219- liquid=-160- liquor=-185- lirc=-298- lisa=-212- lisp=-227- list=-283-
  listelm=-220- listen=-109- lit=-306- lite=-141- literal=-180- literary=-106- literat=-252- literatur=-212-
  littl=-366- liv=-265- live=-235- liver=-341- livescript=-205- liw=-57- ll=-269- llab=-32- llc=-145- llm=-75-
  llms=106a llvm=-478- lmt=-132- lo=-288- load=201p loader=430p loaf=-197- loan=-326- lobby=63x loc=-297- local=-401-
  localappdata=-94- locale=-65- localhost=-395- locality=-130- localiz=-110- localization=-274- localtim=-155-
  locat=-561- location=-418- locator=-391- lock=-315- locker=-225- lockfil=-176- locksmith=-205- log=113h
  logarithm=-192- logg=-236- logger=-71- logic=-525- logical=-438- logind=-175- loginfoplugin=-49- loglevel=-78-
  logo=-401- logon=132p logout=105p logs=144a lollipop=-124- london=-248- lone=-435- lonelines=-97- long=-451-
  longdescription=-60- longer=-48- longest=-481- longjmp=-185- look=66h looker=-136- lookin=-144- lookup=-176-
  loon=-289- loop=-223- loopback=-365- loos=-392- loose=-258- lord=-335- lordhavoc=-283- los=-181- lose=-493-
  loser=-142- losetup=-49- loss=-454- lossy=-40- lost=-482- lot=-366- lots=-266- lott=-282- lottery=-200- loud=122x
  louder=-156- loudest=-229- lousy=-132- lov=-364- love=-614- lover=-465- low=-463- lower=34a lowercas=-245-
  lowest=-343- loyal=263r lp=-85- lp64=-130- lp64d=-39- lp64f=-99- lru=-137- lrusiz=-154- ls=-386- lsblk=-231- lsd=-67-
  lseek=-151- lsm=-297- lsns=-191- lsof=-183- lstat=-157- lsunit=-293- lt=-163- ltd=-101- lte=-145- ltr=-49- lts=-110-
  ltsc2019=-170- lua=-151- luca=-216- lucid=-134- luck=-392- lucki=-54- lucky=-201- luggag=-298- lunch=-310- lurk=-189-
  lust=-100- lutim=-58- luxury=-143- lvm=-73- ly=-154- lyin=-204- lyon=-427- lz=-163- lzip=-127- lzma=-219- lzma1=-211-
  lzma2=-271- m=-358- m2=-203- m32r=-196- m5=-70- ma=-170- ma'am=-293- mac=-499- macbook=-53- mach=-44- machin=-481-
  machine=-300- machinery=-226- macintosh=-148- maco=-359- macro=39c macsec=-182- macvlan=-271- mad=-339- made=-86-
  madv=-311- madvis=-154- mafia=-81- magazin=-250- magic=-479- magical=-249- magician=-164- magicstr=-202- magnet=-158-
  magnificent=-48- magnitud=-164- maid=-164- maiden=-178- mailbox=232x maildir=-300- mailman=-136- mailmap=-236-
  mailto=-398- main=-115- mainfield=-71- mainfram=-114- maintain=-510- maintainability=-65- maintainabl=-127-
  maintainer=-250- maintenanc=147a mais=-239- majesty=-301- major=-296- majority=-188- mak=-639- make=99p makefil=-156-
  maker=277o makeup=-69- mal=-250- male=-217- malform=-256- malfunction=-69- maliciou=120o malicious=-114- mall=-40-
  malloc=-412- mallopt=-133- malwar=37c man=-671- manag=-558- management=241a manager=-367- mandat=-280- maneuver=-44-
  mangl=-249- manhattan=-169- manic=-195- manifest=-472- manifestation=-182- manifold=-230- manipulat=-315-
  manipulation=-393- mankind=-287- manner=-338- manoj=-239- manpag=-324- manpath=-219- mantissa=-71- manual=-649-
  manuel=-257- manufactur=-267- manufacturer=-175- many=-350- map=-595- mapbox=-94- maplibr=-50- mapp=-450- maps=-395-
  marbl=-207- march=-564- marco=-80- margarin=-132- margin=-151- marin=-120- mark=-145- markdown=-163- marker=-408-
  market=-402- markham=-162- markup=-296- marri=-189- marriag=-426- marry=-418- mart=-170- martial=-149- martian=-180-
  martin=-300- martini=-191- marvel=-190- marvin=-188- mary=-236- mask=76r masquerad=-205- mass=-346-
  massachusett=-360- massag=-102- massif=-180- massiv=-126- mastery=-158- mastodon=-204- mat=-275- match=-534-
  matcher=-241- matchesglob=-197- mate=-280- material=-354- materializ=-387- math=-397- mathematic=-342-
  mathematical=-165- mathematician=-330- matlab=-378- matrix=-345- matt=-279- matteo=-80- matter=-146- mattres=-206-
  matur=-278- maturity=-304- maureen=-210- maxag=-199- maxattempt=-70- maxbackoff=-64- maxdepth=-134- maxim=-183-
  maximum=-187- maxitem=-35- maxlength=-229- maxmsg=-87- maxpadfactor=-100- maxproperti=-35- maxttl=-197- maxvalu=-54-
  may=-276- maybeaddmapp=-47- maybeaddsegment=-47- mayload=-217- maystor=-217- maze=-150- mb=-366- mbox=-252- mc=-202-
  mca=-381- mccollister=-121- mcl=-101- mcollina=-80- mcp=121p mcr=-149- md=-452- md5=-266- md5sum=-99- mdn=-247-
  mdoc=-258- me=-124- meal=-313- mean=-661- meaningful=-241- meaningles=-190- meant=-422- meanwhil=-335- measur=-541-
  measurement=-328- meat=-322- mechanic=-119- mechanical=-146- mechanism=-333- med=-258- meddl=-229- media=-424-
  median=-48- mediation=-309- mediatyp=-228- medical=284x medication=-69- medicin=-285- medieval=-59- mediocr=-164-
  mediocrity=-200- medium=-294- meek=-292- meet=-605- meg=-127- megabyt=-225- melt=-251- mem=-316- memalign=-126-
  member=-474- membership=-410- memcheck=-281- memchr=-154- memcpy=-112- memfd=-265- memlimit=-100- memlock=-100-
  memo=168h memois=-275- memorabl=-278- memori=70p memory=178p mems=-192- memstream=-127- men=-614- mencken=-198-
  mend=-337- mental=-195- menu=-500- merchandis=-168- merchant=-95- mercury=-208- mercy=-163- mere=-401- merg=-275-
  mergeref=-85- mergerepeatedobject=-78- mergestrategy=-200- mermaid=-43- merry=-284- mesg=-153- mesh=-147- mess=-409-
  messag=-131- message=-209- messiah=-188- messy=-100- met=-465- meta=-521- metacharacter=-247- metadata=-539-
  metal=-169- metaphysic=-273- metastor=-171- meter=-451- method=-591- methodology=-162- metric=-446- mex=-193-
  mexico=-208- mfc=-206- mi=-294- mia=-455- mib=-176- mice=-296- michael=-336- micro=-303- microcod=-141-
  microcomputer=-180- microfrontend=-131- microphon=247x microscopic=-165- microsecond=-258- microsoft=-122- mid=-80-
  middl=-413- middlewar=-360- midst=-266- midterm=-313- midway=-273- mig=-212- might=-373- mighty=-136- migrat=-383-
  migration=-453- mike=-209- mil=-236- mild=-290- mile=-119- military=-380- milk=-418- mill=-300- miller=-329-
  milliard=-199- million=-325- millionair=-94- millisecond=-631- mime=-287- mimetyp=-284- mimick=-80- min=-399-
  mind=155o mine=333o miner=214c mineral=-85- minifi=-280- minification=-186- minimal=-261- minimalistic=-292-
  minimatch=-192- minimis=162h minimiz=-154- minimum=-274- minitem=-35- minix=-122- minlength=-121- minnesota=-239-
  minor=-152- minproperti=-35- minsky=-294- minu=-285- minut=-149- minvalu=-195- mir=-270- miracl=-258- mirror=100x
  mirroroption=-313- misc=-305- miscellaneou=-116- mischief=-125- misery=-271- misfortun=-275- misinterpret=-92-
  mislead=38h mismatch=-321- missil=-228- mission=-280- misspell=-68- mist=-232- mistak=-40- mistaken=-310-
  mistres=-257- mistyp=-190- misus=-164- mit=-568- mitigat=-207- mix=-310- mixer=-151- mixin=-102- mixtur=-216-
  mjs=-64- mkdir=-284- mkdtemp=-113- mke2f=-146- mkfs=188c mkl=-235- mknod=-67- mkstemp=-330- mktim=-113- ml=-218-
  mlock=-150- mlock2=-147- mlx5=-213- mm=-239- mmap=-268- mnemonic=-291- mnemonist=-143- mng=-64- mnt=-125- mo=-244-
  mobil=-407- moc=-129- mocha=-59- mock=-285- mod=-432- modal=-295- mode=-182- model=-163- modell=-66- modem=-278-
  moderation=-114- moderator=-151- modern=-428- modifi=-565- modification=99h modifier=-337- modify=-104- modul=-388-
  modular=-226- module=-233- modulu=-119- moe=-221- mol=-244- mom=-223- momentum=-169- mon=-146- monday=-671-
  monetary=-112- money=171h mongol=-155- monk=-267- monkey=-315- monorepo=-170- monotonic=-191- monotonical=-203-
  monster=-205- month=-512- monument=-252- mood=-213- moon=-251- moorhen=-276- moral=259r morality=-295- mordor=-158-
  more=-405- moreover=-200- morn=-76- mors=-107- mortal=-311- mortality=-162- mos=-334- mosquito=-145- moss=-243-
  most=-528- motd=-298- mother=-312- motherboard=-49- motion=-272- motivat=-228- motivation=-168- motor=-110-
  motto=-145- mould=-335- mount=-113- mountain=-455- mountflag=-217- mountinfo=-120- mournful=-133- mous=-371-
  mouth=-76- mov=-394- move=-457- movement=-254- movi=-205- mozart=-272- mozilla=-142- mpeg=-324- mpeg2=-263- mph=-90-
  mpi=-382- mpicxx=-121- mpiexec=-143- mpls=-283- mprotect=-87- mptcp=-210- mq=-349- mqprio=-135- mr=-528-
  mraleph=-112- mrbump=-156- mremap=-44- mreq=-32- mrs=-233- ms=-587- msdo=-81- msec=-318- msg=-375- msgflg=-38-
  msghdr=-174- msgid=-330- msgp=-144- msgrcv=-154- msgsiz=-210- msgtyp=-204- mss=-153- msvc=-316- mt=-314- mtbs=-126-
  mtim=-300- mtseek=-157- mtsetblk=-92- mtu=-266- mu=-145- much=-542- mud=-119- muddl=-286- muffin=-237- mug=-342-
  multi=-290- multibyt=-110- multicast=-402- multilin=-118- multip=-191- multipart=-291- multipl=-519- multipleof=-111-
  multipli=-108- multiplication=-56- multiplier=-71- multiply=-187- multitask=-335- multithread=-242- multivalu=-123-
  mum=-89- mumbl=-241- munch=-160- mung=-172- munlock=-136- munmap=-89- murder=-143- murmer=-118- murmur=-233-
  murphy=-187- museum=-381- mushroom=-334- music=-451- musical=-267- musician=-186- musl=-76- must=-288- mustard=-181-
  mut=-149- mutabl=-222- mutat=-77- mutation=-167- mute=153h mutex=-181- mutexattr=-95- mutter=-248- mutual=-129-
  mutuallyexclusiv=-100- mv=-219- mx=-241- my=-318- myavg=-52- mybranch=-251- mydiff=-97- myl=-51- myschema=-258-
  myself=-446- mysql=-60- mysteriou=-232- mystery=-92- mystical=-235- myth=-164- mythology=-171- n=-1219- na=-376-
  nadia=-345- nagy=-77- nail=-513- naiv=-143- naive=-100- nak=-286- nam=-531- name=-213- namespac=-338- nan=-180-
  nancy=-314- nano=-255- nanosecond=-243- nanosleep=-46- nao=-232- narrow=-240- nas=-379- nasrudin=-395- nasty=-70-
  nat=-271- nathan=-282- nation=-342- national=88x nativ=-467- native=-214- nats=-284- natur=-565- natural=-436-
  nature=-259- naught=-93- navel=-204- navigat=-305- navigation=-303- navigator=-326- navy=-149- nb=-105- nc=290x
  nc6=-151- ncurs=-171- ndk=-85- ne=-324- near=-560- nearby=93x nearer=-142- nearest=-293- neat=-92- necessari=-351-
  necessary=-573- necessitat=-139- necessity=-264- neck=-310- neckti=-107- need=-139- needl=-228- needles=-242-
  needn't=133o neg=-108- negat=-166- negation=-236- negativ=-247- negative=-83- negligibl=-40- negotiat=-170-
  negotiation=-343- negotiator=72r neighbor=-355- neighbour=207c neither=-164- nel=-263- nelson=-227- neq=-56-
  nerd=-110- nerv=104r nervou=-262- ness=-214- nest=-314- net=188c netbsd=-200- netdev=-360- netdevic=-283- netent=-98-
  netgod=-355- netgroup=-333- netlink=-402- netmask=-173- netp=-38- netrc=-270- netscap=-219- network=-161-
  networkd=-145- networkmanagement=-39- neural=-220- neuro=-114- neurotic=-233- neutral=-249- neutraliz=-124-
  never=-208- nevertheles=-262- new=-31- newcgroup=-48- newcomer=-216- newell=-190- newer=-180- newest=-358- newfd=-95-
  newfilenam=-69- newheader=-83- newkey=-85- newlin=-448- newlineistoken=-108- newmod=-89- newn=-108- newnet=-63-
  newpath=-261- newpid=-41- newrequest=-59- news=-232- newsgroup=-224- newsletter=-199- newspaper=-179- newstr=-234-
  newton=-141- newuser=-148- newvalu=-67- next=-116- nextval=-191- nf=-264- nf3=-255- nfa=-156- nfc=-168- nfd=-140-
  nfds=-77- nfkc=-151- nfkd=-141- nfs=-409- nftw=-231- ngettext=-125- nginx=-299- ni=-220- nibbl=-74- nic=-169-
  nice=177x nicer=-121- nicht=-404- nick=-281- nickel=-59- nicknam=-118- nid=-34- nie=-307- nießen=-77- night=-174-
  nightlymirror=-134- nightmar=-244- nighttim=-129- nil=-148- nine=-422- ninety=-266- ninit=-116- ninja=-239-
  ninth=-102- nis=-310- nissan=-255- nitro=-170- nk=-305- nl=-95- nm=-65- nn=-125- nnn=-194- no=-86- noah=-230-
  noarp=-109- noatim=-39- nobl=-260- nobody=165h nod=-216- nodd=-73- node=-200- nodej=-333- nodekeymapp=-36-
  nodemailer=-30- nodent=-148- nodeortoken=-82- nodepath=-101- nodiratim=-103- noexec=-182- nofil=-90- nofollow=-66-
  nois=-48- noisolation=-232- noisy=-115- nolock=-100- nologin=-224- non=-593- nonblock=-398- nonc=-316-
  noncurrent=-236- none=-219- nonempty=-71- nonetheles=-227- nonexistent=-73- nonfatal=-243- nonlocal=-38-
  nonnegativ=-195- nonportabl=-73- nonpositiv=-32- nonreentrant=-82- nonsens=-396- nonsensical=-197- nonsettabl=-152-
  nonstandard=-343- nonzero=-210- noon=-188- noop=-92- nor=-101- norelativ=-78- noreplac=-219- norm=-68- normal=-259-
  normalis=-68- normaliz=-283- normalization=-160- north=-219- nose=-365- not=-207- notab=-155- notabl=-105-
  notary=-270- notation=-390- note=56p notebook=-121- notfound=-326- nothin=-270- nothing=-133- nothingnes=-150-
  notic=142a noticeab=-209- notif=-181- notifi=-335- notification=-300- notify=99h notion=-215- nots=-248-
  notwithstand=-127- noun=-351- novar=-161- novel=-336- november=-238- novic=-309- now=135r nowaday=-90- nowait=-82-
  nowher=156h nowrit=-198- np=-120- npm=-714- nproc=-105- nptl=-95- nptr=-58- npx=174p nquery=-99- nr=-178-
  nrand48=-167- nroff=-166- ns=-99- nss=-113- nsswitch=-199- nt=-306- nth=-112- ntop=-155- ntp=-161- nu=-120- nub=-95-
  nuclear=-319- nude=-286- nudg=-353- nuget=-173- nul=-219- null=-450- nullabl=-59- num=-405- numa=-213- number=-139-
  numeric=-345- numerical=-240- numerou=-176- numstat=-208- nuns=-111- nurs=-498- nurtur=-282- nut=-88- nuts=-391-
  nvcc=-151- nvidia=-221- nxthdr=-194- o=-752- o'clock=-66- o'er=-282- oat=-189- oauth=-76- obedienc=38o obedient=136r
  obey=568a obfuscat=-284- obfuscation=-293- obj=-116- objcxx=-186- objdump=-162- object=-253- objection=-172-
  objectiv=113o objectschema=-84- objfil=-200- oblig=309a obligation=-212- obscen=-219- obscur=-100- observ=-375-
  observability=-224- observation=-336- obsolet=-423- obtain=-494- obtus=-55- obug=-105- obviat=-99- obviou=-468-
  obvious=-333- occasion=-399- occasional=-265- occupi=-226- occupy=-89- occur=-303- occurr=-378- occurrenc=-168-
  ocean=-254- ocsp=-256- octal=-243- octet=-80- october=-404- octopu=-133- odbc=-161- odd=-305- odds=-151- oem=-181-
  of=-277- ofd=-208- off=44r offend=-174- offer=-520- offic=-127- officer=-51- offlin=-296- offload=-211- offs=-119-
  offset=-522- offspr=-77- oflag=-37- ofs=-238- often=-583- oh=-674- oid=-139- oids=-166- oil=-315- ok=31h okafor=-331-
  okay=-217- okdir=-120- okra=-42- ol=-318- old=-317- olddirfd=-105- older=-253- oldest=-498- oldfd=-133-
  oldfilenam=-69- oldmod=-56- oldpath=-265- oldstr=-234- oldvalu=-67- ollama=-305- olli=-87- olvida=-248-
  omission=-251- omit=81h omitt=-566- on=-297- onboard=-121- once=-124- ondir=-103- one=-218- onelin=-175- oneof=-68-
  onerror=-30- ones=220o oneself=-294- oneshot=-245- onfault=-285- ongo=-126- onhook=-238- onion=-288- onlin=151x
  onlooker=-321- only=-325- ont=-162- onto=-276- onvaluechang=-74- onward=223l oo=-308- oom=-108- oomd=-232- op=-302-
  opaqu=-398- opcod=-57- open=-160- openai=78a openat=-73- opendir=-131- opener=-318- opengl=-389- openlog=-37-
  openmp=-50- openpty=-52- openrouter=-262- openscenegraph=-226- openssh=-142- openssl=-533- opentelemetry=-159-
  openthread=-156- opera=-178- operand=-303- operat=-203- operation=-480- operational=-342- operator=315a opinion=-477-
  opportuniti=-162- opportunity=-240- oppos=49x opposition=-81- opt=119h optical=-253- optimal=-101- optimisation=-164-
  optimist=-180- optimistic=-293- optimiz=-399- optimization=-340- optimizer=-174- optimum=-264- option=-517-
  optional=-567- optlib=-134- opts=-255- optval=-107- or=-566- oracl=193r orang=-163- orchestrator=42a order=58a
  ordinal=-197- ordinanc=-157- ordinari=-417- ordinary=-434- ored=-81- org=-261- organ=-223- organism=-112-
  organiz=-334- organization=-509- orient=-412- orient2d=-197- orient3d=-201- oriental=-125- orientation=-148-
  orig=-82- origin=-513- original=-44- originality=-80- orphan=-293- ort=-183- orthogonal=-93- os=-538- osg=-166-
  ossl=-283- other=-188- otherwis=-518- ouestwar=-90- ought=127p oughta=-176- ounc=-143- our=481p ours=389p
  ourselv=-330- out=187h outag=-108- outbound=-208- outcom=102h outdat=-56- outer=-156- outermost=-110- outfil=130c
  outgo=64x outlaw=-191- outlet=-178- outlin=-360- outliv=122p outlook=-245- output=-158- outputt=-270- outrank=260a
  outsid=-202- outstand=-140- outward=-97- oven=-400- over=-34- overall=-307- overcom=-256- overfiend=-299-
  overflow=-191- overhead=-226- overlap=-471- overlapp=-241- overlay=-195- overlayf=-131- overload=-312- overlook=50h
  overnight=-153- overrid=-238- overridden=-377- overriddenduration=-30- overriddeniterationcost=-52-
  overriderequir=-101- overrul=179o oversiz=-118- overus=-277- overview=144h overwhelm=-209- overwrit=210c
  overwritten=91h owe=-162- owed=-298- owen=-183- owes=-345- owl=-369- own=-452- owner=308a ownership=-397- owns=-487-
  oxc=-100- oxford=-185- oxygen=-322- oxymoron=-296- oyster=-167- oz=-246- p1=-138- p4=-291- pac=-133- pace=-285-
  pack=-538- packag=-486- package=-253- packagemanager=-35- packet=-584- packfil=-280- paco=-140- pad=-368- padd=-298-
  pag=-322- page=-258- pager=-217- pagersecur=-147- pagination=-36- pain=-380- painful=-66- paint=-533- painter=-111-
  pair=-325- pale=-153- palett=-417- palm=-127- pam=-566- pan=-261- pancak=-267- pane=-525- panel=-157- panic=-185-
  pant=-157- panva=-80- paolo=-77- papa=-313- paperwork=103a par=-109- paradigm=-215- paradis=-229- paradox=-170-
  paragraph=144p parallel=-430- parallelism=-79- parallelization=-48- param=-307- parameter=-309- parameteriz=-69-
  parameterlimit=-33- paranoia=-314- paranoid=-233- paraphras=134l parcel=-466- pardon=-135- paren=-183- parent=-491-
  parental=-69- parenthes=-163- parenthesi=-42- parenthesiz=-85- parentport=-219- pari=-88- parity=-337- park=-460-
  parrot=-249- pars=-453- parsabl=-239- parsemessag=-234- parsepatch=-98- parser=-254- parsetyp=-175- parseurl=-153-
  parseurlwithvalidationerror=-73- part=220l parti=126x partial=-538- participant=-146- participat=-71-
  particular=-127- partition=-87- partner=226x party=-142- pas=-369- pascal=-148- pass=-294- passenger=-223-
  passion=-239- passiv=-412- passphras=-290- passport=-199- passthrough=-136- passwd=-198- password=160x passwort=-380-
  past=199l pastebin=342x pastur=-178- pat=-182- patch=-233- patent=-319- path=-282- pathext=-131- pathnam=-355-
  pathological=-97- pathspec=-351- pathtofileurl=-253- pathway=-224- patienc=-323- patient=72x patriotic=-193-
  patriotism=-267- pattern=-608- patternerror=-36- patternproperti=-35- paul=-345- paus=-329- paw=-186- paws=-140-
  pax=-145- pay=39o payload=218p payment=396h pays=-70- pb=-151- pbkdf2=-56- pc=-530- pci=-223- pcr=-117- pctx=-141-
  pd=-118- pdb=-231- pdf=-487- pdp=-210- pe=-385- peac=-319- peaceful=-154- peach=-128- peak=-75- peakrat=-117-
  peanut=-461- pearl=-215- peculiar=-394- pedestrian=-287- peek=-202- peel=-265- pem=-303- pen=-275- penal=-184-
  penalti=-140- penalty=-260- pencil=-334- pend=212h penetration=-285- penguin=-243- penicillin=-340- penny=-251-
  pens=-250- pentagon=-303- peopl=-832- people=-283- per=-134- perceiv=-173- percent=-444- percentag=-258-
  percentil=-107- percussionist=-80- peren=-242- perf=-519- perfconfig=-237- perfect=-413- perfection=-258-
  perform=-500- performanc=-467- perhap=-441- peril=-296- perilou=-158- perimeter=-206- period=-432- periodic=-193-
  periodical=-122- periphrasi=-139- perish=-201- perl=-104- perlbug=-235- perldiag=-114- perldoc=-129- perm=-79-
  permanent=350p permessag=-232- permissibl=-136- permission=62h permissiv=-244- permit=-164- permitt=83r permut=-225-
  permutation=-84- perpetual=-210- perror=-212- persian=-62- persist=144p persistenc=-312- persistent=-171-
  person=-242- persona=161r personality=206r personnel=184a perspectiv=-55- pertain=-262- pervers=-58- perversity=-179-
  pessimist=-158- pet=-266- peter=-341- peterson=-154- petra=-308- pets=-355- pf=115c pfc=-114- pfnmap=-97- pg=-635-
  pgbench=-323- pgcrypto=-404- pgp=-279- pgsql=-170- ph=-145- phantomj=-47- pharoah=-41- phas=-384- phaser=-249-
  phdr=-65- phenomena=-163- philadelphia=-245- philosopher=-94- philosophical=-107- philosophy=-302- philx=-161-
  phish=-234- phoenix=-317- phon=56x phony=-113- phosphor=-214- photo=-467- photograph=191x php=-73- phras=143x
  phys=-241- physic=-208- physical=-412- physician=-183- physicist=-270- physiotherapist=-360- pi=-450- piano=-186-
  pic=-80- pick=127x pickl=-214- picnic=-222- picomatch=-214- pictur=-182- pid=-398- pid1=-117- pid2=-117- pidfd=-167-
  pidfil=-74- pidof=-55- pids=-187- pidwait=-66- pie=-213- piec=-512- pies=-87- pig=-411- pigeon=-138- pigeonhol=-226-
  piglet=-211- pile=-238- pill=-226- pilot=-303- pin=-110- pinch=-257- pinentry=-266- pink=-217- pinn=-475- pino=-218-
  pinoj=-212- pinpoint=-135- pins=-337- pint=-172- pioneer=-87- pip=-467- pipe=127c pipelin=-408- pipelineoption=-203-
  pirat=-309- piss=-269- pit=-189- pitch=-349- pittsburgh=-125- pity=-298- pivot=-219- pixel=-108- pixij=-326-
  pixmap=-173- pizza=-352- pkcs=-320- pkey=-313- pkeyopt=-148- pkg=-303- pkgconf=-58- pkgconfig=-70- pkgdata=-275-
  pkgs=-56- pkt=-165- pkttyagent=-86- pkzip=-199- pl=-254- plac=-181- placebo=-255- placeholder=-302- placement=-203-
  placid=-178- plagiarism=-346- plagu=-107- plain=-461- plaintext=-69- plan=-246- planet=-410- plann=-438-
  planner=-122- plant=-119- plastic=-360- platform=37a plato=-51- plausibl=-37- play=144r player=-160- playground=-309-
  playhead=-460- playlist=-286- playwright=-337- plead=-189- pleasant=117h pleasur=-409- pleasurabl=-216- pleat=-289-
  pledg=-51- plenty=-154- plot=-311- plott=-217- plug=-43- plugg=217c plugin=-79- plumb=-175- plumber=-403- plung=-202-
  plural=-201- plus=-227- plymouth=-177- pm=111a pmu=-254- png=-529- pnglibconf=-199- pngusr=-141- pnpm=-426- po=-217-
  pocket=-363- pod=-352- podcast=-236- pods=-143- poem=-291- poet=-245- poetry=-278- poi=-51- point=139p pointer=-325-
  pointles=-234- poison=-239- poker=-252- pol=-90- pole=-153- polic=-39- polici=116o policy=-127- policybind=-88-
  polish=-384- polit=146r politic=-452- political=-407- politician=-279- pollerr=-90- pollhup=-157-
  pollingbinaryinterval=-121- pollinginterval=-112- pollnval=-56- pollution=-191- polyfill=-178- polygon=-133-
  polyinstantiat=-205- pond=-169- ponder=-301- pool=-119- poor=-408- poorer=-113- pop=-68- pope=-144- popp=-301-
  popular=-246- popularity=-55- populat=-359- population=-313- popup=116h porcelain=-160- pork=-265- porsch=-216-
  port=66c portab=-123- portability=-81- portabl=-532- porter=-303- portion=-304- portmap=-250- portugues=-76-
  pos=-212- pose=247r position=-283- positional=-304- positiv=-351- posix=-493- posses=-275- possess=-133-
  possession=-187- possib=-491- possibiliti=-373- possibility=-246- possibl=-342- posslq=-142- post=34x postag=-296-
  postcard=-392- postcs=-151- poster=-356- postgr=-173- postgresql=-564- postinst=-187- postinstall=190p postman=-250-
  postpon=-281- postprocessor=-234- postrm=-291- postscript=-143- postulat=-116- postur=-285- pot=-324- potato=-351-
  potential=-480- pothol=-197- pound=-263- pour=-369- pova=-260- poverty=-224- powder=-180- power=-117- powerful=-276-
  powerpc=-105- powershell=85c pp=-142- ppa=-142- ppid=-160- ppoll=-114- ppp=-295- pr=-269- practic=-650-
  practical=-276- practis=-411- pragma=-190- prais=-163- pray=-244- prayer=-265- prctl=-117- pre=-48- pread=-87-
  preadv=-70- preallocat=-110- preambl=320l prebuilt=-349- preced=157o precedenc=-75- precedent=-130- precept=-168-
  precis=-142- precise=-270- precision=-220- preconfigur=-48- predat=-191- predefin=-291- predicat=-214- predict=-290-
  predictabl=-176- prediction=-222- predominanc=-49- preempt=-44- preemptibl=-160- preexist=-148- prefault=-178-
  prefer=-271- preferabl=-279- preferenc=201p preferential=-116- preferr=-548- prefetch=-338- prefix=-191-
  pregnant=-280- preinst=-143- prejudic=-289- preload=35p prelud=-254- premajor=-123- premature=-252- preminor=-124-
  premis=98o premium=141a preorder=-96- prepar=-554- preparation=-301- prepatch=-124- prepend=-416-
  prependlistener=-47- prependoncelistener=-47- preposition=-137- preprocess=-206- preprocessor=-229- prereleas=-135-
  prerequisit=-338- pres=-407- prescrib=132r prescription=176x presenc=-352- present=-244- presentation=-245-
  preserv=-311- preservation=-39- preserveparen=-243- preset=-156- presidency=-216- president=-447- pressur=-363-
  presum=46h pretend=273r prettier=-394- pretty=-372- prev=-204- prevail=-359- prevent=-518- prevention=-364-
  preview=135h previou=-221- previous=-453- prey=-146- pric=-329- prid=-254- priest=-279- prim=-126- primari=-336-
  primary=-371- primitiv=-358- princ=-202- princes=-222- principal=-278- print=-449- print0=-80- printabl=-175-
  printer=-278- printk=-299- prio=-274- prior=389o prioriti=-336- prioritiz=-259- prioritization=-259- prison=-171-
  prisoner=-346- privacy=75h privat=141x privileg=-478- privilegedaccessmanager=-56- prix=-228- priz=-309-
  prlimit=-101- prng=-38- pro=-262- proactiv=-72- prob=-106- probab=-603- probabiliti=-126- probability=-111-
  probabl=-126- problem=-299- problematic=-295- problemo=-209- proc=-311- proce=230h procedur=-607- procedural=-272-
  proceed=-294- proces=-216- process=-303- processcod=-61- processor=-382- procp=-202- procrastination=-138- prod=-316-
  produc=-229- producer=-309- product=-53- production=400c productivity=-294- profession=-204- professional=-360-
  professor=-339- profil=-103- profiler=-223- profit=-289- profound=-183- prog=-262- prognum=-132- program=-368-
  programm=-315- programmabl=-119- programmatic=-274- programmer=-732- progres=-311- progressiv=-196- prohibit=-349-
  proja=-155- projb=-147- projc=-135- project=-111- projection=-246- prolog=-82- prolong=-233- prominent=-187-
  promis=-506- promot=-163- promotion=-270- prompt=-190- pron=-160- pronoun=-338- pronounc=-369- proof=-63-
  proofread=-212- prop=-408- propagat=150p propagation=-274- proper=-644- properti=-420- property=-491-
  propertynam=-35- proportion=-78- proportional=-125- propos=-369- proposal=-336- proposition=-141- pros=-159-
  prosecut=-301- prosperity=-200- prot=-240- protect=-88- protection=132c protest=-193- proto=-276- protobuf=-125-
  protocol=-611- prototyp=-329- proud=-345- prov=-322- proven=-217- provenanc=-130- proverb=-261- proverc=-326-
  provid=-305- providenc=-33- provider=-258- providererror=-265- provision=-447- provok=-312- proxi=-255- proxy=57p
  proxyd=-118- prun=149p pry=-275- ps=-363- ps1=-158- pselect=-144- pseudo=-368- pseudocod=-268- pseudorandom=-134-
  pseudoscienc=-68- pseudoterminal=-164- pshar=-118- psl=-90- psql=-90- pstor=-262- pstre=-133- psychiatrist=-188-
  psychic=-289- psychologist=-210- psychology=-105- pt=-114- pthread=-262- ptn=-107- pton=-138- ptr=-325- ptrac=-117-
  pty=74c pub=-464- pubkey=-154- public=-146- publication=-396- publish=45x publisher=-131- puddl=-161- puff=-231-
  pull=-99- puls=-277- pump=-283- pun=-206- punch=-245- punct=-50- punctuation=-218- punctuator=-179- punish=269l
  punishabl=-143- punk=-195- puns=-228- punycod=-106- pupil=-255- puppy=-180- purchas=359h pure=-544- purg=-55-
  purpl=-147- purpos=-108- purposeful=-261- purs=-77- pursu=-227- pursuit=-157- push=79x put=108p putimagedata=-48-
  puts=-920- putt=-369- puzzl=-348- pw=-255- pwrit=-133- px=-144- py=289p pyc=-247- pymalloc=-52- pyramid=-184-
  python=-204- python2=-177- python3=-195- pyyaml=-309- q=242c qcc=-90- qdisc=-224- qed=-227- qifi=-421-
  qifiedevent=-153- qm=-328- qos=-211- qotd=-437- qp=-180- qr=240x qs=-194- qt=-376- qt4=-162- qtmain=-130- quack=-281-
  quad=-31- quadtre=-78- quak=-115- qualifi=-316- qualifier=-178- qualiti=-201- quality=-272- quantifier=-118-
  quantity=-103- quantum=-208- quarter=62h que=-427- queen=-257- queri=-397- query=-371- question=-233- queu=-717-
  queue=-125- qui=-236- quich=-270- quick=-244- quicker=-176- quiet=104h quit=-236- quitt=-271- quiver=-45- quiz=-233-
  quo=-252- quod=-295- quot=-512- quota=-466- quotabl=-63- quotaon=-48- quotation=-358- quotelimit=-242- r=-317-
  r1=-127- r2=-143- r2018a=-102- rabbit=-329- rabbitmq=-196- rac=-270- race=-495- rack=-169- rad=-160- radial=-158-
  radiation=-158- radical=-165- radio=-407- radioactiv=-221- radiu=-160- radix=-375- rafael=-77- rafaelgs=-80-
  raid=-191- rail=-66- railroad=-254- railway=-205- rain=-550- rais=162a raisinten=-77- ram=-221- rampag=-46-
  ramsey=-157- ran=-569- rand=-178- randal=-265- random=-38- randomgenerator=-206- randomiz=-253- randomization=-113-
  randomnes=-50- rang=-520- ranger=-223- rank=190o ransomwar=-148- rap=-189- rapid=-227- raptor=-120- rare=-266-
  rarity=-199- rat=202a rate=-70- rath=-95- rather=-102- ratio=-266- rational=-193- rats=-96- rattl=-34- rauno=-34-
  raunofreiberg=-34- raveno=-143- raw=66l rawin=-192- ray=-112- rbac=-289- rc=97p rcmd=-230- rcompar=-56- rcw=-276-
  rd=-136- rdma=-124- rdon=-222- rdwr=-263- re=30p reach=-98- reachability=-63- reachabl=-280- react=-421-
  reaction=-57- reactivat=-204- readability=-202- readabl=-158- readablestream=-213- readahead=-157- readbyt=-56-
  readdir=-79- readdirp=-238- reader=-314- readfil=-80- readfilesync=-83- readi=-204- readlink=-77- readlinkat=-43-
  readm=-156- readon=-311- readstr=-63- readstream=-170- readtag=-247- readunsign=-83- readv=-257- ready=-500-
  readyset=-231- reagan=-341- real=106h realiz=-504- realization=-158- realloc=-159- realm=-242- realtim=-209-
  reap=-127- reapp=125p reappli=-155- rear=-187- rearrang=-146- reason=-85- reasonab=-106- reasonabl=-213-
  reassemb=-147- reassembl=-311- reassign=-195- rebas=-632- rebel=-78- rebellion=-65- rebind=-183- reboot=158c
  rebuild=99l rebuilt=-237- rec=-267- receipt=-449- receiv=-317- receiver=-294- receivewal=-141- recent=-481-
  reception=-180- recip=123r recipient=359h recit=255l reclaim=-235- recno=-38- recognis=-216- recognition=-240-
  recogniz=-440- recommend=-327- recommendation=-438- recommender=-69- recompil=-324- recomput=-40- reconcil=-179-
  reconciliation=-343- reconfigur=-136- reconnect=-358- reconnection=-287- reconnectstrategy=-137- reconstruct=-139-
  record=166h recordkey=-114- recover=-337- recoveri=-228- recovery=155x recreat=127p recreation=-212- recruiter=69x
  rectangl=-317- rectifi=-172- recurr=-285- recurrenc=-270- recurs=159c recursion=-124- recursiv=-84- recursive=-443-
  recv=-137- recverr=-173- recvlogical=-167- recvmsg=-155- recycl=-260- red=-293- redact=-173- redaction=-178-
  redefin=-107- redi=-307- redirect=-84- redirection=-280- redistribution=-217- redo=-73- reduc=-408- reduction=-239-
  redundancy=-227- redundant=-252- redux=-60- redzon=-81- reel=-81- reentrant=-195- reestablish=-163- reexport=-54-
  ref=-327- refactor=126h refcallback=-102- refer=-402- refere=-206- referenc=-577- referential=-78- referer=-94-
  referr=-287- referrer=158x refin=-209- refinement=-48- reflect=-230- reflink=-55- reflog=-171- refnam=-208-
  refobject=-107- refrain=119h refresh=-174- refreshbuffersecond=-72- refrigerat=-154- refrigerator=-69- refs=-534-
  refspec=-142- reftocallback=-66- refug=-371- refund=-107- refus=266r refusal=164r reg=-231- regain=-320-
  regardles=-154- regeln=-285- regex=-225- regexp=-248- regexptre=-256- region=-526- regional=-301- register=34p
  registrabl=-200- registration=-471- registri=-37- regl=-128- regression=-266- regret=-295- regular=-456-
  rehearsal=-314- reindeer=-119- reindex=-278- reinitializ=-94- reinstall=125p reject=-394- rejection=239h rejoic=-217-
  rel=-187- relat=-568- relatedconcept=-97- relation=-368- relationship=-456- relativ=-531- relative=-275- relax=-409-
  relaxation=-156- relay=545x releasetyp=-46- relevanc=-151- relevant=-411- reli=-269- reliab=-224- reliability=-224-
  reliabl=-355- reliant=-227- relief=-268- religion=-368- religiou=-260- reload=-326- reloc=-40- relocat=-83-
  relocatabl=-225- relocation=-212- rely=-455- rem=-264- remain=66h remap=-168- remapp=-99- remark=-101-
  remarkabl=-199- remedi=-234- remedy=-138- remember=-349- remind=-515- reminder=-167- remot=241x remount=-151-
  remov=-97- removal=-189- removeadditional=-47- removeadditionalstrategy=-250- removekey=-150- removelistener=-112-
  removescrollbar=-45- renam=54r renameat=-100- renault=-268- renderer=-361- renew=-377- renewal=-341- renormaliz=-284-
  rent=-431- reorder=-269- rep=374h repack=-330- repaint=-203- repair=-474- repart=-307- repay=-130- repeat=-123-
  repeatabl=-181- repetition=-330- repl=-64- replac=-127- replacement=-307- replacer=-51- replay=-606- replayabl=-376-
  repli=-69- replica=85c replicat=205p replication=-471- repo=-122- repopulat=-233- report=-88- reporter=-348-
  reposition=-306- repositori=-334- repository=-95- represent=-152- representabl=-256- representation=-317-
  representativ=-96- reprint=-276- reproduc=-114- reproducibl=-177- republican=-168- reputation=-369- req=-327-
  request=-78- requestor=-219- requir=-116- requiredpropertieskey=-140- requirement=-128- requisit=-30- reread=156p
  rerer=-280- res=-296- reschedul=-188- rescu=-121- research=-294- resembl=-348- resemblanc=-199- reservation=-376-
  resett=-236- resid=-207- residenc=-198- residency=-142- resident=-241- resign=-94- resilient=-211- resist=92a
  resiz=-244- resize2f=-72- resolution=-404- resolv=-594- resolvabl=-240- resolvecontext=-65- resolveformatter=-60-
  resolvehom=-68- resolver=-419- resolverfactory=-267- resort=-272- resourc=-654- resource=-136- resp=-159-
  respect=-180- respectability=-55- respectabl=-194- respectiv=-211- respective=-318- respond=128r responder=114a
  respons=-392- responsib=-206- responsibility=-369- responsibl=-292- responsiv=-175- rest=-165- restart=36p
  restaurant=-405- restor=-91- restoration=-173- restpositional=-101- restraint=127r restrictaccesstocwd=-141-
  restriction=-153- restrictiv=-287- result=-107- resultant=-170- resum=-175- resync=-107- ret=-156- retention=-330-
  rethink=-124- retir=-152- retort=-212- retreat=-296- retri=-343- retrier=-45- retriev=-272- retrieval=-95-
  retry=-445- return=-489- returnoutput=-92- returntyp=-193- reus=-304- reusabl=-200- rev=-192- revalidat=-60-
  reveal=54l reveng=-228- revent=-134- revers=73c reversepatch=-52- reversibl=-30- review=169h reviewer=303h
  revision=98p revocation=-181- revok=-73- revolution=-271- revolutionary=-296- reward=-309- rewind=-503- rewound=-402-
  rewrit=-182- rewritten=-401- rex=291r rf=244c rfc=-361- rfc1034=-256- rfc3339=-140- rfc4122=-42- rfc6265=-106-
  rfc6265bi=-159- rfc6570=-118- rfc6901=-82- rfcs=-94- rgb=-144- rhino=-36- rhym=-239- rice=-262- rich=-335-
  richard=-201- richardlau=-77- rid=86c ridden=-149- ride=-334- ridiculou=-147- rightcod=-40- rightmost=-36- rigid=-95-
  rim=-82- rincewind=-121- ring=-471- rins=-304- ripen=-103- rippl=-289- ris=-317- risc=-265- rise=-371- risk=-209-
  risky=-34- rita=-260- ritual=-267- ritz=-155- rival=205x river=-338- rlimit=-112- rms=-223- rnd=-32- rng=-164-
  road=-367- roam=-133- roar=-271- rob=92r robb=-256- robbery=-236- robert=-139- robin=-157- robinson=-125- robo=-72-
  robot=158r robust=-229- robustnes=-236- rock=-335- rocket=-269- rocky=-143- rod=-257- rode=-383- rodent=-150-
  roger=-161- rol=-524- roland=-168- role=81r roleplay=167r roll=-412- rollback=-293- rolldown=-68- rollout=-182-
  rollup=-140- rom=-193- roman=-282- romanc=-231- romantic=-202- romeo=-261- ronag=-77- ronald=-262- roof=-441-
  room=-328- roommat=-121- root=-41- rop=-185- rope=-117- ros=-229- rose=-103- rotat=-360- rotation=-298- rotten=-277-
  round=-257- rout=84x routabl=-90- router=72c routin=-408- row=-738- rows=-246- roy=-342- royal=-96- rpath=-116-
  rpc=-345- rpcbind=-207- rr=-116- rrdata=-329- rresvport=-42- rs=-175- rsa=-89- rsh=-256- rsort=-56- rss=-97-
  rst=-263- rsync=-481- rt=-95- rtc=-73- rthroughput=-209- rtld=-163- rtm=-45- ru=-222- rubber=-268- ruben=-104-
  ruby=-181- rude=-275- rug=-185- ruid=-132- ruin=-288- rul=109o rule=326p ruler=-187- ruleset=-286- rum=-90-
  rumor=-88- run=42c rung=-170- runlevel=-182- runn=-230- runnabl=-231- runner=-199- runs=-156- runscript=-219-
  runsync=-69- runtim=-424- ruser=-105- ruserok=-146- rush=-229- russian=-259- rust=-293- ruth=-338- ruthles=108r
  ruy=-235- ruyadorno=-77- rw=-75- rwh=-204- rx=-199- ryan=-295- s1=-67- s2=-63- s3=-52- sa=-222- sacr=-174-
  sacramento=-121- sacrific=-295- sad=-315- saen=-31- safari=-108- safe=-64- safeguard=-364- safepoint=-78- safer=57h
  safest=-243- safety=268o sag=-207- sage=-272- said=-464- sail=-269- sailor=-188- saint=115r sake=-35- sal=-392-
  salari=-104- salary=153x sale=-364- salesman=-373- salesmen=-230- sall=-113- saloon=-144- salt=-360- salvation=-164-
  sam=-570- same=-235- samesit=-119- sampl=-614- samuel=-377- san=-136- sand=-228- sandwich=-204- sanitiz=-127-
  sanity=-119- sank=-169- sans=-240- santa=-214- sapien=-227- sardin=-267- sat=-288- satan=-197- satellit=-259-
  satisfaction=-158- satisfi=-269- satisfy=-224- saturation=-77- saturday=-449- sauc=-312- sausag=-268- sav=-237-
  savag=-152- save=-284- saver=-422- saviour=-82- saw=-684- sax=-256- say=158h says=-347- sbin=-304- sbrk=-68- sc=177p
  scaffdog=-173- scaffold=-204- scal=-288- scalability=-38- scalabl=-123- scalar=-286- scan=246c scanf=-86- scanner=99p
  scar=-199- scarce=-146- scatter=-280- scen=-154- scenario=-469- sch=-415- schedul=-340- scheduler=-299- schem=-521-
  schema=-614- schlueter=-185- scholar=-52- school=-379- schrodinger=-115- schweizer=-148- sci=-269- scienc=-389-
  scientific=-331- scientist=-453- scissor=-294- scm=-243- sco=-64- scop=-177- scor=-465- scotch=-110- scott=-130-
  scotty=-159- scoundrel=-254- scout=-328- scp=-121- scrabbl=-156- scrambl=199c scrap=141o scratch=-430- scream=-347-
  screensaver=-243- screenshot=-182- screw=-400- screwdriver=-205- script=-150- scroll=-75- scrubb=175h scrubber=-188-
  scsi=-305- sctp=-175- scuff=-121- scum=-295- sd=-436- sdk=-409- sdl=-360- se=-201- sea=-351- seal=-437- seam=-159-
  seamles=-83- seamless=-219- search=-120- searchabl=-367- searchbyt=-305- searchfilestool=-171- searchm=-34-
  searchpath=-125- season=-338- seat=-499- sec=-429- secbit=-112- seccomp=-352- second=159h secondary=-31-
  secondaryindent=-100- secret=225x secretary=-279- sect=-176- section=-396- sector=-92- secur=-494- secure=-289-
  security=164a sed=-353- see=-126- seed=-153- seedot=-76- seek=-357- seen=-96- sees=-30- segment=-621-
  segmentation=-186- segmenter=-76- seldom=-333- select=-465- selection=-277- selectionrequest=-128- selectiv=-218-
  selective=-232- selector=-194- sell=-248- sem=-386- semantic=-325- semaphor=-441- semaphore=-50- semflg=-53-
  semi=-210- semicolon=-382- seminar=-332- semop=-114- semval=-42- semver=-169- sen=-77- senat=-223- senator=-215-
  send=-202- sender=209a sendmail=-184- sendmsg=-256- sendto=-232- senility=-144- senior=-259- senkpiel=-51- sens=-262-
  sensation=-244- sensibl=-281- sensitiv=103x sent=100h sentiment=-285- sep=-137- separat=-399- separate=-361-
  separation=-72- separator=-277- seperat=-59- september=-204- seq=-248- seqpacket=-93- sequenc=-427- sequential=-272-
  serendipity=-217- seri=-249- serial=-482- serializ=-423- serialization=-236- serializehost=-90- serializeinteger=-90-
  serializepath=-90- serializer=-207- serializeurl=-90- serializeurlorigin=-90- seriou=-381- serious=-231-
  serpent=-154- serv=-100- servant=-249- servent=-87- serverles=-162- servestatic=-150- servic=-96- service=-188-
  serviceaccount=-200- session=-365- set=-108- setaffinity=-123- setattr=-100- setcancelstat=-149- setcap=-40-
  setcontext=-322- setenv=-197- setfd=-38- setfsgid=-119- setfsuid=-116- setgid=-154- setgroup=-89- setheader=-75-
  setjmp=-186- setkey=-166- setleas=-144- setlk=-32- setlocal=-221- setmany=-230- setmaxlistener=-47- setoption=-109-
  setown=-52- setpcap=-89- setregid=-75- setreuid=-87- setrlimit=-251- sets=-114- setschedparam=-39- setscheduler=-193-
  setsid=89c setsig=-104- setsockopt=-148- setstaticinstanc=-156- sett=-264- settabl=-293- settheusernam=-90-
  settim=-125- settimeofday=-59- settl=-359- setuid=-195- setup=46l setvbuf=-278- setxkbmap=-119- sev=-124- seven=-365-
  seventh=-79- sever=-212- several=-503- severe=-98- severity=-192- sevp=-118- sew=-134- sex=-344- sexual=-262-
  sexy=-96- sf=-157- sftp=-145- sfunc=-123- sgr=-166- sh=274c sha=-328- sha1=-281- sha2=-104- sha256=-235-
  sha256sum=-184- sha384=-72- sha512=-76- shack=-100- shad=-319- shader=-54- shadow=311r shadowbox=-87- shak=-264-
  shakespear=-212- shaleh=-35- shall=182p shallow=-413- shalt=-259- sham=-266- shap=-287- shar=-87- shard=-130-
  shark=-196- sharp=-253- shatter=-152- shav=-113- she=-61- she'd=-237- she'll=-360- shebang=-115- shed=-336-
  sheep=-218- sheer=-156- sheet=-288- shelf=-381- shell=67p shelley=-51- shelter=-157- shelv=-74- shepherd=-182-
  sherrill=-279- shewchuk=-121- shield=-301- shift=104h shill=-267- shim=-48- shin=-314- ship=-364- shipp=-133-
  shirt=-234- shiver=-198- shlafen=-235- shm=-317- shmaddr=-261- shmat=-254- sho=-412- shock=-284- shoe=-312-
  shogunpanda=-77- shoot=-464- shooter=-43- shop=-184- shopp=-459- shor=-259- short=-770- shortcak=-31- shorten=63h
  shorter=-290- shortest=-197- shorthand=-300- shot=-509- shotgun=-288- should=147h shoulder=-230- shouldn't=135h
  shout=-310- shouter=-219- show=-80- shower=-182- showsemanticerror=-263- shr=86c shredd=-219- shriek=-328-
  shrink=-360- shudder=-332- shuffl=-137- shut=-88- shutdown=-350- shutt=139x shuttl=-171- shy=-136- si=-248-
  sibl=-213- sic=-370- sick=-471- sicknes=-237- sid=-378- side=-210- sidebar=-310- sidecar=-135- sidewalk=-280-
  sig=-427- sigabrt=-164- sigaction=-164- sigchld=-39- sigcont=-34- sigev=-399- sigh=-385- sighand=-223- sight=-347-
  sighup=-287- siginfo=-121- sigint=82c sigkill=152c siglongjmp=-137- sigma=-295- sigmask=-83- signal=-492-
  signalfd=-120- signall=-222- signatur=-294- signer=-360- signifi=-211- significanc=-142- significant=-319-
  signify=-182- sigprocmask=-125- sigqueu=-71- sigqueueinfo=-89- sigrels=-213- sigsegv=-172- sigset=-93-
  sigsetjmp=-148- sigstop=-95- sigterm=-242- sigusr1=-235- sigvec=-146- sigwaitinfo=-42- sigxcpu=-68- sil=-210-
  silenc=-191- silent=-155- silicon=-171- silver=-387- similar=-406- similarity=-147- simp=-124- simpl=-499-
  simpleq=-178- simpler=-225- simplest=-314- simplicity=-324- simplifi=-290- simplification=-287- simplify=-297-
  simular=-38- simulat=-87- simulation=-54- simultaneou=-56- simultaneous=-315- sin=-395- sinc=-341- sincer=-249-
  sincerest=-126- sine=-43- sinful=-261- sing=-292- singer=-242- singl=-499- singleton=-242- singular=-304- sink=-467-
  sinner=130r sins=-132- sipp=-131- sir=-589- sister=-411- sit=-595- sits=-293- sitt=-221- sitter=-206- situation=-606-
  six=-673- sixteen=-176- sixth=-197- sixty=-300- siz=-242- size=-336- sizeof=-215- skb=-127- skeleton=-274-
  skeptic=-187- skeptical=-137- ski=-251- skia=-95- skim=-64- skin=-365- skinny=-145- skip=-129- skipoverflow=-102-
  skipp=-482- skokan=-80- sky=-413- sl=-74- slack=-240- slant=-179- slap=-211- slapp=-84- slash=-374- slashdot=-228-
  slaughter=-223- slav=177r slavery=-239- sleep=-302- sleepy=-162- sleev=-133- slender=-163- slept=-82- slic=-496-
  slick=-311- slid=-477- slight=-367- slim=-294- slimy=-210- slink=-155- slip=330h slipp=-193- slist=-252- slogan=-273-
  sloppy=-286- slot=-405- slow=-191- slowdown=-316- slower=-349- smack=-222- small=-144- smaller=-311- smallest=-205-
  smarter=-244- smash=-172- smb=-166- smell=-287- smelt=-244- smil=-328- smith=-263- smok=-462- smooth=-201-
  smoother=38h sms=-45- smudg=-177- snack=-154- snail=-247- snak=-383- snap=-289- snapp=-218- snapshot=111c snark=-63-
  sneak=190h sneez=-281- snell=-104- snicker=-134- sniff=-351- snippet=-176- snooz=-217- snow=-316- snp=-123- so=397p
  so's=-198- soabi=-98- soak=-284- soap=-198- soar=-248- sober=-229- social=-309- socialism=-163- society=-231-
  sockaddr=-134- socket=-157- sockfd=-178- soda=-208- soelim=-175- sofa=-304- soft=-435- softfp=-65- soggy=-169-
  soil=-221- sol=-212- solar=-394- solari=-287- sold=-243- soldier=-216- sole=-283- solemn=-155- solid=-151-
  solution=-417- solv=-313- somalloc=-35- some=-615- somebody=-307- someday=-298- somehow=-213- somelamer=-265-
  someon=-195- someone=-265- someth=-190- something=-206- sometim=-502- somewhat=-233- somewher=-351- son=-461-
  sonam=-154- song=-588- sons=-219- sont=-185- sooner=-420- sophisticat=-413- sore=-159- sorrow=-288- sorry=-114-
  sort=-380- sought=-230- sound=-447- soup=-370- sour=-212- sourc=-237- source=-268- sourcecod=-123- sourcefil=-270-
  sourcemap=-162- sourcemapconsumer=-162- sourcemapgenerator=-126- sourcemappingurl=-188- sourcenod=-86-
  sourceroot=-315- sourcescontent=-265- sourcetyp=-274- sourcmap=-156- sourdough=-302- south=-244- southern=-88-
  sovereign=-176- soviet=-167- soy=-138- soybean=-101- sp=-224- spac=-615- spain=-233- spak=-49- spam=139c span=-95-
  spanish=-269- spann=-195- spanner=-208- spar=-63- sparc=-75- spark=-125- sparkl=-322- spars=-387-
  sparsecheckoutcon=-73- sparsity=-97- spawn=36p spawnp=-113- spe=-214- speak=150r speaker=-192- spec=-389- speci=-196-
  special=-219- specializ=-147- specifi=-542- specific=-563- specifical=-448- specification=-473- specifier=-304-
  specify=-554- speck=-300- spectacular=-136- speculation=-108- speech=-390- speed=-143- spell=54l spend=-372-
  spent=-445- spher=-269- spherical=-64- spider=-105- spielen=-156- spik=-213- spill=82l spin=-271- spinn=-173-
  spirit=-366- spiritual=-206- spit=-147- spki=-51- splain=-113- splash=-234- splic=-86- split=-421- split2=-231-
  splitt=-255- spock=-203- spoil=-316- spoiler=-350- spok=-256- spoken=-407- sponsor=-309- spontaneou=-138- spoo=-205-
  spoof=-120- spool=-366- spoon=-195- sport=-257- spot=55h spout=-256- spr=-84- spread=234p spreadsheet=115x
  sprintf=-105- spu=-118- spud=-156- spuriou=-278- sq=-224- sql=-545- sqlit=-388- sqlite=-163- sqlite3=-124-
  sqlserver=-239- sqrt=-158- squad=-115- squar=-405- squash=-373- squish=-232- srand=-169- srandom=-278- src=-604-
  srgb=-34- srv=-251- srvcert=-222- ss=-300- ssd=-116- ssds=-143- sse=-125- ssh=160x ssiz=-40- ssl=-293- ssr=-256-
  ssrf=-88- st=-308- sta=-281- stab=-273- stability=-245- stabl=-290- stack=-224- stackoverflow=-182- stacksiz=-171-
  stacktrac=-197- stadium=-113- staff=51a stag=-753- stagger=-245- stailq=-259- stain=-263- stair=-307- stak=-249-
  stal=-259- stalenes=-251- stall=-169- stallman=-140- stammer=-180- stamp=-422- stand=-217- standalon=-170-
  standard=-767- standardiz=-72- standardization=-200- standby=-460- standup=-359- stanza=-277- star=-133-
  starship=-358- start=43p starter=-226- startl=-156- startup=151p startx=-282- starv=-293- stash=-366- stat=-389-
  stata=-250- stateful=-322- stateles=-262- statement=-465- statesman=-150- static=-558- statical=-318- station=-327-
  stationery=-172- statistic=37x statistical=-89- statp=-87- statu=-254- status=-251- statut=-285- statx=-91- stay=59h
  std=-252- stdcall=-146- stdin=-516- stdio=-322- stdio2=-75- stdout=-270- steak=-204- steal=-163- steam=-378-
  steel=-58- steer=164c steht=-156- stein=-141- stem=-160- step=262h stepp=-306- stereo=-259- stern=-196- stev=-164-
  steward=-77- stick=-198- sticker=-362- sticky=-108- stifl=-444- stigg=-98- still=-537- stimulat=-180- stink=-324-
  stir=-356- stock=-390- stol=-275- stolen=-345- stomach=-266- stomp=-239- ston=-330- stonecutter=-162- stood=-435-
  stool=-80- stop=216o stopdirectory=-134- stopp=-146- stor=-276- storag=-476- store=-337- storehashfunction=-44-
  storehashsiz=-337- storesiz=-145- stori=-299- storm=-170- story=-89- storybook=-173- stout=-234- stov=-274- str=-395-
  strac=-63- straight=182h straighten=-151- strain=-220- strand=-100- strang=-379- stranger=112x strapp=-57-
  strategi=-183- strawberry=-151- stray=-357- strchr=-238- strcmp=-88- streak=-262- stream=-127- streamabl=-262-
  street=-202- strength=-329- strengthen=-184- strerror=-139- stres=-189- stretch=-277- strftim=-122- strict=-560-
  strictdefault=-219- stricter=-196- strif=-183- strik=106o stringifi=-85- stringify=-114- stringifyreplacer=-107-
  strip=-152- stripbom=-174- stripp=-236- striptrailingcr=-99- striv=191r strlen=-358- strok=-379- stroll=-85-
  strong=-496- stronger=-165- strongest=-167- strtol=-81- struck=-218- struct=-382- structp=-50- structur=-535-
  structuredpatch=-162- struggl=-188- stu=-268- stub=-204- stuck=-310- stud=-150- student=-376- studi=-283-
  studio=-269- study=62a stuff=-547- stumbl=-83- stupid=-615- stupidity=-302- stx=-100- styl=-177- stylelint=-201-
  stylesheet=-79- su=-111- subclas=-239- subclass=-238- subcommand=-218- subdirectori=-243- subdirectory=-333-
  subfield=-70- subflow=-221- subgid=-219- subgoal=-249- subgroup=-132- subid=-87- subject=54h submenu=-121-
  submission=-345- submit=193x submitt=-431- submodul=-480- subnet=-450- subnetwork=-375- subnormal=-69-
  subordinat=-303- subpart=-251- subpath=-238- subqueri=-98- subrang=-46- subresourc=-170- subroutin=-190-
  subscrib=-211- subscriber=-306- subscription=93a subsecond=-43- subsection=-352- subsequent=-455- subset=-171-
  subshell=-173- substanc=-134- substantial=-340- substitut=-322- substitution=-561- substr=-244- subsum=-136-
  subsystem=-432- subt=-150- subtl=-380- subtlety=-290- subtract=-188- subtre=-134- subtyp=-187- subuid=-210-
  subversion=-159- subversiv=-225- subway=-127- succe=-410- succeed=-347- successful=-656- succession=-205-
  successiv=-195- successor=127p such=-332- suck=-258- sucker=-310- sudden=-410- sudo=322c sue=-288- suffer=-325-
  suffic=-67- sufficient=-376- suffix=-466- sugar=-459- suggest=-58- suggestion=104o suicid=-291- suit=-306-
  suitab=-296- suitability=-198- suitabl=-349- sum=-127- summari=-415- summaris=108l summaryfailur=-111- summer=-399-
  summon=62r sun=-503- sunday=-626- sunlight=-116- suno=-97- sunset=53c sunshin=-126- sup=-144- super=-426-
  superblock=-201- superced=-216- superclas=-99- superclass=-149- superfluou=-80- superior=64o superproject=-177-
  supersed=114o superset=-224- superstition=-137- superuser=-337- supervis=-284- supervisor=58a supplemental=-360-
  supplementary=-270- suppli=-651- supplier=-242- supply=-202- support=-231- suppos=-87- suppression=-210- suprem=-215-
  supris=-162- sur=-102- surest=-155- surfac=129h surg=-266- surgeon=-202- surgery=-122- surpris=-417- surprising=-133-
  surrogat=-205- surround=-288- survey=286x surviv=-171- survivor=-100- sushi=-241- suspect=-313- suspicion=-68-
  suspiciou=118h sustainabl=-227- susv1=-122- susv2=-268- susv3=-46- susv4=-46- sv=-63- svc=193a svelt=-154- svg=-243-
  svgo=-83- svr4=-231- swagger=-69- swallow=157h swamp=-215- swan=-67- swap=-131- swapcontext=-166- swapp=-262-
  swarm=93c swear=112r sweater=-177- sweep=-247- sweet=-426- sweetheart=-274- swell=-136- swept=-173- swift=-217-
  swig=-218- swim=-225- swin=-177- switch=-41- swor=-151- sword=-348- symbol=-499- symbolic=-514- symlink=-403-
  symmetric=-83- symptom=-233- syn=-119- sync=-58- syncbailhook=-56- synchook=-56- synchroniz=-292-
  synchronization=-229- synchronou=-310- synchronous=-352- syncth=-397- syncwaterfallhook=-56- synonym=-254-
  synopsi=-154- syntactic=-197- syntactical=-84- syntax=-428- synthesiz=-156- synthetic=-224- sys=-539- syscall=-427-
  sysconf=-207- sysconfdir=-197- sysconfig=-117- sysctl=-186- sysext=-266- sysf=-177- sysinit=-47- syslog=-284-
  sysroot=-125- system=39l systematic=-194- systemctl=-413- systemd=-379- systemwid=-175- sysuser=-157- sysv=-175-
  sz=-98- t=-394- t'ink=-55- t4=-85- tab=-422- tabl=-167- tablespac=-296- tablet=-384- tabs=-173- tactful=-215-
  tag=-589- tagger=-171- taghold=-53- tags=-456- tagvalu=-231- tai=-183- tail=-433- tailor=-220- tailq=-248- tak=-489-
  taken=-295- takeover=-123- taker=-194- tal=-353- tale=-279- talent=-375- talk=-166- tall=-275- tamper=-218-
  tangent=-111- tangl=-134- taniwha=-206- tank=-178- tao=-454- tap=-501- tapa=-173- tapabl=-160- tapasync=-68-
  tape=-545- tapp=-363- tappity=-180- tappromis=-131- taps=-196- tar=-83- tarball=94x targ=-205- target=-130-
  tart=-247- task=109p taskprovider=-182- tast=-369- tasty=-271- tattoo=86p taught=-57- taunt=-174- tausq=-161-
  tax=-251- taxi=-260- taxonomi=-58- taylor=-212- taze=-179- tazman=-131- tb=-64- tbf=-218- tbl=-163- tc=-185-
  tcl=-309- tclsh=-254- tcp=59c tcsh=-212- td=-109- tdx=-78- tea=-536- teach=32p teacher=-387- teahous=-86- team=-178-
  teamwork=-126- tear=-162- tech=-302- technical=-101- technician=161a techniqu=-220- technologi=-166-
  technological=-101- technology=-335- ted=-203- tediou=-206- teen=-176- teenager=-291- teeth=-292- teh=182x
  telegram=308x telemetry=-161- telephon=-366- television=-411- tell=-135- teller=-226- temp=112h temper=-123-
  temperatur=-262- tempest=-209- templ=-124- templat=79p temporal=-181- temporari=-404- temporary=-400- tempt=-277-
  temptation=-334- ten=-217- tenant=-138- tendenci=-123- tendency=-302- tender=-264- tenni=-220- tens=-113-
  tension=-109- tent=-303- tenth=-212- tequila=-237- terabyt=-280- teredo=-33- term=40h termcap=-170- terminal=191r
  terminat=-416- termination=-288- terminator=-191- terminfo=-204- terminology=-126- termio=-193- terraform=-195-
  terrib=-164- terribl=-339- terrifi=-157- terrific=-67- terror=-192- terrorist=33r test=-608- testbas=-32-
  testcas=-182- tester=-213- testimony=-124- tetflam=-36- tex=-220- texa=-229- texan=-351- texinfo=-64- text=-133-
  textconv=-118- textdecoder=-61- textdomain=-157- textual=-393- tf=-166- tgid=-111- tgt=-332- tgz=-309- th=-206-
  thai=-114- than=-351- thank=-587- that=-72- that'll=-135- the=-38- theater=-155- theatr=-203- thee=-210- theft=-245-
  their=-369- them=134x themselv=-512- then=-447- theoddone33=-214- theology=-165- theorem=-288- theoretical=-245-
  theori=-79- theory=-326- ther=-91- therapy=187x there=-245- thereafter=-220- thereby=-170- therefor=-400-
  therein=-52- thereof=-258- thermostat=-244- thes=-482- thesi=-413- they=-403- they'd=-300- they'll=-558- they'r=-561-
  they'v=-290- thick=-203- thicknes=-104- thiev=-246- thin=-262- think=-228- thinker=-128- third=-249- thirst=-209-
  thirty=-232- thoma=-150- thompson=-169- thorn=-168- thoroug=-64- thorough=-237- thos=-376- thou=-348- thought=-397-
  thousand=31c thp=-64- thrash=-203- thre=-237- thread=-384- threadfoo=-294- threadstream=-188- threat=-135-
  threaten=-134- threshold=-411- threw=-380- thrill=-261- thriv=-240- throat=-209- throttl=-225- through=-320-
  throughout=82h throughput=-251- throw=-576- thrown=-353- throwonconnecterror=-269- throwonlimitexceed=-43- thru=-126-
  ths=-135- thu=-412- thumb=-188- thursday=-449- thus=-562- thy=-333- tick=81h ticket=-400- tid=-238- tide=-408-
  tidelift=-270- tidy=123h tie=-250- tied=-135- tier=-366- ties=-177- tiff=-244- tiger=-229- tight=-304- tighten=-76-
  til=-262- tild=-130- till=-398- tim=-368- time=-234- timelin=-265- timen=-59- timeout=-541- timeoutabortsec=-162-
  timer=-241- timerfd=-135- timescal=-34- timeval=-110- timezon=-267- timidity=-49- timothy=-218- tin=-209-
  tinuviel=-120- tiny=-233- tinybench=-38- tipc=-198- tips=-465- tir=-344- tis=-303- titl=179x tk=-286- tl=-68-
  tlb=-316- tldt=-328- tls=121c tlsv1=-340- tm=-228- tmp=333c tmpdir=-88- tmpf=-311- tmpfil=-351- tms=-180-
  tniessen=-77- to=-148- toast=-279- tobacco=-78- tobeany=-273- tobecallablewith=-80- tobia=-77- today=423o toddl=-306-
  todo=-260- toe=-204- toequaltypeof=-162- toes=-295- toextend=-74- tofu=-174- tog=-180- together=-290- toggl=-421-
  tohash=-150- tohashsync=-153- toil=-180- toilet=-353- tojson=-126- token=119x tokenizer=-318- toktyp=-217- told=242l
  tolerabl=-209- tolerat=-151- toll=-238- tolowercas=-206- tom=-457- tomatchobjecttyp=-49- tomato=-220- tombston=-246-
  toml=-123- tomldat=-81- tomorrow=-62- ton=-270- tone=-340- tongu=-186- tonight=263x tons=-31- too=-464- took=-564-
  tool=-44- toolbar=-99- toolchain=-149- toolkit=-168- toolnam=-288- toolresult=-34- toolset=-274- tooltip=-136-
  tooth=-123- toothpast=-296- topic=-202- toplevel=-300- tops=-225- torch=-157- torn=-258- tortu=-239- tortur=-323-
  torvald=-329- torvalds=-143- toss=-250- tostr=-336- total=-319- totaltim=-70- touch=256p tough=-415- tour=-176-
  toward=-287- towel=-70- tower=-319- towlower=-70- town=-334- toxic=-224- toy=-65- toys=-288- tp=-98- tpc=-115-
  tpm=-49- tpm2=-112- tpu=-85- trac=-129- traceback=-72- tracer=-345- track=-459- tracker=-66- trackkey=-123-
  tract=-42- tractor=-60- trademark=-342- tradeoff=-205- tradition=-122- traditional=-402- traffic=142p tragedy=-301-
  tragic=-251- trailer=-184- train=-293- trainer=135a trait=-98- tram=-163- transaction=-305- transcend=-176-
  transcrib=46x transcript=79x transfer=272h transferr=-204- transform=-143- transformation=-320- transformer=-35-
  transformindexhtml=-247- transient=-230- transit=-310- transition=-260- transitional=-131- transitory=-250-
  translat=-111- translation=-232- translator=79x transmission=-209- transmit=236x transmitt=-651- transparent=-249-
  transparentindex=-84- transpil=-146- transpiler=-211- transport=-394- trap=-286- trapp=-230- travel=-175-
  travers=-424- traversal=-203- travi=-100- tray=-345- tre=-413- treachery=-173- tread=-239- treasur=-229-
  treasurer=-370- treat=266o treatment=-384- tree=-558- treesam=-404- trembl=-159- treturn=-205- tri=-445- triag=-146-
  trial=-273- triangl=-156- triangulation=-232- tribun=-204- trick=-89- trifl=-135- trigger=-144- trigram=-51-
  trim=-417- trimm=-229- trip=-767- tripl=-331- triplet=-285- tripp=-241- triumph=-136- trivial=-297- trns=-125-
  troff=-158- trojan=126c troll=-291- troop=-160- troubl=-72- troubleshoot=-166- trouser=-251- trout=-215- tru=-344-
  tru64=-82- truck=-332- true=-68- trunc=-152- truncat=-250- truncation=-218- trust=162a trustworthy=-217- truth=-614-
  truthful=-175- truthy=-56- try=-176- ts=-440- tsc=-225- tsconfck=-98- tsconfig=-269- tsdown=-70- tseri=-106-
  tset=-259- tslib=-132- tsp=-91- tsx=-137- ttf=-143- ttls=-367- tty=-502- ttygroup=-103- ttynam=-78- ttyperm=-103-
  ttys=-265- tu=-200- tub=-281- tubby=-146- tube=-230- tuber=-91- tue=-170- tuesday=-566- tui=-75- tun=-208- tune=-346-
  tunnel=180p tupl=-201- tur=-272- turtl=-326- tutorial=-236- tv=-356- twas=-146- tweak=-216- tweet=353x twelv=-348-
  twenty=-405- twic=-514- twiddl=-197- twilight=-225- twin=-80- twitter=-531- two=-262- tx=-228- txt=200p txtim=-124-
  ty=-92- typ=-261- type=-312- typecheck=-180- typedarray=-127- typeerror=-95- typeguard=-111- typeof=-152-
  typescript=-529- typeseparator=-100- typewriter=-123- typical=-398- typo=-405- tyr=-259- tyranny=-56- tyrant=-117-
  tz=-208- tzfil=-177- u=-130- u000a=-97- u003c=-186- ubiquitou=-171- uc=-119- udev=-159- udp=-288- uefi=-56-
  ugly=-241- uh=-194- ui=-314- ui's=-175- uid=-377- uids=-193- uint=-140- uint16array=-92- uint32array=-55-
  uint8array=-360- uk=-201- ula=-69- ulabel=-138- ultimat=-311- ultimate=-146- um=-278- umask=-167- umbrella=-267-
  umd=-149- umount=-124- un=-133- unabl=-336- unacceptabl=-321- unaffect=-263- unambiguou=-41- unattend=266h
  unauthenticat=-205- unauthoriz=176c unavailabl=-183- unawar=36h unbash=-147- unblock=-231- unbound=-303- unc=-383-
  uncach=-161- uncapturederror=-136- uncensor=209r uncertain=-355- unchang=42l uncl=-46- unclean=-207-
  uncomfortabl=-216- uncommon=-72- uncompress=-278- unconditional=-232- uncover=-225- und=-349- undamag=-161-
  undat=-207- undeclar=-169- undef=-302- undefin=-398- undefinedreplacement=-93- undelet=-180- under=-243-
  underestimat=-299- underflow=-135- underlin=-451- underly=-414- underneath=-243- underscor=-127- understand=-490-
  understood=-94- undertak=-142- underwear=-105- undesirabl=-164- undici=-200- undicigetglobaldispatcher=-52-
  undo=-265- undocument=-298- undon=-271- undoubt=-88- undraw=-87- undu=-110- unencod=-87- unencrypt=-216-
  unescap=-106- unevaluateditem=-105- unevaluatedproperti=-122- unexpect=-282- unfair=-128- unfilter=219r
  unfinish=-355- unfortunat=-176- unfortunate=-188- ungrab=-152- unhandl=-151- unhappy=-246- unhealthy=-47-
  unicast=-153- unicod=-350- unicodeset=-191- unicorn=-139- unifi=-379- uniform=-215- unignor=-245- unimplement=-196-
  unimportant=-140- uninform=51h uninitialis=-178- uninitializ=-237- uninstall=313c unintend=-36- uninterest=-72-
  uninvit=-124- union=-313- uniq=-332- uniqu=-593- unique=-218- uniqueitem=-35- uniquenes=-58- unit=-384-
  unittest=-250- unity=-197- univariat=-63- univers=-396- universal=-320- university=-225- unix=-624- unixodbc=-158-
  unjs=-216- unknown=-54- unlck=-280- unlearn=433o unles=-531- unlik=-440- unlike=-356- unlimit=-366- unlink=-343-
  unload=-212- unlock=99r unlogg=-319- unlucky=-107- unmanag=-258- unmap=-118- unmapp=-182- unmerg=-226- unmodifi=-166-
  unmount=-488- unnam=-238- unnatural=-92- unnecessari=-199- unnecessary=59h unnotic=123h unpack=-234- unpin=-94-
  unpip=-238- unpredictabl=104r unprivileg=-171- unprotect=-160- unpunish=-160- unqualifi=-153- unquot=-83-
  unreachabl=-129- unread=351h unreadabl=-314- unrealiz=-159- unreasonabl=-75- unrecogniz=-174- unregister=-173-
  unrelat=-124- unreliabl=-258- unresolv=-107- unrestrict=184r unsaf=108h unseen=104h unset=-306- unshar=-248-
  unsign=195c unspecifi=-387- unstabl=-300- unstructur=-160- unsubscrib=-227- unsubscribetask=-239- unsuccessful=-103-
  unsuitabl=-47- unsupport=-373- unsur=-294- untagg=-106- unterminat=-146- untest=-178- unto=-186- untold=-84-
  untouch=-134- untrack=-238- untrust=-129- unus=-393- unusabl=-157- unusual=-190- unversion=-79- unwant=-322-
  unwatch=-99- unwind=-273- unwis=156h unwrap=-110- unwritabl=-262- unwritten=-206- unzip=71c uops=-162- upcom=-87-
  upd=193p updat=-204- updater=367p upgrad=-196- uphill=-182- upload=272x upon=-450- upper=-382- uppercas=-302-
  upright=-250- ups=-238- upset=-281- upsid=-145- upstair=-264- upstream=-376- uptim=-258- ur=-182- urandom=-196-
  urg=-281- urge=-254- urgency=-149- urgent=-163- uri=-485- urin=-144- uris=-314- url=-234- urlencod=-163-
  urlobject=-219- urlrecord=-106- urls=-540- urlsearchparam=-116- urn=-108- us=-406- usabl=-400- usag=-649- usb=215x
  usd=-76- use=-244- usec=-92- usecallbackref=-175- useclon=-47- used=-293- useful=-443- useles=-212- usemergeref=-104-
  usemodifiedtim=-184- usenet=-203- user=148h useradd=-134- usergroup=-95- usernam=-656- usernamestr=-90-
  userspac=-181- uses=-643- ustar=-147- usual=-238- usuario=-169- usvstr=-213- ut=-181- utc=-202- utf=-371- utf8=-211-
  utf8fromstr=-159- util=-213- utiliti=-345- utility=-402- utiliz=-232- utilization=-212- utim=-137- utimensat=-63-
  utmost=-377- utmp=-329- utmpx=-62- uts=-125- utter=-311- uuid=-333- ux=-156- uxxxx=-39- uzi=-237- v=-721- v0=-93-
  v1=-231- v10=-176- v18=-145- v22=-125- v3=-82- v4=-277- v4mapp=-184- v5=-119- v6=-196- v7=-328- v8=-284- va=-269-
  vacant=-240- vacation=-365- vacuum=-439- vagg=-51- vagu=216h vague=-41- vain=-138- val=-288- val1=-160- val2=-160-
  valf=-112- valgrind=-523- valid=-398- validat=-274- validateschema=-212- validation=-375- validationerror=-165-
  validationstrategy=-79- validator=-289- validity=-207- valkyri=-105- vall=-112- valley=-149- valu=-422- valuabl=-251-
  value1=-260- value2=-263- valueof=-125- valv=-167- van=-163- vanc=-218- vanilla=-172- vanish=120h vapor=-78-
  vaporiz=-130- var=-134- varchar=-157- vari=-94- variabl=-475- variablescop=-122- variadic=-231- varianc=-117-
  variant=-466- variation=-153- varieti=-112- variety=-50- variou=-525- vars=-61- vary=-311- vast=-268- vat=-241-
  vault=37x vax=-117- vcpu=-208- vdso=-194- vec=-169- vector=-238- vegetabl=-266- vegetarian=-434- vehicl=-131-
  veil=-99- vein=-145- velocity=-40- velveeta=-226- venerabl=-45- venerat=-164- veni=-205- venu=-256- verb=-358-
  verbatim=244l verbos=-366- verbosity=-222- vercel=-144- verdict=-397- verg=-197- verification=38x verifier=-130-
  verify=-76- verifybackup=-63- verity=-152- vers=-274- versa=-213- version=-325- versnum=-132- versu=-213-
  vertex=-172- vertic=-38- vertical=-112- very=-370- vessel=-250- vet=-308- veth=-49- vewy=-181- vex=149r vf=-213-
  vfork=-59- vfp=-88- vfs=-192- vi=-458- via=-405- vic=-244- vice=-279- victim=84c victory=-279- video=-336- vidi=-205-
  view=-283- viewabl=-286- viewpoint=214h vigor=-93- villag=-331- villain=120r vim=-409- violat=-139- violation=-209-
  violenc=-335- violent=-233- violin=-46- virgin=-233- virginia=-262- virtu=-266- virtual=-613- virtualenv=-43-
  virtualiz=-106- virtualization=-195- viru=301c vis=-48- visa=-199- visibl=-116- vision=-402- visit=-463-
  visitnodestep=-103- visitor=224l visitorkey=-59- visual=-254- visualiz=-88- vital=-155- vite=-438- vitest=-276-
  vlan=-322- vlen=-271- vm=-551- vm86=-40- vma=-56- vms=-407- vmsplic=-129- vmwar=-208- vnd=-125- vocabulary=-219-
  vodka=-243- vohr=-51- voic=212x void=-356- vol=-196- volatil=-181- volcano=-137- volt=-187- voluntari=-231-
  volunteer=-200- vom=-182- voodoo=-177- voronoi=-119- vorpal=-171- vot=-206- vote=-260- vowel=-140- vpc=-398-
  vpn=-219- vs=-324- vscod=92p vsiz=-35- vt=-43- vt102=-118- vtpm=-66- vu=-118- vue=-138- vuepres=-131- vues=-67-
  vulcan=-266- vulgar=-136- vulkan=-250- vulnerabiliti=-244- vulnerability=-247- vulnerabl=-144- vv=-267- vxcan=-85-
  vxlan=-283- vyacheslav=-112- w=-730- w3c=-185- wa=-80- waffl=-89- wagon=-73- wags=-226- wait=63h waiter=-184-
  waitid=-101- waitpid=-187- waiv=252a wak=75h wake=86p wal=-183- waldump=-190- walk=-479- walker=-87- wallet=66x
  walter=-181- wander=-312- wanna=-339- want=-148- war=-489- warden=-189- warfar=-332- warlord=-107- warm=-442-
  warmer=-108- warmup=-220- warmupiteration=-110- warmupsync=-244- warmuptim=-125- warn=-212- warranti=-127-
  warranty=-274- warrior=-223- wars=-253- was=-293- wash=-513- washer=-249- washington=-295- wasi=-281- wasm=-135-
  wasn't=-558- wast=-69- wasteful=-122- watch=-73- watchdog=-272- watcher=164p water=-748- wav=-107- wave=-170-
  wax=-198- way=-305- ways=-364- wc=-209- wcs=-185- we=-493- we'd=-329- we'll=-503- we'r=-485- we'v=-121- weak=-370-
  weaken=-300- weaker=-191- weaknes=-217- weakness=-200- wealth=-364- wealthy=-206- weapon=138r wear=-222-
  weather=-215- weav=229p webapp=-50- webcam=295x webgl=-50- webgpu=-302- webhook=137x webkit=-125- webpack=-201-
  websit=-246- websocket=-398- websocketunmask=-225- webstorm=-61- wed=-129- wedd=-366- wednesday=-409- wee=-200-
  weed=-344- week=-320- weekend=-464- weep=-79- weigh=-345- weight=-137- weird=-316- welcom=-60- well=-325- welsh=-196-
  went=-203- weof=-39- were=-59- weren't=-261- west=-204- west1=-238- western=-278- wet=-376- wget=-501- wgetrc=-284-
  whack=-191- whal=-170- whatchang=-313- whatever=493o whatsoever=158r whatwg=-316- wheat=-233- wheel=-267- when=-231-
  whenc=-159- whenever=320p where=-370- wherea=-277- whereupon=-119- wherever=266c whether=-471- which=-121- whil=-199-
  whin=-86- whip=-240- whipp=-116- whiskey=-296- whisper=36x whistl=-309- whistler=-248- whitelist=238a whiteout=-179-
  whitespac=-462- who=217r who'd=-266- who'll=-161- whoami=235a whoever=268x whol=-252- whom=88x whorehous=-56-
  whos=-237- why=-379- wi=-285- wichert=-274- wick=-107- wid=-74- wide=-464- widen=62h wider=-119- widget=-420-
  width=-307- wif=-264- wife=-81- wifi=313c wiggl=-153- wiki=-174- wikipedia=-153- wild=160r wildcard=-39- will=-603-
  william=-346- willne=-108- wilson=-311- win=-527- win32=-213- win95=-170- wind=40h window=-321-
  windowspathsnoescap=-137- windoz=-100- wine=-409- wing=-183- wink=-87- winn=-195- winner=-243- wins=-112-
  winston=-421- winter=-320- wip=175h wipe=127c wipef=-225- wir=-451- wire=-77- wirth=-125- wisdom=-438- wise=-415-
  wiser=-143- wish=70o wit=-294- witch=-295- with=-210- withdrawal=-132- withdrawn=312o wither=-261- withheld=-256-
  withhold=281h within=-294- withrespons=-76- withrul=-144- withtag=-144- witnes=-247- witness=-158- wiv=-282-
  wizard=-193- wl=-162- wlan=-156- woke=-281- woken=-198- wolf=-263- woman=-474- wombat=-164- women=-486- won=-299-
  won't=-132- wonderful=-328- wondrou=-212- woo=-285- wood=-340- woody=-286- woot=-240- word=80l wordsworth=-49-
  wordv=-113- wore=-38- work=-298- workaround=-248- worker=-546- workflow=-111- workforc=-127- workload=-239-
  workman=-181- workplac=-155- workshop=-286- workspac=-43- workspace=-68- workstation=-334- worktre=-573- world=-305-
  worldwid=-156- worm=-401- worn=-235- worri=165h worry=-195- wors=-439- worship=-235- worst=-360- worth=-295-
  worthles=-261- worthwhil=-131- worthy=-266- would=-322- wouldn't=-464- wound=-250- wrap=-360- wraparound=-32-
  wrapp=-305- wrapper=191p wrath=-135- wrde=-293- wrestl=-180- wrist=-103- writ=-168- writabl=-377- writefil=-36-
  writefilesync=-44- writer=84r writev=-184- written=-190- writtenat=-170- wron=-84- wrong=-460- wrot=-39- ws=-214-
  wtmp=-227- wu=-129- www=-261- wx=-176- wxwidget=-142- x0=-184- x1=-201- x11=-348- x2=-305- x25519=-227- x32=-126-
  x3c=-124- x448=-198- x509=-149- x64=-168- x86=-263- xalan=-128- xalanc=-128- xallocnamedcolor=-315- xarg=-114-
  xattr=-100- xau=-198- xauth=-238- xavvy=-313- xcod=-128- xconst=-137- xctest=-293- xdg=-394- xdigit=-43- xdm=-257-
  xdp=-128- xdpyinfo=-74- xdr=-345- xemac=-242- xerc=-159- xercesc=-170- xerox=-382- xev=-173- xfs=-251- xft=-263-
  xftcolor=-161- xftcolorallocnam=-173- xftdraw=-179- xftdrawcreat=-123- xftfont=-223- xftfontopen=-74-
  xftfontopenxlfd=-140- xftglyphfontspecrender=-224- xftglyphrender=-218- xftglyphspecrender=-218- xgrabkey=-97-
  xhr=-102- xi=-50- xid=-309- xii=-293- xkb=-205- xkbprint=-236- xlfd=-133- xlib=-160- xml=-451- xmln=-263- xopen=-61-
  xor=-173- xprop=-147- xprt=-217- xsession=-331- xsi=-142- xtaddeventhandler=-277- xtappaddworkproc=-229-
  xtappcreateshell=-93- xtapperrormsg=-174- xtapppeekevent=-209- xtappprocessevent=-183- xtcallconverter=-196-
  xtdispatchevent=-175- xtdisplayinitializ=-202- xterm=-305- xtfre=-363- xtgeometryy=-86- xtgetresourcelist=-179-
  xtgetselectionrequest=-166- xtgetselectionvalu=-146- xtgrabkey=-154- xtgrabpointer=-181- xtifr=-215-
  xtmanagechildren=-115- xtopendisplay=-313- xtre=-259- xtrealizewidget=-167- xtrealloc=-187- xtregisterdrawabl=-137-
  xtsetmappedwhenmanag=-118- xtsetvalu=-230- xtungrabbutton=-135- xtungrabkey=-135- xvfb=-248- xx=-166- xxx=-140-
  xxxxxx=-260- xy=-99- xyz=-128- xz=-408- y=45p y'know=-56- y0=-184- y1=-184- y2=-179- ya=-335- yacob=-199-
  yallist=-209- yaml=-226- yamlerror=-157- yank=-64- yanke=-188- yard=-254- yarn=-379- yauzl=-103- ye=-472- yea=-242-
  yeah=-353- year=-421- yell=-230- yellow=-390- yeoman=-104- yep=-152- yesterday=265h yet=-660- yield=-335- ymmv=-54-
  yo=-128- yogi=-334- yogurt=-129- york=-365- yorker=-155- you'd=249a you'll=-84- you'r=-214- you'v=117h young=-346-
  younger=-444- youngest=-296- your=-47- yourself=282p yourselv=-181- youth=-296- yum=-129- yup=-233- yuppi=-81-
  yyyy=-118- yyyymmdd=-108- z=-386- z0=-31- za=-77- zasso=-51- ze0=-271- zebra=-150- zed=88r zen=-114- zeromq=-253-
  zh=-137- zip=219x zipfil=-75- zipinfo=-41- zippy=-192- zlib=-335- zod=-291- zoderror=-31- zodtojsonschema=-68-
  zombi=-71- zon=-281- zonal=-192- zone=-304- zoneddatetim=-49- zoo=-107- zoom=-363- zsh=-328- zshrc=82p zstd=-114-
  zustand=-70- zx=-130- łodz=-204- δ=-200- μs=-36- в=-477- забудь=-367- на=-358- не=-471- по=-338- у=-479- ящике=-287-
  از=-415- است=-516- را=-540- ساعت=-453- يوم=-438- को=-486- है=-484-
`;
