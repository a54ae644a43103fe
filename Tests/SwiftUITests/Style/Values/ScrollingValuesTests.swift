import SwiftUI
import Testing

/// Values that scroll views read.
@MainActor @Suite struct ScrollingValuesTests {
  @Test func isScrollEnabledIsInherited() throws {
    try expectFlow(of: \.isScrollEnabled, default: true, host: false, subtree: true)
    #expect(try !seen(\.isScrollEnabled) { $0.scrollDisabled(true) })
    #expect(try seen(\.isScrollEnabled) { $0.scrollDisabled(false).scrollDisabled(true) })
  }

  @Test func scrollIndicatorVisibilityIsInherited() throws {
    try expectFlow(of: \.horizontalScrollIndicatorVisibility, default: .automatic, host: .visible, subtree: .hidden)
    try expectFlow(of: \.verticalScrollIndicatorVisibility, default: .automatic, host: .never, subtree: .hidden)
  }

  @Test func scrollIndicatorsApplyToTheGivenAxes() throws {
    #expect(try seen(\.horizontalScrollIndicatorVisibility) { $0.scrollIndicators(.hidden) } == .hidden)
    #expect(try seen(\.verticalScrollIndicatorVisibility) { $0.scrollIndicators(.hidden) } == .hidden)
    let modify = { (text: Text) in text.scrollIndicators(.never, axes: .vertical).scrollIndicators(.visible) }
    #expect(try seen(\.horizontalScrollIndicatorVisibility, inside: modify) == .visible)
    #expect(try seen(\.verticalScrollIndicatorVisibility, inside: modify) == .never)
  }

  @Test func scrollBounceBehaviorAppliesToTheVerticalAxisByDefault() throws {
    #expect(EnvironmentValues().verticalScrollBounceBehavior.kind == .automatic)
    let modify = { (text: Text) in text.scrollBounceBehavior(.basedOnSize) }
    #expect(try seen(\.verticalScrollBounceBehavior, inside: modify).kind == .basedOnSize)
    #expect(try seen(\.horizontalScrollBounceBehavior, inside: modify).kind == .automatic)
    let both = { (text: Text) in text.scrollBounceBehavior(.always, axes: [.horizontal, .vertical]) }
    #expect(try seen(\.verticalScrollBounceBehavior, inside: both).kind == .always)
    #expect(try seen(\.horizontalScrollBounceBehavior, inside: both).kind == .always)
  }

  @Test func scrollDismissesKeyboardModeIsInherited() throws {
    #expect(EnvironmentValues().scrollDismissesKeyboardMode.kind == .automatic)
    let modify = { (text: Text) in text.scrollDismissesKeyboard(.never).scrollDismissesKeyboard(.immediately) }
    #expect(try seen(\.scrollDismissesKeyboardMode, inside: modify).kind == .never)
  }
}
