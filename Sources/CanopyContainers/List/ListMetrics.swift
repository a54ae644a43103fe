internal import CanopyCore
internal import CanopyDisplay
internal import CanopyLayout
internal import CanopyStyle
internal import CanopyText
internal import Foundation

/// The dimensions, fonts and colors of a list in one look and idiom. Those that were measured on iOS 26 and macOS 26 are exact.
struct ListMetrics {
  /// The distance of the rows from the edges of the list.
  var margin: CGFloat = 0
  /// The distances of a row's content from the edges of the row.
  var insets = EdgeInsets(top: 15, leading: 16, bottom: 15, trailing: 16)
  /// The minimum height of a row, with the default size of text.
  var minHeight: CGFloat = 52
  /// The distances between rows, headers and footers.
  var distances: ListDistances
  var pinsHeaders = false

  // MARK: Rows

  /// The corner radius of the shape behind the rows of a section, or nil for none.
  var cornerRadius: CGFloat?
  /// The color behind a row.
  var rowFill: AnyShapeStyle?
  /// A Boolean value that indicates whether there are lines between rows.
  var hasSeparators = true
  var separatorColor = Color(uiColor: .separator)
  /// A Boolean value that indicates whether the list tells every other row apart.
  var alternatesRows = false
  /// A Boolean value that indicates whether the shapes behind every other row continue below the rows.
  var alternatesBelowRows = false
  /// The color and the corner radius of the shape behind every other row, in a list that tells them apart.
  var alternateFill = Color(uiColor: .quaternarySystemFill)
  var alternateRadius: CGFloat = 0
  /// The line around the rows of a list, or nil for none.
  var border: Color?

  // MARK: Selection

  /// The color behind a selected or pressed row.
  var selectionFill = Color(uiColor: .systemGray4)
  /// The distance from the edges of the row to the shape behind a selected row, and the corner radius of that shape.
  var selectionInset: CGFloat = 0
  var selectionRadius: CGFloat = 0

  // MARK: Around rows

  /// The color behind the list.
  var ground = Color.clear
  var headerFont: Font = .body.weight(.semibold)
  var headerInsets = EdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
  var footerFont: Font = .footnote
  var footerInsets = EdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
  var footerAlignment = HorizontalAlignment.leading
  /// A Boolean value that indicates whether people show and hide the content of a section with its header.
  var disclosesSections = false

  // MARK: Labels

  /// The width of the room for the icon of a label, and its distance from the title.
  var iconWidth: CGFloat = 24
  var iconSpacing: CGFloat = 16
  var iconScale = Image.Scale.large

  // MARK: Disclosure groups

  /// The distance by which the rows inside a disclosure group are further in.
  var indentation: CGFloat = 10
  var isChevronTrailing = true
  var chevron = CGSize(width: 7, height: 12)
  var chevronSpacing: CGFloat = 8
}

extension ListMetrics {
  init(_ look: _ListLook, _ idiom: InterfaceIdiom, _ scheme: ColorScheme, _ kind: ListKind) {
    switch kind {
    case .table(let alternatesRows, let hasHeader): self = .table(alternatesRows: alternatesRows, hasHeader: hasHeader)
    case .compactTable: self = .phonePlain
    case .list, .form: self.init(look, idiom, scheme, isForm: kind == .form)
    }
  }

  private init(_ look: _ListLook, _ idiom: InterfaceIdiom, _ scheme: ColorScheme, isForm: Bool) {
    switch (idiom, look.kind) {
    case (.phone, .plain), (.phone, .inset), (.phone, .bordered): self = .phonePlain
    case (.phone, .grouped): self = .phoneGrouped(margin: 0, cornerRadius: nil)
    case (.phone, _): self = .phoneGrouped(margin: 16, cornerRadius: 26)
    case (.desktop, _) where isForm: self = .desktopForm
    case (.desktop, .grouped), (.desktop, .insetGrouped): self = .desktopForm
    case (.desktop, .plain): self = .desktop(margin: 8, top: 4)
    case (.desktop, .sidebar): self = .sidebar
    case (.desktop, .bordered):
      self = .desktop(margin: 7, top: 4)
      border = .ink(63)
    case (.desktop, _): self = .desktop(margin: 16, top: 10)
    }
    if look.kind == .bordered, idiom == .phone { border = Color(uiColor: .separator) }
    alternatesRows = look.alternatesRows
    if look.alternatesRows { hasSeparators = false }
    disclosesSections = look.kind == .sidebar
    if idiom == .desktop { (alternateFill, alternateRadius) = (.ink(11), 6) }
    if idiom == .desktop, rowFill == nil, look.kind != .sidebar { ground = Self.desktopGround(scheme) }
  }

  // MARK: Phone

