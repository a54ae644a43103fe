/// Symbols that public programs show: all of them have to be known.
let usedSymbols = """
  1.circle 2.circle 3.circle 4.circle 5.circle 6.circle airplane airplayaudio airpods.max align.horizontal.left
  ant.fill antenna.radiowaves.left.and.right apple.intelligence applelogo archivebox arrow.2.circlepath
  arrow.2.squarepath arrow.3.trianglepath arrow.backward arrow.circlepath arrow.clockwise arrow.counterclockwise
  arrow.counterclockwise.circle arrow.down arrow.down.circle arrow.down.right arrow.down.to.line.alt
  arrow.down.to.line.compact arrow.forward arrow.forward.circle arrow.forward.square arrow.left arrow.left.and.right
  arrow.left.and.right.square arrow.left.arrow.right arrow.right arrow.right.arrow.left arrow.right.circle.fill
  arrow.swap arrow.triangle.2.circlepath arrow.trianglehead.2.counterclockwise.rotate.90 arrow.turn.down.right
  arrow.up arrow.up.and.down arrow.up.and.down.and.sparkles arrow.up.arrow.down arrow.up.arrow.down.circle
  arrow.up.arrow.down.circle.fill arrow.up.left.and.arrow.down.right
  arrow.up.left.and.down.right.and.arrow.up.right.and.down.left arrow.up.message arrow.up.right arrow.uturn.backward
  arrow.uturn.left arrow.uturn.right arrowshape.turn.up.left arrowshape.turn.up.left.circle.fill
  arrowshape.turn.up.left.fill arrowtriangle.down.fill arrowtriangle.left.fill
  arrowtriangle.right.and.line.vertical.and.arrowtriangle.left.fill arrowtriangle.right.fill arrowtriangle.up.fill at
  backward.fill badge.plus.radiowaves.right bag bag.fill barcode.viewfinder beach.umbrella beats.headphones bell
  bell.and.waves.left.and.right bell.badge bell.badge.fill bell.circle.fill bell.fill bell.slash.fill bird bird.fill
  bitcoinsign.circle bitcoinsign.square blinds.horizontal.open bolt.fill bolt.horizontal bolt.slash book.closed
  book.fill book.pages bookmark bookmark.circle.fill bookmark.fill books.vertical books.vertical.fill box.truck
  briefcase.fill bubble bubble.fill bubble.left.and.bubble.right bubble.left.and.text.bubble.right bubble.right
  bubble.right.fill building.2 building.columns building.columns.fill calendar calendar.badge.clock
  calendar.badge.exclamationmark camera camera.aperture camera.fill captions.bubble car car.fill cart cart.circle
  cart.fill character.cursor.ibeam chart.bar chart.bar.fill chart.line.uptrend.xyaxis chart.xyaxis.line checklist
  checkmark checkmark.circle checkmark.circle.fill checkmark.message.fill checkmark.rectangle.stack.fill
  checkmark.seal checkmark.seal.fill checkmark.shield checkmark.square checkmark.square.fill chevron.backward
  chevron.compact.down chevron.down chevron.down.circle chevron.forward chevron.left chevron.left.circle chevron.right
  chevron.right.circle chevron.up chevron.up.chevron.down circle circle.and.line.horizontal circle.dotted circle.fill
  circle.grid.2x2 circle.grid.2x2.fill circle.grid.cross circle.grid.cross.left.filled circle.hexagongrid.fill
  clipboard clock clock.fill cloud.drizzle.circle.fill cloud.heavyrain.fill cloud.sun cloud.sun.bolt.fill
  cloud.sun.rain.fill creditcard creditcard.fill crown.fill cube cube.box cup.and.saucer.fill curlybraces
  delete.backward delete.left desktopcomputer diamond.fill dice dice.fill digitalcrown.horizontal.press.fill display
  doc doc.badge.plus doc.fill doc.on.clipboard doc.on.doc doc.plaintext doc.richtext doc.text dollarsign.circle.fill
  dot.radiowaves.left.and.right dot.radiowaves.right drop drop.fill drop.triangle.fill ellipsis ellipsis.circle
  ellipsis.circle.fill envelope envelope.fill eurosign.circle.fill exclamationmark exclamationmark.bubble
  exclamationmark.bubble.fill exclamationmark.circle exclamationmark.icloud exclamationmark.magnifyingglass
  exclamationmark.triangle exclamationmark.triangle.fill eye eye.fill eye.slash eyeglasses face.smiling fan.fill
  faxmachine fiberchannel figure.and.child.holdinghands figure.jumprope filemenu.and.cursorarrow
  filemenu.and.selection film film.fill flag flame flame.fill flashlight.off.fill folder fork.knife forward.fill
  g.circle.fill gamecontroller gamecontroller.fill gear gear.circle.fill gearshape gearshape.fill globe
  globe.americas.fill gobackward graduationcap hand.draw hand.raised.fingers.spread.fill hand.thumbsdown hand.thumbsup
  hand.thumbsup.fill hands.clap hands.clap.fill heart heart.circle heart.fill heart.text.square.fill hexagon.fill
  hifispeaker homekit hourglass hourglass.bottomhalf.fill hourglass.tophalf.fill house house.fill icloud.fill info
  info.circle info.circle.fill info.square.fill internaldrive iphone key.fill keyboard laptopcomputer
  laptopcomputer.trianglebadge.exclamationmark largecircle.fill.circle leaf light.beacon.max.fill lightbulb
  line.3.horizontal line.3.horizontal.decrease line.3.horizontal.decrease.circle line.horizontal.3
  line.horizontal.3.decrease line.horizontal.3.decrease.circle lineweight link link.circle link.circle.fill
  list.and.film list.bullet list.bullet.below.rectangle list.bullet.rectangle list.bullet.rectangle.fill
  list.bullet.rectangle.portrait list.clipboard.fill list.dash list.dash.header.rectangle list.number location
  location.circle location.fill location.fill.viewfinder location.north location.north.circle.fill lock lock.fill
  lock.open.rotation lock.rotation lock.trianglebadge.exclamationmark.fill macbook.and.iphone magnifyingglass
  magnifyingglass.circle map mappin mappin.and.ellipse mappin.and.ellipse.circle.fill mappin.circle.fill megaphone
  menubar.rectangle menucard.fill message message.badge.filled.fill message.fill mic microphone.fill minus
  minus.circle minus.circle.fill minus.square moon moon.circle.fill moon.fill multiply.circle.fill music.mic
  music.note music.note.list music.quarternote.3 network newspaper note.text.badge.plus number opticaldisc
  opticaldisc.fill opticaldiscdrive.fill paintpalette paperplane paperplane.fill party.popper pause.circle pause.fill
  pencil pencil.and.list.clipboard pencil.and.scribble pencil.circle pencil.circle.fill pencil.line pencil.slash
  person person.3 person.3.fill person.3.sequence person.3.sequence.fill person.badge.key.fill person.badge.minus
  person.badge.plus person.badge.shield.checkmark person.circle person.circle.fill person.crop.artframe
  person.crop.circle person.crop.circle.badge.exclamationmark person.crop.circle.badge.moon
  person.crop.circle.badge.xmark person.crop.circle.badge.xmark.fill person.crop.circle.fill
  person.crop.circle.fill.badge.checkmark person.crop.circle.fill.badge.plus person.crop.square person.fill
  person.fill.badge.plus phone phone.fill photo photo.artframe photo.badge.plus photo.fill photo.on.rectangle.angled
  pin pin.fill pin.slash placeholdertext.fill platter.filled.bottom.iphone play play.circle.fill play.fill plus
  plus.app plus.app.fill plus.bubble plus.circle plus.circle.fill plus.rectangle.fill plus.square
  plus.square.on.square point.3.connected.trianglepath.dotted power poweroff poweron poweroutlet.type.b
  poweroutlet.type.b.fill powerplug qrcode qrcode.viewfinder questionmark questionmark.circle questionmark.circle.fill
  questionmark.diamond quote.bubble quote.bubble.fill quote.opening rays record.circle.fill rectangle
  rectangle.3.offgrid.fill rectangle.bottomthird.inset.fill rectangle.dashed rectangle.fill
  rectangle.fill.on.rectangle.angled.fill rectangle.grid.1x2 rectangle.grid.2x2 rectangle.inset.fill
  rectangle.on.rectangle rectangle.split.3x1 rectangle.stack rectangle.stack.fill rotate.3d ruler safari scalemass
  scroll seal seal.fill selection.pin.in.out separator.horizontal server.rack shareplay shippingbox shuffle
  sidebar.leading sidebar.left sidebar.right sidebar.trailing simcard skew slash.circle.fill slider.horizontal.3
  slider.horizontal.below.square.filled.and.square slider.vertical.3 sparkle sparkles speaker speaker.fill
  speaker.slash speaker.slash.fill speaker.wave.1.fill speaker.wave.2 speaker.wave.2.fill speaker.wave.3.fill square
  square.and.arrow.down square.and.arrow.down.fill square.and.arrow.up square.and.arrow.up.circle.fill
  square.and.arrow.up.fill square.and.pencil square.dashed square.fill square.fill.on.square.fill square.grid.2x2
  square.grid.2x2.fill square.righthalf.fill square.stack.fill star star.circle star.circle.fill star.fill stop.circle
  stop.fill storefront suit.club.fill suit.diamond.fill suit.heart suit.heart.fill suit.spade.fill suitcase sun.max
  sun.max.circle.fill sun.max.fill sun.min sun.min.fill sunrise sunset swift switch.2 tablecells tag terminal
  text.alignjustify text.badge.checkmark text.badge.minus text.badge.plus text.badge.star text.bubble text.quote
  textformat textformat.abc textformat.size theatermasks thermometer timer trapezoid.and.line.horizontal
  trapezoid.and.line.vertical trash trash.fill tray.fill tray.full triangle triangle.fill trophy tv.badge.wifi video
  video.bubble.left video.circle video.fill viewfinder wallet.pass wand.and.stars wand.and.stars.inverse wave.3.right
  waveform.path waveform.path.ecg wifi wifi.exclamationmark wifi.slash windshield.rear.and.wiper wrench
  wrench.and.screwdriver wrench.and.screwdriver.fill x.circle x.square.fill xbox.logo xmark xmark.circle
  xmark.circle.fill xmark.octagon xmark.seal.fill xmark.square zzz
  """
