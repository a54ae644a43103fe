internal import Foundation

// The sizes of symbol frames, which vary with the drawing: a chevron is narrower than a star, and an ellipsis is lower.
extension SymbolTable {
  /// Returns the size of a symbol's frame beside letters with a size of one point, as measured on Apple's systems, or nil if the
  /// symbol's drawing determines its frame.
  ///
  /// All symbols in a circle have the same size, and so do all symbols in a square. A filled form has the size of its outline
  /// unless it has its own entry.
  static func measuredSize(of name: String) -> CGSize? {
    if let size = sizes[Substring(name)] { return size }
    var words = name.split(separator: ".")
    if words.last == "fill" {
      words.removeLast()
      return measuredSize(of: words.joined(separator: "."))
    }
    guard words.count > 1, let last = words.last, last == "circle" || last == "square" else { return nil }
    return sizes[last]
  }

  private static let sizes: [Substring: CGSize] = {
    var sizes: [Substring: CGSize] = [:]
    for group in measuredSizes.split(whereSeparator: { $0 == ";" || $0 == "\n" }) {
      let words = group.split(separator: " ")
      guard words.count > 2, let width = Double(words[0]), let height = Double(words[1]) else { continue }
      for name in words[2...] { sizes[name] = CGSize(width: width / measuredAt, height: height / measuredAt) }
    }
    return sizes
  }()

  /// The size of the letters beside which the symbols were measured.
  private static var measuredAt: Double { 26 }
}

/// Widths and heights, each followed by the names of the symbols with this size.
private let measuredSizes = """
  10 28.5 exclamationmark; 19 26.5 chevron.left chevron.right; 19.5 22.5 italic; 20 28.5 questionmark
  20 32.5 thermometer; 21 27 underline; 21.5 22.5 bold; 21.5 25 pause.fill; 21.5 30 music.note
  21.5 30.5 cursorarrow; 22.5 25.5 play.fill; 23 30 drop; 23 34 lightbulb; 23 36 key; 24.5 29 lock
  25 23 arrow.down.left arrow.up.right; 25 33.5 bolt; 25.5 28 arrow.down arrow.up
  25.5 30.5 arrow.down.to.line arrow.up.to.line; 26 31.5 mic.slash speaker.slash; 26.5 24.5 xmark; 26.5 31 iphone
  26.5 31.5 bookmark flame mic; 27 6.5 minus; 27 24.5 pencil; 27 25 plus; 27 30 snowflake; 27.5 27 person.fill
  27.5 30 shield
  27.5 31.5 arrow.clockwise arrow.counterclockwise book.closed doc doc.text rectangle.portrait wallet.pass
  28 26 checkmark; 28 31 cylinder; 28 34.5 ant; 28 35.5 doc.badge.plus; 28.5 16.5 chevron.down chevron.up
  28.5 28 person; 28.5 33 sparkles; 29 9 ellipsis; 29 29 number; 29 30.5 bell; 29 31 bell.fill; 29 32.5 trash
  29 33.5 person.badge.plus; 29 34 square.and.arrow.down; 29 34.5 square.and.arrow.up
  29.5 23.5 backward.end.fill forward.end.fill; 29.5 27.5 qrcode square square.dashed square.grid.2x2
  29.5 28.5 percent; 29.5 29 flag; 29.5 32.5 bell.badge bell.slash; 29.5 36 tram; 30 23.5 arrow.left arrow.right
  30 24 arrow.turn.up.left; 30 28 arrow.uturn.left; 30 34 pin; 30.5 28.5 arrow.up.left.and.arrow.down.right
  30.5 29.5 location; 30.5 30 moon; 30.5 31 gift waveform.path.ecg; 30.5 33 paperclip; 31 26.5 speaker.wave.1
  31 29 phone; 31 29.5 magnifyingglass minus.magnifyingglass plus.magnifyingglass
  31 30 chart.pie circle clock face.smiling globe safari; 31 31 power
  31 32 hand.raised hand.thumbsdown hand.thumbsup trophy; 31 34 building.2
  31.5 27.5 archivebox calendar heart heart.fill; 31.5 30.5 eraser; 31.5 31.5 at; 31.5 33 hexagon
  32 17 line.3.horizontal; 32 23 list.bullet; 32 25.5 list.number
  32 26 slider.horizontal.3 text.aligncenter text.alignleft text.alignright text.justify; 32 27 wind
  32 28 antenna.radiowaves.left.and.right leaf; 32 28.5 exclamationmark.triangle triangle; 32 30 airplane
  32 31 gearshape.fill; 32 31.5 headphones square.and.pencil; 32 32.5 shippingbox square.3.layers.3d
  32 36 doc.on.clipboard doc.on.doc; 32.5 29 lock.open; 32.5 29.5 map; 32.5 31 paperplane
  32.5 31.5 eyedropper gearshape highlighter; 32.5 32 sun.max touchid; 32.5 33 link; 32.5 33.5 link.badge.plus
  33 35.5 paintbrush; 33.5 27 repeat; 33.5 27.5 chart.line.uptrend.xyaxis; 33.5 31.5 star star.leadinghalf.filled
  33.5 32 gear; 34 22 quote.opening; 34 30.5 bubble.left; 34 32 crop; 34 34 seal; 34.5 24.5 cloud; 34.5 25.5 wifi
  34.5 28 book; 34.5 30 checklist; 34.5 31.5 pentagon; 34.5 33 tag; 34.5 34 bus; 35 27.5 folder
  35 29 cart message; 35 29.5 folder.badge.plus; 35 31.5 newspaper printer
  35 34 arrow.up.and.down.and.arrow.left.and.right; 35.5 23 textformat; 35.5 27.5 shuffle; 35.5 29 briefcase
  35.5 32 storefront; 35.5 35.5 wrench; 36 26 creditcard tray
  36 27.5 photo rectangle rectangle.split.3x1 sidebar.left sidebar.right tablecells terminal
  36 29 arrow.up.arrow.down; 36 29.5 paintpalette; 36 33.5 radio; 36.5 26.5 speaker.wave.2; 36.5 28 car
  36.5 30 desktopcomputer; 36.5 31 house pills; 37 26 envelope; 37.5 18 ruler; 37.5 25 video; 37.5 28.5 camera
  38 23.5 backward.fill forward.fill; 38 29.5 tv; 38 36 hammer; 38.5 28 chart.bar; 39 29 crown; 39 30 scissors
  39 37.5 tree; 40 26 eye; 40 31.5 eye.slash; 41 34 cat; 41 35 graduationcap; 41.5 33.5 dog
  42 28.5 chevron.left.forwardslash.chevron.right; 42 29.5 person.2; 43 27.5 gamecontroller; 43 31.5 truck.box
  43.5 29 puzzlepiece; 44 21.5 battery.100; 47.5 30 bicycle; 50 27 mountain.2
  """
