internal import CanopyCore
internal import CanopyLayout
internal import CanopyStyle
internal import CanopyText
internal import Foundation

// Menus, closed and open.
extension ControlTokens {
  struct Menu: Equatable {
    /// The chevron that marks a button as a menu, or nil for none.
    let indicator: Indicator?
    /// The dimensions of a menu with a primary action, or nil if such a menu is one button.
    let split: Split?
    let font: Font
    let captionFont: Font
    let cornerRadius: CGFloat
    let minWidth: CGFloat
    /// The distance between the rows and the upper and the lower edge of the card.
    let cardPadding: CGFloat
    /// The padding around the preview of a view whose menu is open.
    let previewPadding: CGFloat
    let rowHeight: CGFloat
    let rowPadding: CGSize
    let checkmarkWidth: CGFloat
    /// The distance between the parts of a row.
    let spacing: CGFloat
    let iconWidth: CGFloat
    /// The size of the chevron of a closed submenu.
    let chevron: CGSize
    let columnPadding: CGFloat
    /// The color behind a column that is turned on.
    let columnFill: Color
    let columnSpacing: CGFloat
    let captionPadding: CGFloat
    let separator: Color
    let separatorHeight: CGFloat
    let separatorInset: CGSize
    /// The color behind a row that is pressed, below the pointer or chosen by keys, and of its label; nil for the usual color.
    let highlight: AnyShapeStyle
    let highlightedLabel: Color?
    let highlightRadius: CGFloat
    let highlightInset: CGFloat
    let disabledOpacity: Double

    struct Indicator: Equatable {
      let width: CGFloat
      let spacing: CGFloat
      /// The length by which the chevron extends into the padding of the button.
      let overhang: CGFloat
    }

    /// The part with a chevron that opens a menu, beside the button of its primary action.
    struct Split: Equatable {
      let labelTrailing: CGFloat
      let width: CGFloat
      let chevronWidth: CGFloat
      let divider: Color
      let dividerWidth: CGFloat = 1
      let dividerInset: CGFloat
    }
  }

  var menu: Menu { isPhone ? phoneMenu : desktopMenu }

  private var phoneMenu: Menu {
    Menu(
      indicator: nil, split: nil, font: .body, captionFont: .footnote, cornerRadius: 26, minWidth: 220,
      cardPadding: 8, previewPadding: 20, rowHeight: 42, rowPadding: CGSize(width: 20, height: 10),
      checkmarkWidth: 15, spacing: 12, iconWidth: 24,
      chevron: CGSize(width: 7, height: 12),
      columnPadding: 8, columnFill: ink(26), columnSpacing: 4, captionPadding: 6, separator: Color(uiColor: .separator),
      separatorHeight: 1,
      separatorInset: CGSize(width: 20, height: 7), highlight: AnyShapeStyle(button.fill), highlightedLabel: nil,
      highlightRadius: 18, highlightInset: 8, disabledOpacity: button.disabledOpacity)
  }

  private var desktopMenu: Menu {
    // The chevron is centered 12 points from the end, and the whole is 47.5 wider than the label.
    let (edge, chevron, padding) = (scaled(12), scaled(7), button.padding.width)
    let overhang = padding - (edge - chevron / 2)
    let spacing = scaled(47.5) - 2 * padding - chevron + overhang
    // With a primary action, it is centered 11.25 points from the end, and the whole is 45 wider than the label.
    let part = desktopHeight * 22.5 / 24
    return Menu(
      indicator: Menu.Indicator(width: chevron, spacing: spacing, overhang: overhang),
      split: Menu.Split(
        labelTrailing: scaled(45) - padding - part, width: part, chevronWidth: chevron, divider: ink(43),
        dividerInset: scaled(5)),
      font: .body, captionFont: .subheadline, cornerRadius: 10, minWidth: 80, cardPadding: 5, previewPadding: 14,
      rowHeight: 24,
      rowPadding: CGSize(width: 14, height: 4), checkmarkWidth: 10, spacing: 6, iconWidth: 16,
      chevron: CGSize(width: 5.5, height: 9), columnPadding: 6, columnFill: ink(26),
      columnSpacing: 2, captionPadding: 4, separator: ink(26), separatorHeight: 1,
      separatorInset: CGSize(width: 14, height: 5), highlight: AnyShapeStyle(.tint), highlightedLabel: .white,
      highlightRadius: 6, highlightInset: 5, disabledOpacity: button.disabledOpacity)
  }
}
