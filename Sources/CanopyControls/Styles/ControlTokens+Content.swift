internal import CanopyCore
internal import CanopyLayout
internal import CanopyStyle
internal import CanopyText
internal import Foundation

// Labeled content, disclosure groups, control groups, and views for missing content.
extension ControlTokens {
  // MARK: Labeled content

  struct LabeledContent: Equatable {
    let spacing: CGFloat = 8
    let alignment: VerticalAlignment
    /// A Boolean value that indicates whether label and content are at opposite edges of the room, with a secondary content.
    let fillsWidth: Bool
  }

  var labeledContent: LabeledContent {
    LabeledContent(alignment: isPhone ? .center : .firstTextBaseline, fillsWidth: isPhone || fillsRow)
  }

  // MARK: Disclosure group

  struct DisclosureGroup: Equatable {
    let isLabelTinted: Bool
    let isChevronTrailing: Bool
    /// The size of a chevron that points to the content's side, with the default size of text.
    let chevron: CGSize
    /// The width of the room for a chevron, which turns.
    let chevronRoom: CGFloat
    /// The color of the chevron, or nil for that of the label.
    let chevronColor: AnyShapeStyle?
    let spacing: CGFloat
    /// The distance above and below the label.
    let padding: CGFloat
  }

  var disclosureGroup: DisclosureGroup {
    isPhone
      ? DisclosureGroup(
        isLabelTinted: true, isChevronTrailing: true, chevron: CGSize(width: 8, height: 14), chevronRoom: 14,
        chevronColor: nil,
        spacing: 8, padding: 4)
      : DisclosureGroup(
        isLabelTinted: false, isChevronTrailing: false, chevron: scaled(CGSize(width: 6.5, height: 8)),
        chevronRoom: scaled(6.5),
        chevronColor: AnyShapeStyle(ink(64)), spacing: scaled(5), padding: scaled(4))
  }

  // MARK: Control group

  /// The dimensions of the controls in one shape.
  struct ControlGroup: Equatable {
    let padding: CGSize
    let height: CGFloat
    /// The corner radius of the shape around the controls, or nil for a capsule.
    let cornerRadius: CGFloat?
    let fill: Color
    let border: Color?
    let borderWidth: CGFloat = 1
    /// A Boolean value that indicates whether the columns of a palette divide the room for them.
    let fillsWidth: Bool
    /// The fill of a control that is on.
    let onFill: Color
    let divider: Color
    let dividerWidth: CGFloat = 1
    let dividerInset: CGFloat
    let font: Font
    /// The distance between controls without a shape around them.
    let spacing: CGFloat
  }

  var controlGroup: ControlGroup {
    let segments = picker.segments
    return ControlGroup(
      padding: button.padding, height: isPhone ? button.padding.height * 2 + 20 : button.height,
      cornerRadius: button.isCapsule ? nil : button.cornerRadius,
      fill: button.fill, border: button.border, fillsWidth: segments.fillsWidth,
      onFill: isPhone ? button.fill : segments.pillFill,
      divider: segments.divider ?? ink(43),
      dividerInset: scaled(6), font: button.font, spacing: isPhone ? 16 : scaled(8))
  }

  // MARK: Content unavailable

  struct ContentUnavailable: Equatable {
    /// The size of the icon beside the default size of text, or nil for no icon.
    let iconSize: CGFloat?
    let titleFont: Font
    let titleColor: AnyShapeStyle
    let descriptionFont: Font
    let iconSpacing: CGFloat
    let descriptionSpacing: CGFloat
    let actionsSpacing: CGFloat
    let padding: EdgeInsets
    let alignment: Alignment
  }

  var contentUnavailable: ContentUnavailable {
    isPhone
      ? ContentUnavailable(
        iconSize: 48, titleFont: .title2.bold(), titleColor: AnyShapeStyle(.primary),
        descriptionFont: .subheadline, iconSpacing: 12, descriptionSpacing: 4, actionsSpacing: 20,
        padding: EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16), alignment: .center)
      : ContentUnavailable(
        iconSize: nil, titleFont: .largeTitle.bold(), titleColor: AnyShapeStyle(.secondary), descriptionFont: .body,
        iconSpacing: 12, descriptionSpacing: 12, actionsSpacing: 12,
        padding: EdgeInsets(top: 20, leading: 16, bottom: 16, trailing: 16), alignment: .top)
  }
}