  private static func phoneGrouped(margin: CGFloat, cornerRadius: CGFloat?) -> ListMetrics {
    ListMetrics(
      margin: margin,
      distances: ListDistances(
        header: .init(atTop: 10, afterRow: 27.5, afterFooter: 16),
        rows: .init(atTop: 35, afterRow: 35, afterFooter: 23.5),
        afterHeader: 10, beforeFooter: 8, betweenRows: 0, atBottom: 35),
      cornerRadius: cornerRadius, rowFill: AnyShapeStyle(Color(uiColor: .secondarySystemGroupedBackground)),
      ground: Color(uiColor: .systemGroupedBackground))
  }

  private static var phonePlain: ListMetrics {
    ListMetrics(
      distances: ListDistances(
        header: .init(atTop: 22, afterRow: 32, afterFooter: 32), rows: .init(atTop: 0, afterRow: 0, afterFooter: 0),
        afterHeader: 10, beforeFooter: 8, betweenRows: 0, atBottom: 0),
      pinsHeaders: true, rowFill: AnyShapeStyle(Color(uiColor: .systemBackground)),
      ground: Color(uiColor: .systemBackground))
  }

  // MARK: Desktop

  private static func desktop(margin: CGFloat, top: CGFloat) -> ListMetrics {
    ListMetrics(
      margin: margin - 8, insets: EdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8), minHeight: 24,
      distances: ListDistances(
        header: .init(atTop: top, afterRow: 20, afterFooter: 20), rows: .init(atTop: top, afterRow: 0, afterFooter: 20),
        afterHeader: 0, beforeFooter: 4, betweenRows: 0, atBottom: top),
      separatorColor: .ink(25), selectionFill: .ink(35), selectionInset: 2, selectionRadius: 7,
      headerFont: .subheadline.weight(.semibold), headerInsets: EdgeInsets(top: 7, leading: 8, bottom: 7, trailing: 8),
      footerFont: .subheadline, footerInsets: EdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8),
      iconWidth: 16, iconSpacing: 6, iconScale: .medium, indentation: 13, isChevronTrailing: false,
      chevron: CGSize(width: 5, height: 5.5), chevronSpacing: 3.5)
  }

  static func desktopGround(_ scheme: ColorScheme) -> Color {
    scheme == .dark ? Color(white: 30 / 255) : .white
  }

  /// The distance of the rows of a table from its edges.
  static var tableMargin: CGFloat { 10 }

  private static func table(alternatesRows: Bool, hasHeader: Bool) -> ListMetrics {
    // Without a header, the first row is as far from the edge as that of an inset list.
    var metrics = desktop(margin: tableMargin + 8, top: hasHeader ? 5 : 10)
    metrics.insets = EdgeInsets(top: 4, leading: 0, bottom: 4, trailing: 0)
    (metrics.hasSeparators, metrics.alternatesRows) = (false, alternatesRows)
    metrics.alternatesBelowRows = alternatesRows
    (metrics.alternateFill, metrics.alternateRadius) = (.ink(11), 6)
    (metrics.selectionInset, metrics.selectionRadius) = (0, 6)
    metrics.distances.atBottom = 5
    return metrics
  }

  private static var sidebar: ListMetrics {
    var metrics = desktop(margin: 10, top: 10)
    metrics.insets = EdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    (metrics.minHeight, metrics.hasSeparators) = (32, false)
    (metrics.selectionInset, metrics.ground) = (0, .sidebarGround)
    return metrics
  }

  private static var desktopForm: ListMetrics {
    var metrics = desktop(margin: 28, top: 20)
    let sides = EdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 10)
    metrics.insets = EdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
    metrics.minHeight = 36
    metrics.distances = ListDistances(
      header: .init(atTop: 20, afterRow: 30, afterFooter: 20), rows: .init(atTop: 20, afterRow: 10, afterFooter: 20),
      afterHeader: 10, beforeFooter: 10, betweenRows: 0, atBottom: 20)
    (metrics.cornerRadius, metrics.rowFill, metrics.separatorColor) = (10, AnyShapeStyle(Color.ink(8)), .ink(20))
    (metrics.selectionInset, metrics.selectionRadius) = (0, 0)
    (metrics.headerFont, metrics.headerInsets) = (.body.weight(.semibold), sides)
    (metrics.footerFont, metrics.footerInsets, metrics.footerAlignment) = (.body, sides, .trailing)
    return metrics
  }
}

extension Color {
  /// Returns black, or white in the dark scheme, with an opacity from 0 to 255.
  fileprivate static func ink(_ opacity: Double) -> Color { Color.primary.opacity(opacity / 255) }

  /// The ground of a sidebar, over the window.
  fileprivate static var sidebarGround: Color { .ink(15) }
}
