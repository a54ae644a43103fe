import SwiftUI

extension EnvironmentValues {
  @Entry var accent = Color.blue
}

struct Counter: View {
  @State private var count = 3
  @State private var isShowingDetails = false
  @Environment(\.accent) private var accent

  var body: some View {
    VStack(spacing: 12) {
      Text("\(count)").font(.largeTitle).foregroundStyle(accent)
      Button("Add one") { count += 1 }
      Button("Details") { isShowingDetails = true }
    }
    .sheet(isPresented: $isShowingDetails) { Details(count: count).presentationDetents([.medium]) }
  }
}

struct Details: View {
  let count: Int
  @Environment(\.accent) private var accent
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(spacing: 12) {
      Text("\(count) so far").font(.headline).foregroundStyle(accent)
      Button("Done") { dismiss() }
    }
  }
}
