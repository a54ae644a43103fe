import SwiftUI

/// Uses every modifier that sets a value of the environment, and those that are about the view as such.
struct EveryModifier: View {
  @State private var renamed = 0

  var body: some View {
    VStack {
      Text("Text")
        .font(.custom("Inter", size: 14, relativeTo: .body))
        .fontWeight(.medium)
        .fontDesign(.monospaced)
        .fontWidth(.expanded)
        .bold()
        .italic()
        .monospaced()
        .monospacedDigit()
        .textScale(.secondary)
        .underline(pattern: .dot, color: .red)
        .strikethrough(false)
        .kerning(1)
        .tracking(1)
        .baselineOffset(2)
      Text("Lines")
        .lineLimit(3)
        .lineLimit(2...4)
        .lineLimit(...4)
        .lineLimit(2...)
        .lineLimit(2, reservesSpace: true)
        .lineSpacing(3)
        .multilineTextAlignment(.center)
        .truncationMode(.head)
        .allowsTightening(true)
        .minimumScaleFactor(0.8)
        .textCase(.lowercase)
        .autocorrectionDisabled()
        .textSelectionAffinity(.upstream)
        .textSelection(.enabled)
        .textRenderer(Underlining())
        .onModifierKeysChanged(mask: .option) { _, _ in }
        .textInputBorderShape(.capsule)
        .writingToolsBehavior(.limited)
      Text("Colours")
        .foregroundStyle(.blue, .secondary, .tertiary)
        .foregroundStyle(LinearGradient(colors: [.red, .orange], startPoint: .top, endPoint: .bottom))
        .tint(.mint)
        .backgroundStyle(.thinMaterial)
        .colorScheme(.dark)
        .preferredColorScheme(.light)
        .materialActiveAppearance(.active)
        .contentTransition(.numericText(countsDown: true))
        .redacted(reason: .privacy)
        .unredacted()
        .privacySensitive()
        .invalidatableContent()
      Text("Symbols")
        .imageScale(.small)
        .allowedDynamicRange(.high)
        .symbolRenderingMode(.hierarchical)
        .symbolColorRenderingMode(.gradient)
        .symbolVariableValueMode(.draw)
        .symbolVariant(.circle)
        .labelsHidden()
        .labelIconToTitleSpacing(4)
        .labelReservedIconWidth(20)
      Button("Controls") {}
        .keyboardShortcut("s", modifiers: [.command, .shift])
        .keyboardShortcut(.defaultAction)
        .controlSize(.mini)
        .buttonRepeatBehavior(.enabled)
        .buttonSizing(.flexible)
        .badgeProminence(.increased)
        .springLoadingBehavior(.enabled)
        .menuIndicator(.hidden)
        .menuOrder(.fixed)
        .navigationLinkIndicatorVisibility(.hidden)
        .focusEffectDisabled()
        .hoverEffectDisabled()
      Group {
        Renaming()
        Linking()
        Refreshing()
      }
      .headerProminence(.increased)
      .scrollDisabled(true)
      .scrollIndicators(.hidden, axes: .vertical)
      .scrollBounceBehavior(.basedOnSize)
      .scrollDismissesKeyboard(.interactively)
      .renameAction { renamed += 1 }
      .refreshable { renamed = 0 }
      .environment(\.openURL, OpenURLAction { $0.scheme == "app" ? .handled : .discarded })
      Text("Renamed \(renamed)")
    }
    .dynamicTypeSize(.small ... .accessibility3)
    .previewLayout(.sizeThatFits)
  }
}

private struct Renaming: View {
  @Environment(\.rename) private var rename
  var body: some View { Button("Rename") { rename?() } }
}

private struct Refreshing: View {
  @Environment(\.refresh) private var refresh
  var body: some View {
    Button("Refresh") { Task { await refresh?() } }.disabled(refresh == nil)
  }
}

private struct Linking: View {
  @Environment(\.openURL) private var openURL
  @State private var isAccepted: Bool?

  var body: some View {
    Button("Open \(isAccepted.map(String.init) ?? "")") {
      guard let url = URL(string: "app://settings") else { return }
      openURL(url) { isAccepted = $0 }
    }
  }
}

/// A renderer of texts, by runs.
private struct Underlining: TextRenderer {
  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    for run in layout.flatMap({ $0 }) {
      let bounds = run.typographicBounds.rect
      context.stroke(
        Path { $0.addLines([CGPoint(x: bounds.minX, y: bounds.maxY), CGPoint(x: bounds.maxX, y: bounds.maxY)]) },
        with: .color(.orange), lineWidth: 1)
      context.draw(run)
    }
  }
}
