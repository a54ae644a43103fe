internal import CanopyCore
package import CanopyLayout
package import CanopyStyle
package import CanopyText
package import Foundation

// Alerts and dialogs.
extension ControlTokens {
  /// The dimensions and fonts of the cards of an alert or a dialog.
  package struct Question: Equatable {
    /// The preferred width, or nil for the width of the window.
    package fileprivate(set) var width: CGFloat?
    /// The preferred width with the largest letters, or nil for the width of the window.
    package fileprivate(set) var largeTypeWidth: CGFloat?
    package let cornerRadius: CGFloat
    package let cardSpacing: CGFloat = 8
    /// The distances of the text from the edges of its card.
    package fileprivate(set) var textPadding: EdgeInsets
    package let alignment: HorizontalAlignment
    package fileprivate(set) var titleFont: Font
    package let messageFont: Font
    package fileprivate(set) var isTextSecondary = false
    package let iconSpacing: CGFloat = 10
    package let iconSize: CGFloat = 40
    package let lineSpacing: CGFloat
    /// The distance above the fields, and above the switch that suppresses the alert.
    package let partSpacing: CGFloat = 14
    package let fieldPadding: EdgeInsets
    package let fieldRadius: CGFloat
    package let fieldFont: Font
    /// The distance by which the box around the fields is wider than the text, on each side.
    package fileprivate(set) var fieldOutset: CGFloat = 0
    package let rowPadding: EdgeInsets
    /// The minimum height of a button.
    package let rowHeight: CGFloat
    package let rowFont: Font
    /// The boxes of the buttons, or nil for rows as wide as the card with lines between them.
    package let boxes: Boxes?

    package struct Boxes: Equatable {
      /// The corner radius, or nil for capsules.
      package let cornerRadius: CGFloat?
      package let fill: Color
      package let border: Color?
      package let borderWidth: CGFloat
      package let spacing: CGFloat
      /// The distances of the buttons from the edges of their card.
      package let margins: EdgeInsets
    }
  }

  /// An alert, or a dialog in the middle of a wide window. Alerts of the desktop weren't measured. Their buttons are the large ones
  /// of the desktop.
  package var question: Question { isPhone ? phoneAlert : desktopAlert }

  /// Returns the table of an alert or a dialog.
  ///
  /// - Parameter isSheet: A Boolean value that indicates whether the cards are at the lower edge of a narrow window.
  package func question(isSheet: Bool) -> Question { isSheet ? choice : question }

  /// The cards of a dialog at the lower edge of a narrow window.
  private var choice: Question {
    if isPhone { return phoneChoice }
    var choice = desktopAlert
    (choice.width, choice.largeTypeWidth) = (nil, nil)
    choice.textPadding.bottom = choice.textPadding.top
    (choice.titleFont, choice.isTextSecondary) = (.footnote.weight(.semibold), true)
    return choice
  }

  private var phoneAlert: Question {
    Question(
      width: 299, largeTypeWidth: 358, cornerRadius: 34,
      textPadding: EdgeInsets(top: 21.5, leading: 28.5, bottom: 27, trailing: 28.5), alignment: .leading,
      titleFont: .body.bold(), messageFont: .subheadline, lineSpacing: 10.5, fieldPadding: phoneFieldPadding,
      fieldRadius: 7, fieldFont: .footnote, fieldOutset: 14, rowPadding: phoneRowPadding, rowHeight: 46.5,
      rowFont: .body,
      boxes: Question.Boxes(
        cornerRadius: nil, fill: ink(15), border: desktopBorder, borderWidth: 1, spacing: 8.5,
        margins: EdgeInsets(top: 0, leading: 13.5, bottom: 13, trailing: 13.5)))
  }

  private var phoneChoice: Question {
    Question(
      width: nil, largeTypeWidth: nil, cornerRadius: 14,
      textPadding: EdgeInsets(top: 14, leading: 16, bottom: 14, trailing: 16), alignment: .center,
      titleFont: .footnote.weight(.semibold), messageFont: .footnote, isTextSecondary: true, lineSpacing: 3,
      fieldPadding: phoneFieldPadding, fieldRadius: 7, fieldFont: .footnote, rowPadding: phoneRowPadding, rowHeight: 57,
      rowFont: .title3, boxes: nil)
  }

  private var phoneFieldPadding: EdgeInsets { EdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8) }
  private var phoneRowPadding: EdgeInsets { EdgeInsets(top: 11, leading: 12, bottom: 11, trailing: 12) }

  private var desktopAlert: Question {
    let large = ControlTokens(idiom: idiom, size: .large, contrast: contrast, scheme: scheme, isEnabled: isEnabled)
    let (button, frame) = (large.button, large.fieldFrame)
    let (x, y) = (button.padding.width, button.padding.height)
    return Question(
      width: 270, largeTypeWidth: 270, cornerRadius: 14,
      textPadding: EdgeInsets(top: 20, leading: 16, bottom: 16, trailing: 16), alignment: .center, titleFont: .headline,
      messageFont: .subheadline, lineSpacing: 3, fieldPadding: EdgeInsets(top: 4, leading: 6, bottom: 4, trailing: 6),
      fieldRadius: frame.cornerRadius, fieldFont: .body,
      rowPadding: EdgeInsets(top: y, leading: x, bottom: y, trailing: x), rowHeight: button.height,
      rowFont: button.font,
      boxes: Question.Boxes(
        cornerRadius: button.cornerRadius, fill: button.fill, border: button.border, borderWidth: button.borderWidth,
        spacing: 8, margins: EdgeInsets(top: 0, leading: 16, bottom: 16, trailing: 16)))
  }
}
