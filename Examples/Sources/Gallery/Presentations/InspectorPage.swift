import SwiftUI

/// A drawing whose details are in an inspector: a column beside it, or a sheet.
struct InspectorPage: View {
  @State private var isShown = true
  @State private var radius = 0.35
  @State private var hasShadow = true

  var body: some View {
    VStack(spacing: 0) {
      HStack {
        Text("Poster").font(.headline)
        Spacer()
        Button("Details", systemImage: "info.circle") { isShown.toggle() }
      }
      .padding(16)
      Divider()
      RoundedRectangle(cornerRadius: 120 * radius)
        .fill(.orange.gradient)
        .shadow(radius: hasShadow ? 12 : 0, y: hasShadow ? 6 : 0)
        .frame(maxWidth: 260, maxHeight: 260)
        .padding(32)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
    }
    .inspector(isPresented: $isShown) {
      ShapeDetails(radius: $radius, hasShadow: $hasShadow)
        .inspectorColumnWidth(min: 220, ideal: 260, max: 360)
        .presentationDetents([.height(300), .large])
        .presentationBackgroundInteraction(.enabled)
    }
    .tint(.orange)
  }
}

private struct ShapeDetails: View {
  @Binding var radius: Double
  @Binding var hasShadow: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 20) {
      Text("Shape").font(.title3.bold())
      VStack(alignment: .leading, spacing: 4) {
        Text("Corner radius").font(.subheadline).foregroundStyle(.secondary)
        Slider(value: $radius, in: 0...1) { Text("Corner radius") }
      }
      Toggle("Shadow", isOn: $hasShadow)
      Divider()
      LabeledRow(name: "Width", value: "260")
      LabeledRow(name: "Height", value: "260")
      Spacer(minLength: 0)
    }
    .padding(20)
    .padding(.top, 8)
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

private struct LabeledRow: View {
  let name: LocalizedStringKey
  let value: String

  var body: some View {
    HStack {
      Text(name).foregroundStyle(.secondary)
      Spacer()
      Text(verbatim: value).monospacedDigit()
    }
    .font(.subheadline)
  }
}
